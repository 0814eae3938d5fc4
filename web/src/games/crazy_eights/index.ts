import type { GameLook } from "../look";
import { plain } from "../plain";
import Front from "./Front.svelte";

export const crazyEights: GameLook = { ...plain, kanji: "八", Front };
