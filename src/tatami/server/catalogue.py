"""What a browser is told about this house and its games."""

from __future__ import annotations

from importlib.resources import files

import tatami
from tatami.bots import bot_makers
from tatami.core.errors import one_of
from tatami.core.game import Game
from tatami.core.words import LANGUAGES
from tatami.games import all_games
from tatami.server.settings import Settings
from tatami.server.wire import PROTOCOL, GameInfo, HouseInfo, OptionInfo

PACKAGE = "tatami"


def house_info(settings: Settings) -> HouseInfo:
    games = [game_info(game) for game in all_games().values()]
    return HouseInfo(PROTOCOL, tatami.__version__, games, settings.origin, settings.local_only)


def game_info(game: Game) -> GameInfo:
    fewest, most = game.players
    cards = game.read_cards(None)
    usual = game.options.read({}, fewest).words()
    options = [OptionInfo(name, list(values), usual[name]) for name, values in game.options.choices().items()]
    return GameInfo(
        name=game.name,
        fewest=fewest,
        most=most,
        bots=list(bot_makers(game)),
        options=options,
        editions=game.options.EDITIONS,
        faces=game.printed(cards),
        cards=cards.digest,
    )


def fluent_source(game: Game, language: str) -> str:
    """All words a browser may need for this game, as one Fluent file."""
    if language not in LANGUAGES:
        raise one_of("language", language, list(LANGUAGES))
    sources = [
        files(package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
        for package in (PACKAGE, game.package)
    ]
    return "\n".join(sources)
