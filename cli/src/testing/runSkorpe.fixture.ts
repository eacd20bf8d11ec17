import { NodeServices } from "@effect/platform-node"
import { Cause, Console, Effect, Exit, Fiber } from "effect"
import { spawn } from "node:child_process"
import { isDeep } from "../../../core/src/testing/share.fixture.ts"
import { runSkorpe } from "../commands/skorpe.ts"
import { bundled } from "./program.ts"

/** What a command has written so far. */
interface Said {
  stdout: string
  stderr: string
}

/** A command that has ended: its exit code, or `null` if it was stopped, and all that it wrote. */
export interface Ended extends Readonly<Said> {
  readonly status: number | null
}

/** A command that runs; `said` grows meanwhile. */
interface Running {
  readonly said: Readonly<Said>
  readonly ended: Promise<Ended>
  readonly stop: () => void
}

const startProcess = (args: readonly string[]): Running => {
  const child = spawn(process.execPath, [bundled, ...args], { env: { ...process.env, NO_COLOR: "1" } })
  const said: Said = { stdout: "", stderr: "" }
  child.stdout.on("data", (piece: Buffer) => (said.stdout += piece.toString()))
  child.stderr.on("data", (piece: Buffer) => (said.stderr += piece.toString()))
  const ended = new Promise<Ended>((resolve) => child.on("close", (status) => resolve({ status, ...said })))
  return { said, ended, stop: () => void child.kill() }
}

const startHere = (args: readonly string[]): Running => {
  const said: Said = { stdout: "", stderr: "" }
  const listening = Object.assign(Object.create(console) as Console.Console, {
    log: (line: string) => void (said.stdout += `${line}\n`),
    error: (line: string) => void (said.stderr += `${line}\n`),
  })
  const fiber = runSkorpe(args).pipe(
    Effect.provideService(Console.Console, listening),
    Effect.provide(NodeServices.layer),
    Effect.runFork,
  )
  const ended = Effect.runPromise(Fiber.await(fiber)).then((exit): Ended => {
    if (Exit.isSuccess(exit)) return { status: exit.value, ...said }
    if (Cause.hasInterruptsOnly(exit.cause)) return { status: null, ...said }
    throw Cause.squash(exit.cause)
  })
  return { said, ended, stop: () => void Effect.runFork(Fiber.interrupt(fiber)) }
}

/**
 * Starts a command in this process each day, which spares it the half second in which a program loads; in a deep run
 * the bundle itself, as a process.
 */
export const startSkorpe = (...args: readonly string[]): Running => (isDeep ? startProcess : startHere)(args)

/** Runs a command to its end, as `startSkorpe` starts it. */
export const skorpe = (...args: readonly string[]): Promise<Ended> => startSkorpe(...args).ended

/** Runs a command in this process in every run: for tests that start the sources where a process is wanted. */
export const skorpeHere = (...args: readonly string[]): Promise<Ended> => startHere(args).ended

/** Runs a command as a process in every run: for what only a process shows. */
export const skorpeProcess = (...args: readonly string[]): Promise<Ended> => startProcess(args).ended
