// The content security policy allows nothing inline: what would violate it is found here.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const BANS = [
  [/\{@html\b/, "{@html} would let text become markup"],
  [/\sstyle=/, 'style="…" violates the policy: use a class or style:'],
  [/\son[a-z]+="/, "handlers in quotes are inline script"],
  [/\.innerHTML\b/, "innerHTML would let text become markup"],
];

const files = readdirSync("src", { recursive: true })
  .filter((name) => /\.(svelte|ts|html|svg)$/.test(name))
  .map((name) => join("src", name));

const found = [...files, "index.html"].flatMap((file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, at) =>
      BANS.filter(([pattern]) => pattern.test(line)).map(([, why]) => `${file}:${at + 1}: ${why}`),
    ),
);
if (found.length) {
  console.error(found.join("\n"));
  process.exit(1);
}
