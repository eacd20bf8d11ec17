import { spawnSync } from "node:child_process"
import { join } from "node:path"

/** A finished program: its exit code, its output, and the seconds that it took. */
export interface Ran {
  readonly code: number | null
  readonly said: string
  readonly seconds: number
}

/** Runs a Node program in this folder, and waits for it as a developer would. */
export const runIn = (folder: string, ...args: readonly string[]): Ran => {
  const began = performance.now()
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1", NODE_COMPILE_CACHE: join(folder, "compiled") },
    maxBuffer: 50_000_000,
  })
  // An interrupt reaches the child as well; leaving removes the copy.
  if (signal !== null) process.exit(130)
  return { code: status, said: stdout + stderr, seconds: (performance.now() - began) / 1000 }
}
