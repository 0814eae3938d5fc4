"""All that goes over the wire, both ways. `web/src/wire.ts` is generated from this module.

A browser speaks `Ask`s over a socket that belongs to one table and is answered with `Tell`s. Words
travel as keys and arguments and are said in the browser, so that a reader may change the language
at any time. What a seat is shown and asked are `View` and `Prompt` of the core.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from tatami.core.view import Face, Prompt, View, ZoneView
from tatami.core.words import Words
from tatami.match.log import LogLine

PROTOCOL: Final = 1
LONGEST_NAME: Final = 40
MOST_MINE: Final = 50  # seats a browser may ask after at once
GALLERY: Final = -1  # the seat number of a spectator's link

Key = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{22,43}\Z")]  # a secret, in the URL's fragment
ID: Final = r"\A[A-Za-z0-9_-]{22}\Z"
Id = Annotated[str, Meta(pattern=ID)]  # of a table: 128 bits
Client = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{1,32}\Z")]  # a key of the sender's own for one request
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Word = Annotated[str, Meta(max_length=64)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
Nonce = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{0,64}\Z")]  # a player's own part in the shuffles
Path = Annotated[list[Word], Meta(max_length=16)]
Level = Annotated[str, Meta(pattern=r"\A[a-z_]{0,32}\Z")]
SettingWords = Annotated[dict[Word, Word], Meta(max_length=64)]

PaceKind = Literal["off", "decision", "bank", "days"]
Phase = Literal["open", "running", "over", "parked"]


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long one may think. `seconds` for a decision (or in the bank, to which each decision
    adds `extra`); with `days` it is a number of days."""

    kind: PaceKind = "off"
    seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0
    extra: Annotated[int, Meta(ge=0, le=3_600)] = 0


# -- what a browser asks -----------------------------------------------------------------------


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="ask"):
    """A frame from a browser. Those with a `client` key get exactly one `Answer`."""


class Hello(Ask, frozen=True, tag="hello"):
    """The first frame: which table, and the secret that says which seat (or the gallery)."""

    table: Id
    key: Key


class Ping(Ask, frozen=True, tag="ping"):
    """Answered with `Pong`: so a browser notices a line that went dead."""


class Decide(Ask, frozen=True, tag="decide"):
    """A decision, for the prompt that came with number `n`."""

    client: Client
    n: Number
    code: Number


class TakeBack(Ask, frozen=True, tag="take_back"):
    client: Client
    n: Number


class Draft(Ask, frozen=True, tag="draft"):
    """What is staged and not yet decided, for the prompt of number `n`: kept for this seat alone."""

    n: Number
    path: Path


class Touch(Ask, frozen=True, tag="touch"):
    """I am back: no bot stands in for me any more."""

    client: Client


class Rename(Ask, frozen=True, tag="rename"):
    client: Client
    name: Name


class SetUp(Ask, frozen=True, tag="set_up"):
    """The host changes what will be played; only before the match."""

    client: Client
    options: SettingWords
    pace: Pace
    public: bool


class SetSeat(Ask, frozen=True, tag="set_seat"):
    """The host puts a bot of a level on a seat, also in a person's place; or, with an empty level,
    gives it back to its person. `free` opens it for somebody else, and its links stop working."""

    client: Client
    seat: Number
    bot: Level = ""
    free: bool = False


class SetSeats(Ask, frozen=True, tag="set_seats"):
    """The host changes how many seats there are; only before the match."""

    client: Client
    seats: Number


class Invite(Ask, frozen=True, tag="invite"):
    """The host asks for a link: to an open seat, or to the gallery (-1)."""

    client: Client
    seat: Annotated[int, Meta(ge=GALLERY, le=64)]


class Phone(Ask, frozen=True, tag="phone"):
    """A code that moves this seat to another device: once, within ten minutes."""

    client: Client


class Start(Ask, frozen=True, tag="start"):
    client: Client


class Rematch(Ask, frozen=True, tag="rematch"):
    client: Client


class Leave(Ask, frozen=True, tag="leave"):
    """Give my seat up: a running match goes on with a bot in it."""

    client: Client


Request: TypeAlias = (
    Decide | TakeBack | Touch | Rename | SetUp | SetSeat | SetSeats | Invite | Phone | Start | Rematch | Leave
)
AnyAsk: TypeAlias = Hello | Ping | Draft | Request


# -- what a browser is told ---------------------------------------------------------------------


class Tell(msgspec.Struct, frozen=True, tag_field="tell"):
    """A frame to a browser."""


