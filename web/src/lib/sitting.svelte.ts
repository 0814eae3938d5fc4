/** One seat at one table: what the server tells, and what this browser asks. */
import type { AnyTell, Answer, LogLine, Refusal, Result, Scene, Table, Words } from "../wire";
import { Board } from "./board.svelte";
import { Line } from "./line";
import type { LineState, Request } from "./line";
import { prefs } from "./prefs.svelte";
import { merged, sinceMyTurn } from "./scene";
import { exact, reachable, touch } from "./staging";

export type Why = Pick<Refusal, "words" | "section">;

export class Sitting {
  table = $state.raw<Table>();
  scene = $state.raw<Scene>();
  result = $state.raw<Result>();
  board = $state.raw<LiveBoard>();
  line = $state<LineState>("joining");
  notice = $state.raw<Words>();
  bye = $state.raw<Words>();
  refused = $state.raw<Why>(); // why what was tried last is not possible
  recap = $state.raw<LogLine[]>([]);
  deciding = $state(false);
  private readonly wire: Line;

  constructor(url: string, table: string, key: string) {
    this.wire = new Line(
      url,
      { table, key },
      (tell) => this.take(tell),
      (state) => (this.line = state),
    );
  }

  open(): void {
    this.wire.open();
  }

  close(): void {
    this.wire.close();
  }

  get isHost(): boolean {
    return this.table !== undefined && this.table.you === this.table.host;
  }

  get watches(): boolean {
    return this.table !== undefined && this.table.you >= this.table.seats.length;
  }

  take(tell: AnyTell): void {
    if (tell.tell === "table") this.setTable(tell);
    else if (tell.tell === "scene") this.setScene(tell);
    else if (tell.tell === "step") this.step(tell);
    else if (tell.tell === "drafted") this.setDraft(tell.n, tell.path);
    else if (tell.tell === "result") this.result = tell;
    else if (tell.tell === "notice") this.notice = tell.words;
    else if (tell.tell === "bye") this.bye = tell.why;
    if (this.board) this.board.winners = this.result?.winners ?? [];
  }

  private setTable(table: Table): void {
    if (table.round !== this.table?.round || table.phase === "open") this.result = undefined;
    if (table.round !== this.table?.round) this.recap = []; // of the match before
    if (table.phase === "open") this.scene = this.board = undefined;
    this.table = table;
    if (this.board) this.board.seats = table.seats;
  }

  private setScene(scene: Scene): void {
    if (this.scene === undefined && this.table?.phase === "running") this.recap = sinceMyTurn(scene);
    this.show(scene);
    if (scene.draft.length) this.setDraft(scene.n, scene.draft);
  }

  private step(step: Extract<AnyTell, { tell: "step" }>): void {
    if (this.scene) this.show(merged(this.scene, step));
  }

  private show(scene: Scene): void {
    const changed = scene.n !== this.scene?.n;
    this.scene = scene;
    this.board ??= new LiveBoard(this, scene, this.table?.seats ?? []);
    this.board.show(scene);
    if (changed) this.refused = undefined;
  }

  private setDraft(n: number, path: readonly string[]): void {
    if (n === this.scene?.n) this.board?.stage(path, path);
  }

  // -- what is asked --------------------------------------------------------------------------

  /** Staged for this seat alone: the server keeps it, the other tabs of the seat show it. */
  draft(path: readonly string[]): void {
    if (path.length) this.recap = []; // it has been read, and must not hide what goes with the first tap
    if (this.scene) this.wire.send({ ask: "draft", n: this.scene.n, path: [...path] });
  }

  async decide(code: number): Promise<void> {
    if (!this.scene || this.deciding) return;
    this.deciding = true;
    this.recap = [];
    await this.request({ ask: "decide", n: this.scene.n, code });
    this.deciding = false;
  }

  /** Any tap on the table takes my seat back from the bot that stands in for me. */
  comeBack(): void {
    const mine = this.table?.seats[this.table.you];
    if (this.table?.phase === "running" && mine?.person && mine.bot) void this.request({ ask: "touch" });
  }

  async takeBack(): Promise<void> {
    if (this.scene?.take_back) await this.request({ ask: "take_back", n: this.scene.n });
  }

  async request(request: Request): Promise<Answer> {
    const answer = await this.wire.request(request);
    this.refused = answer.refused ? { words: answer.refused, section: answer.section } : undefined;
    return answer;
  }
}

/** The board of a running match: what is tapped is staged, and committed by `play`. */
export class LiveBoard extends Board {
  constructor(
    private readonly sitting: Sitting,
    scene: Scene,
    seats: Table["seats"],
  ) {
    super(scene.view, seats);
  }

  show(scene: Scene): void {
    const kept = this.isStillAsked(scene) ? [this.staged, this.touched] as const : undefined;
    this.view = scene.view;
    this.prompt = scene.prompt;
    this.clocks = scene.clocks;
    this.heard = Date.now();
    if (kept) {
      this.stage(...kept);
      if (kept[0].length) this.sitting.draft(kept[0]);
    } else {
      this.stage([], []);
      this.stageTheOnlyOne();
    }
  }

  /** Where several decide at once, another's decision does not touch what I have staged. */
  private isStillAsked(scene: Scene): boolean {
    const others = scene.log.at(-1)?.seat !== this.you;
    return this.asked && others && JSON.stringify(scene.prompt) === JSON.stringify(this.prompt);
  }

  /** Where one thing alone can be done, it waits in the Play bar. */
  private stageTheOnlyOne(): void {
    const [only, another] = this.prompt.choices;
    if (only && !another) this.stage(only.path, only.path);
  }

  stage(staged: readonly string[], touched: readonly string[]): void {
    this.staged = staged;
    this.touched = touched;
  }

  override tap(thing: string): void {
    this.sitting.comeBack();
    const name = this.named(thing);
    if (name !== thing && this.staged.includes(name) && !this.touched.includes(thing)) {
      this.touched = this.touched.map((each) => (this.named(each) === name ? thing : each)); // its like instead
      return;
    }
    const found = touch(this.prompt, this.staged, name);
    if (found.kind === "nothing") return;
    this.sitting.refused = found.kind === "refused" ? found.refusal : undefined;
    if (found.kind === "refused") return;
    const kept = this.touched.slice(0, Math.max(found.path.length - 1, 0));
    const shorter = found.path.length < this.staged.length && !found.path.includes(name);
    this.stage(found.path, shorter ? this.touched.slice(0, found.path.length) : [...kept, thing]);
    this.sitting.draft(found.path);
    if (prefs.playAtOnce) this.playIfComplete();
  }

  private playIfComplete(): void {
    const more = reachable(this.prompt, this.staged).length > 1;
    if (!more && exact(this.prompt, this.staged)) this.play();
  }

  unstage(): void {
    this.sitting.refused = undefined;
    if (this.staged.length === 0) return;
    this.stage(this.staged.slice(0, -1), this.touched.slice(0, -1));
    this.sitting.draft(this.staged);
  }

  play(): void {
    if (this.chosen) void this.sitting.decide(this.chosen.code);
  }
}
