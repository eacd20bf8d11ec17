import { spawn } from "node:child_process"
import { existsSync, readFileSync, rmSync } from "node:fs"
import { root } from "../build/once.ts"
import { type Check, reportOf } from "./checks.ts"
import { type Outcome, outcomeOf, readReport } from "./readReport.ts"

/** A finished check, with its output unless that went to the terminal directly. */
export interface Ended {
  readonly check: Check
  readonly isOk: boolean
  readonly seconds: number
  readonly said: string
  readonly outcome: Outcome
}

/** Upper bounds in ms: on a check, and on the wait for the output of processes that it left running. */
export interface Limits {
  readonly check: number
  readonly leftOutput: number
}

/** The longest check needs half of it on two busy cores; a hanging one still leaves time to report the others. */
const limits: Limits = { check: 40 * 60_000, leftOutput: 5_000 }

const readOutcome = (check: Check, isOk: boolean): Outcome => {
  const report = reportOf(check.name)
  return outcomeOf(isOk, check.isTests && existsSync(report) ? readReport(readFileSync(report, "utf8"), root) : null)
}

/** Process groups of running checks: a signal from a terminal does not reach them by itself. */
const running = new Set<number>()

const killGroup = (group: number): void => {
  try {
    process.kill(-group, "SIGKILL")
  } catch {
    // Its processes have ended.
  }
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => {
    for (const group of running) killGroup(group)
    process.exit(1)
  })

/**
 * Runs a check in a process group of its own. With `isAlone`, its output goes to the terminal directly. A check that
 * exceeds the limit fails; its processes are killed then, and what it leaves running is killed when it ends.
 */
export const runCheck = (
  check: Check,
  isAlone: boolean,
  extra: NodeJS.ProcessEnv,
  longest: Limits = limits,
): Promise<Ended> => {
  rmSync(reportOf(check.name), { force: true })
  const began = Date.now()
  const child = spawn(process.execPath, check.args, {
    cwd: root,
    detached: true,
    stdio: isAlone ? "inherit" : ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...extra },
  })
  const group = child.pid ?? 0
  running.add(group)
  const said: Buffer[] = []
  child.stdout?.on("data", (piece: Buffer) => said.push(piece))
  child.stderr?.on("data", (piece: Buffer) => said.push(piece))
  const late = setTimeout(() => {
    said.push(Buffer.from(`\n${check.name} did not end within ${longest.check / 1000} s.\n`))
    killGroup(group)
  }, longest.check)
  // A process that the check left behind keeps the output open: then "close" would never come.
  let left: NodeJS.Timeout | undefined
  child.on("exit", () => {
    clearTimeout(late)
    left = setTimeout(() => {
      said.push(Buffer.from(`\n${check.name} left processes running.\n`))
      killGroup(group)
      child.stdout?.destroy()
      child.stderr?.destroy()
    }, longest.leftOutput)
  })
  return new Promise((resolve) => {
    child.on("close", (status) => {
      clearTimeout(left)
      running.delete(group)
      const isOk = status === 0
      resolve({
        check,
        isOk,
        seconds: (Date.now() - began) / 1000,
        said: Buffer.concat(said).toString(),
        outcome: readOutcome(check, isOk),
      })
    })
  })
}