class SeatState(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str
    person: bool  # somebody holds its link
    bot: str  # the level of the bot that plays it now, if one does
    here: bool  # its person is connected


class Table(Tell, frozen=True, tag="table"):
    """The table around the match: sent on joining and whenever it changes."""

    id: str
    game: str
    phase: Phase
    seats: list[SeatState]
    host: int
    you: int  # your seat, or the number of seats: the gallery
    options: dict[str, str]
    pace: Pace
    public: bool
    round: int  # matches played here, this one included
    commitment: str  # to the deal; empty before the match
    why: Words | None = None  # it is parked


class Clock(msgspec.Struct, frozen=True):
    """Who is awaited: since how many milliseconds, and how many are left (-1: no limit)."""

    seat: int
    waited: int
    left: int


class Scene(Tell, frozen=True, tag="scene"):
    """The whole match as you may see it: on joining, after a take-back, and when a match begins."""

    n: int  # how many decisions and take-backs there were: the number of your prompt
    view: View
    prompt: Prompt
    log: list[LogLine]
    take_back: bool  # whether you may take your last decision back
    clocks: list[Clock]
    draft: list[str]


class Step(Tell, frozen=True, tag="step"):
    """One decision later. A zone or player that is left out is as before; `table` comes whole, or
    empty if nothing in it has changed."""

    n: int
    zones: list[ZoneView]
    table: dict[str, int | str]
    players: dict[int, dict[str, int | str]]  # by seat
    waiting: list[int]
    prompt: Prompt
    log: LogLine
    take_back: bool
    clocks: list[Clock]


class Drafted(Tell, frozen=True, tag="drafted"):
    """What another tab of your seat has staged."""

    n: int
    path: list[str]


class Result(Tell, frozen=True, tag="result"):
    """The match is over: the secret may be known now, so that the deal can be checked."""

    winners: list[int]
    rewards: list[float]
    secret: str


class Answer(Tell, frozen=True, tag="answer"):
    """The one answer to a request. `refused` says why nothing was changed."""

    client: str
    refused: Words | None = None
    section: str = ""  # the paragraph of the rulebook page, if there is one
    key: str = ""  # the secret asked for, to be put into a link


class Pong(Tell, frozen=True, tag="pong"):
    """The line is alive."""


class Notice(Tell, frozen=True, tag="notice"):
    """Something the whole house should know, such as a restart."""

    words: Words


class Bye(Tell, frozen=True, tag="bye"):
    """The last frame before the server closes."""

    why: Words


AnyTell: TypeAlias = Table | Scene | Step | Drafted | Result | Answer | Pong | Notice | Bye


# -- over HTTP ---------------------------------------------------------------------------------


class OptionInfo(msgspec.Struct, frozen=True):
    """`values` is empty for a whole number. `options` says what each edition sets."""

    name: str
    values: list[str]
    default: str


class GameInfo(msgspec.Struct, frozen=True):
    """What a browser needs to know about a game: its words come from `/words`."""

    name: str
    fewest: int
    most: int
    bots: list[str]
    options: list[OptionInfo]
    editions: dict[str, dict[str, str]]
    faces: list[Face]
    cards: str  # digest of the card table


class HouseInfo(msgspec.Struct, frozen=True):
    """What this server is."""

    protocol: int
    version: str
    games: list[GameInfo]
    origin: str  # what links are made with; empty: whatever the browser sees
    local_only: bool  # whether links work on this computer alone


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table with me as its host. Each of `seats` is `me` (once), `open` or `bot:LEVEL`."""

    game: Word
    seats: Annotated[list[Word], Meta(min_length=1, max_length=64)]
    name: Name = ""
    nonce: Nonce = ""
    options: SettingWords = {}
    pace: Pace = Pace()
    public: bool = False
    start: bool = False  # at once; no seat may be open then


class Seated(msgspec.Struct, frozen=True):
    """A seat of yours: the key goes into the link, and nowhere else."""

    table: str
    seat: int
    key: str


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name = ""
    nonce: Nonce = ""


class TableInfo(msgspec.Struct, frozen=True):
    """What a link tells before anybody sits down."""

    id: str
    game: str
    phase: Phase
    seats: list[SeatState]
    free: int  # the seat this invitation is for; -1 for none
    round: int


class MineAsk(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the seats a browser holds."""

    table: Id
    key: Key


class Mine(msgspec.Struct, frozen=True):
    """What has become of it. `seat` is -1 if the key opens nothing any more."""

    table: str
    seat: int
    game: str
    phase: Phase
    names: list[str]
    your_turn: bool


class Moment(msgspec.Struct, frozen=True):
    """A finished match after `n` decisions and take-backs."""

    n: int
    view: View
    log: LogLine | None
    undone: bool = False


class Replay(msgspec.Struct, frozen=True):
    """A finished match from one seat, moment by moment."""

    game: str
    seat: int
    names: list[str]
    moments: list[Moment]
    winners: list[int]


class Run(msgspec.Struct, frozen=True):
    """Text in one style."""

    text: str
    style: Literal["plain", "strong", "em", "code"] = "plain"


class Block(msgspec.Struct, frozen=True):
    """A heading (level 1 to 4), or a paragraph (0) with its number."""

    level: int
    section: str
    runs: list[Run]


class RulePage(msgspec.Struct, frozen=True):
    blocks: list[Block]


class Problem(msgspec.Struct, frozen=True):
    """What is wrong with a request, and what would be right."""

    refused: Words
    text: str  # the same in English
