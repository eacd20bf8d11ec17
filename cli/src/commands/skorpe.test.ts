import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { expect, test } from "vitest"
import { bundled } from "../testing/program.ts"
import { skorpeProcess } from "../testing/runSkorpe.fixture.ts"

const recorded = join(import.meta.dirname, "..", "..", "..", "fixtures", "logs", "first-order.no.jsonl")

test.each([
  [["replay", recorded], { status: 0, stdout: /^[0-9a-f]{16}\n$/, stderr: /all met\.\n$/ }],
  [["shrink", recorded, "--while", "crashes"], { status: 1, stdout: /^$/, stderr: /./ }],
  [["replay", `${recorded}.none`], { status: 2, stdout: /^$/, stderr: /there is no such file/ }],
  [["replay", recorded, "--no-such-flag"], { status: 2, stdout: /./, stderr: /no-such-flag/ }],
] as const)("the program %j ends with its exit code; data is on stdout, words are on stderr", async (args, said) => {
  expect(await skorpeProcess(...args)).toEqual({
    status: said.status,
    stdout: expect.stringMatching(said.stdout) as string,
    stderr: expect.stringMatching(said.stderr) as string,
  })
})

test("a reader that closes the pipe early ends the program without an error", async () => {
  const child = spawn(process.execPath, [bundled, "log", "show", recorded, "--changes", "--full"])
  let stderr = ""
  child.stderr.on("data", (piece: Buffer) => (stderr += piece.toString()))
  child.stdout.once("data", () => child.stdout.destroy())
  expect(await once(child, "close")).toEqual([0, null])
  expect(stderr).not.toMatch(/EPIPE|\n\s+at /)
})
