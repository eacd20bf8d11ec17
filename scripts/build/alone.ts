import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // No permission to signal another user's process means that it is alive.
    return (error as NodeJS.ErrnoException).code === "EPERM"
  }
}

/** Longer than any build, and than the moment between making the file and writing a number into it; in ms. */
const [tooLong, unwritten] = [20 * 60_000, 5_000]

/** Whether a lock's holder has died. Its process id may have been reused since, even by this process. */
const isLeft = (lock: string): boolean => {
  const holder = Number(readFileSync(lock, "utf8"))
  const age = Date.now() - statSync(lock).mtimeMs
  return holder === process.pid || (holder > 0 ? !isAlive(holder) : age > unwritten) || age > tooLong
}

/** Tries to take the lock, also from a holder that has died. Returns whether this process now holds it. */
const take = (lock: string): boolean => {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" })
    return true
  } catch {
    try {
      if (isLeft(lock)) rmSync(lock, { force: true })
    } catch {
      // Its holder has ended meanwhile.
    }
    return false
  }
}

/** Runs `work` while no other process holds the lock file; meanwhile this process waits. */
export const alone = <A>(lock: string, work: () => A): A => {
  mkdirSync(dirname(lock), { recursive: true })
  const pause = new Int32Array(new SharedArrayBuffer(4))
  let hasWaited = false
  while (!take(lock)) {
    if (!hasWaited) process.stdout.write(`Waiting for another build (${lock}) …\n`)
    hasWaited = true
    Atomics.wait(pause, 0, 0, 50)
  }
  const giveBack = (): void => rmSync(lock, { force: true })
  process.once("exit", giveBack)
  try {
    return work()
  } finally {
    process.off("exit", giveBack)
    giveBack()
  }
}
