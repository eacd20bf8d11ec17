import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Whether this process now holds the lock. One whose holder has died is taken. */
const take = (lock: string): boolean => {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" })
    return true
  } catch {
    try {
      const holder = Number(readFileSync(lock, "utf8"))
      // An empty file is one whose holder has not written its number yet.
      if (holder > 0 && !isAlive(holder)) rmSync(lock, { force: true })
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
  while (!take(lock)) Atomics.wait(pause, 0, 0, 50)
  const giveBack = (): void => rmSync(lock, { force: true })
  process.once("exit", giveBack)
  try {
    return work()
  } finally {
    process.off("exit", giveBack)
    giveBack()
  }
}
