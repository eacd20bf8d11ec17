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

const readOutcome = (check: Check, isOk: boolean): Outcome => {
  const report = reportOf(check.name)
  return outcomeOf(isOk, check.isTests && existsSync(report) ? readReport(readFileSync(report, "utf8"), root) : null)
}

/** Runs a check in a child process. With `isAlone`, its output goes to the terminal directly. */
export const runCheck = (check: Check, isAlone: boolean, extra: NodeJS.ProcessEnv): Promise<Ended> => {
  rmSync(reportOf(check.name), { force: true })
  const began = Date.now()
  const child = spawn(process.execPath, check.args, {
    cwd: root,
    stdio: isAlone ? "inherit" : ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...extra },
  })
  const said: Buffer[] = []
  child.stdout?.on("data", (piece: Buffer) => said.push(piece))
  child.stderr?.on("data", (piece: Buffer) => said.push(piece))
  return new Promise((resolve) => {
    child.on("close", (status) => {
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
