import { execFileSync } from "node:child_process"
import { setTimeout as sleep } from "node:timers/promises"

/** How long a slowed process runs between two rests, in milliseconds: short beside what is measured. */
const run = 8

/** The pages' processes of a browser, by their program's arguments. */
const renderersOf = (browser: number): readonly number[] => {
  const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" }).split("\n")
  const found = rows.flatMap((row) => {
    const [, pid, parent, args] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(row) ?? []
    return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), args: args ?? "" }]
  })
  const family = new Set([browser])
  for (let size = 0; size < family.size;) {
    size = family.size
    for (const { pid, parent } of found) if (family.has(parent)) family.add(pid)
  }
  return found.filter(({ pid, args }) => family.has(pid) && args.includes("--type=renderer")).map(({ pid }) => pid)
}

const tell = (pids: readonly number[], signal: "SIGSTOP" | "SIGCONT"): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // A page that has closed meanwhile.
    }
  }
}

/**
 * Does the work while all threads of a browser's pages run only a part of the time. The browser's own slowdown leaves
 * workers and their cryptography as fast as they are.
 */
export const slowedDown = async <A>(browser: number, times: number, work: () => Promise<A>): Promise<A> => {
  if (times === 1) return work()
  const pids = renderersOf(browser)
  if (pids.length === 0) throw new Error("the browser has no page to slow down")
  const over = new AbortController()
  const loop = (async () => {
    while (!over.signal.aborted) {
      const began = performance.now()
      await sleep(run)
      // On a busy machine the timer is late, and the process has run for longer: it rests for as many times longer.
      tell(pids, "SIGSTOP")
      await sleep((performance.now() - began) * (times - 1))
      tell(pids, "SIGCONT")
    }
  })()
  try {
    return await work()
  } finally {
    over.abort()
    await loop
  }
}
