import { mostRunning } from "../kernel/table.ts"

/**
 * Upper bounds, above any real session and safe to process: characters, lines, nesting depth, values, calls and timers.
 */
export const limits = {
  characters: 50_000_000,
  line: 8_000_000,
  lines: 500_000,
  depth: 60,
  values: 4_000_000,
  running: mostRunning,
} as const
