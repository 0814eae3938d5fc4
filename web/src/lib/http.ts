/** What is asked over HTTP. A refusal comes as words, and is thrown as `Refused`. */
import type {
  Claim,
  HouseInfo,
  Mine,
  MineAsk,
  NewTable,
  Problem,
  Replay,
  RulePage,
  Seated,
  TableInfo,
  Words,
} from "../wire";
import { words } from "./words";

export class Refused extends Error {
  constructor(
    readonly why: Words,
    readonly status: number,
  ) {
    super(why.key);
  }
}

async function sent(path: string, key: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (key !== "") headers["Tatami-Key"] = key;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const request: RequestInit = { headers, method: body === undefined ? "GET" : "POST" };
  if (body !== undefined) request.body = JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Refused(words("web-no-answer"), 0);
  }
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function refusal(answer: Response): Promise<Refused> {
  const text = await answer.text();
  try {
    return new Refused((JSON.parse(text) as Problem).refused ?? words("web-went-wrong"), answer.status);
  } catch {
    return new Refused(words("web-went-wrong"), answer.status); // not from the table: a proxy, say
  }
}

async function json<Body>(path: string, key = "", body?: unknown): Promise<Body> {
  return (await (await sent(path, key, body)).json()) as Body;
}

export const house = (): Promise<HouseInfo> => json("/api/house");
export const gameWords = async (game: string, language: string): Promise<string> =>
  (await sent(`/api/games/${game}/words/${language}`, "")).text();
export const rulePage = (game: string, language: string): Promise<RulePage> =>
  json(`/api/games/${game}/rules/${language}`);
export const newTable = (table: NewTable): Promise<Seated> => json("/api/tables", "", table);
export const publicTables = (): Promise<TableInfo[]> => json("/api/tables");
export const tableInfo = (table: string, key: string): Promise<TableInfo> => json(`/api/tables/${table}`, key);
export const claimSeat = (table: string, invite: string, claim: Claim): Promise<Seated> =>
  json(`/api/tables/${table}/seats`, invite, claim);
export const moveSeat = (table: string, code: string): Promise<Seated> =>
  json(`/api/tables/${table}/move`, code, {});
export const mine = (asked: MineAsk[]): Promise<Mine[]> => json("/api/mine", "", asked);
export const replay = (table: string, key: string, round: number, seat: number): Promise<Replay> =>
  json(`/api/tables/${table}/matches/${round}/replay?seat=${seat}`, key);
export const record = async (table: string, key: string, round: number): Promise<Blob> =>
  (await sent(`/api/tables/${table}/matches/${round}/record`, key)).blob();
