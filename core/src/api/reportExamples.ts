import { digestName } from "../kernel/digest.ts"

const lines = [
  { format: "skorpe-log", version: 1, digest: digestName, market: "no", build: "0.1.0", events: {}, checkpoint: null },
  {
    n: 0,
    t: 1_795_280_400_000,
    input: { type: "Started", start: { market: "no", build: "0.1.0", seed: "x", path: "/", origin: "web" } },
    hash: "0123456789abcdef",
    changed: {},
  },
]

/** The shortest log that a report may hold: a session that has only started. */
export const logExample: string = lines.map((line) => `${JSON.stringify(line)}\n`).join("")
