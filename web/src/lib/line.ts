/**
 * The line to a table: one socket, kept alive and made anew when it is lost or the server takes leave.
 * Every request with a `client` key is answered once, also across a lost connection.
 */
import type { Answer, AnyAsk, AnyTell } from "../wire";

export type LineState = "joining" | "open" | "lost" | "closed";
type WithClient = Extract<AnyAsk, { client: string }>;
export type Request = WithClient extends infer Each ? (Each extends WithClient ? Omit<Each, "client"> : never) : never;

export const PING_EVERY = 4_000;
export const DEAD_AFTER = 9_000;
const LOOK_EVERY = 500;
const WAITS = [300, 1_000, 2_000, 4_000, 8_000];

interface Pending {
  frame: WithClient;
  resolve: (answer: Answer) => void;
}

export class Line {
  private socket: WebSocket | undefined;
  private readonly pending = new Map<string, Pending>();
  private heard = 0;
  private pinged = 0;
  private tries = 0;
  private asked = 0;
  private welcomed = false;
  private ticking: ReturnType<typeof setInterval> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private done = false;
  private readonly name = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly url: string,
    private readonly hello: { table: string; key: string },
    private readonly onTell: (tell: AnyTell) => void,
    private readonly onState: (state: LineState) => void,
  ) {}

  open(): void {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    this.heard = this.pinged = Date.now();
    this.ticking = setInterval(() => this.tick(), LOOK_EVERY);
    socket.onopen = () => this.send({ ask: "hello", ...this.hello });
    socket.onmessage = (event: MessageEvent<string>) => this.take(JSON.parse(event.data) as AnyTell);
    socket.onclose = () => this.lost(socket);
  }

  close(): void {
    this.done = true;
    clearInterval(this.ticking);
    clearTimeout(this.retry);
    this.socket?.close();
    this.onState("closed");
  }

  /** Sent at once, or again as soon as the line is back. */
  request(request: Request): Promise<Answer> {
    const client = `${this.name}-${++this.asked}`;
    const frame = { ...request, client } as WithClient;
    return new Promise((resolve) => {
      this.pending.set(client, { frame, resolve });
      if (this.welcomed) this.send(frame);
    });
  }

  send(ask: AnyAsk): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(ask));
  }

  private take(tell: AnyTell): void {
    this.heard = Date.now();
    if (tell.tell === "table" && !this.welcomed) this.welcome();
    if (tell.tell === "answer") {
      this.pending.get(tell.client)?.resolve(tell);
      this.pending.delete(tell.client);
    }
    this.onTell(tell);
    if (tell.tell === "bye" && !this.welcomed) this.close(); // it would be turned away again
  }

  /** The first table after a hello: what was asked and not answered is asked again, under its old key. */
  private welcome(): void {
    this.welcomed = true;
    this.tries = 0;
    this.onState("open");
    for (const { frame } of this.pending.values()) this.send(frame);
  }

  private tick(): void {
    const now = Date.now();
    if (now - this.heard >= DEAD_AFTER) this.lost(this.socket);
    else if (now - this.pinged >= PING_EVERY) {
      this.pinged = now;
      this.send({ ask: "ping" });
    }
  }

  /** Closed, or silent for too long: another socket is opened after a while. */
  private lost(socket: WebSocket | undefined): void {
    if (this.done || socket !== this.socket) return;
    this.socket = undefined;
    if (socket) {
      socket.onclose = socket.onmessage = null;
      socket.close();
    }
    clearInterval(this.ticking);
    this.welcomed = false;
    this.onState("lost");
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)] ?? 0;
    this.retry = setTimeout(() => this.open(), wait);
  }
}
