// Made by scripts/wire_types.py from src/tatami/server/wire.py: do not edit.

export const PROTOCOL = 1 as const;

export const GALLERY = -1 as const;

export const LONGEST_NAME = 40 as const;

export const MOST_MINE = 50 as const;

export const LANGUAGES = ["en","de","es"] as const;

export interface NewTable {
  game: string;
  seats: string[];
  name?: string;
  nonce?: string;
  options?: Record<string, string>;
  pace?: Pace;
  public?: boolean;
  start?: boolean;
}

export interface Claim {
  name?: string;
  nonce?: string;
}

export interface MineAsk {
  table: string;
  key: string;
}

export interface Hello {
  ask: "hello";
  table: string;
  key: string;
}

export interface Ping {
  ask: "ping";
}

export interface Draft {
  ask: "draft";
  n: number;
  path: string[];
}

export interface Decide {
  ask: "decide";
  client: string;
  n: number;
  code: number;
}

export interface TakeBack {
  ask: "take_back";
  client: string;
  n: number;
}

export interface Touch {
  ask: "touch";
  client: string;
}

export interface Rename {
  ask: "rename";
  client: string;
  name: string;
}

export interface SetUp {
  ask: "set_up";
  client: string;
  options: Record<string, string>;
  pace: Pace;
  public: boolean;
}

export interface SetSeat {
  ask: "set_seat";
  client: string;
  seat: number;
  bot?: string;
  free?: boolean;
}

export interface SetSeats {
  ask: "set_seats";
  client: string;
  seats: number;
}

export interface Invite {
  ask: "invite";
  client: string;
  seat: number;
}

export interface Phone {
  ask: "phone";
  client: string;
}

export interface Start {
  ask: "start";
  client: string;
}

export interface Rematch {
  ask: "rematch";
  client: string;
}

export interface Leave {
  ask: "leave";
  client: string;
}

export interface Pace {
  kind: "bank" | "days" | "decision" | "off";
  seconds: number;
  extra: number;
}

export interface HouseInfo {
  protocol: number;
  version: string;
  games: GameInfo[];
  origin: string;
  local_only: boolean;
}

export interface Seated {
  table: string;
  seat: number;
  key: string;
}

export interface TableInfo {
  id: string;
  game: string;
  phase: "open" | "over" | "parked" | "running";
  seats: SeatState[];
  free: number;
  round: number;
}

export interface Mine {
  table: string;
  seat: number;
  game: string;
  phase: "open" | "over" | "parked" | "running";
  names: string[];
  your_turn: boolean;
}

export interface Replay {
  game: string;
  seat: number;
  names: string[];
  moments: Moment[];
  winners: number[];
}

export interface RulePage {
  blocks: Block[];
}

export interface Problem {
  refused: Words;
  text: string;
}

export interface Table {
  tell: "table";
  id: string;
  game: string;
  phase: "open" | "over" | "parked" | "running";
  seats: SeatState[];
  host: number;
  you: number;
  options: Record<string, string>;
  pace: Pace;
  public: boolean;
  round: number;
  commitment: string;
  why: Words | null;
}

export interface Scene {
  tell: "scene";
  n: number;
  view: View;
  prompt: Prompt;
  log: LogLine[];
  take_back: boolean;
  clocks: Clock[];
  draft: string[];
}

export interface Step {
  tell: "step";
  n: number;
  zones: ZoneView[];
  table: Record<string, number | string>;
  players: Record<number, Record<string, number | string>>;
  waiting: number[];
  prompt: Prompt;
  log: LogLine;
  take_back: boolean;
  clocks: Clock[];
}

export interface Drafted {
  tell: "drafted";
  n: number;
  path: string[];
}

export interface Result {
  tell: "result";
  winners: number[];
  rewards: number[];
  secret: string;
}

export interface Answer {
  tell: "answer";
  client: string;
  refused: Words | null;
  section: string;
  key: string;
}

export interface Pong {
  tell: "pong";
}

export interface Notice {
  tell: "notice";
  words: Words;
}

export interface Bye {
  tell: "bye";
  why: Words;
}

export interface Words {
  key: string;
  args: Record<string, Words | number | string>;
}

export interface View {
  game: string;
  seat: number;
  waiting: number[];
  zones: ZoneView[];
  table: Record<string, number | string>;
  players: (Record<string, number | string>)[];
}

export interface Prompt {
  seat: number;
  question: Words;
  choices: Choice[];
  refused: Refusal[];
}

export interface LogLine {
  n: number;
  seat: number;
  notation: string;
  words: Words[];
}

export interface GameInfo {
  name: string;
  fewest: number;
  most: number;
  bots: string[];
  options: OptionInfo[];
  editions: Record<string, Record<string, string>>;
  faces: Face[];
  cards: string;
}

export interface SeatState {
  name: string;
  person: boolean;
  bot: string;
  here: boolean;
}

export interface Moment {
  n: number;
  view: View;
  log: LogLine | null;
  undone: boolean;
}

export interface Block {
  level: number;
  section: string;
  runs: Run[];
}

export interface Clock {
  seat: number;
  waited: number;
  left: number;
}

export interface ZoneView {
  name: string;
  seat: number;
  cards: CardView[];
  hidden: number;
}

export interface Choice {
  code: number;
  path: string[];
  notation: string;
  words: Words;
}

export interface Refusal {
  path: string[];
  words: Words;
  section: string;
}

export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
}

export interface Face {
  thing: string;
  family: string;
  words: Words;
  facts: Record<string, number>;
  provenance: Record<string, string>;
}

export interface Run {
  text: string;
  style: "code" | "em" | "plain" | "strong";
}

export interface CardView {
  id: number;
  kind: number;
}

export type AnyAsk = Hello | Ping | Draft | Decide | TakeBack | Touch | Rename | SetUp | SetSeat | SetSeats | Invite | Phone | Start | Rematch | Leave;

export type AnyTell = Table | Scene | Step | Drafted | Result | Answer | Pong | Notice | Bye;
