import { expect, test } from "vitest"
import { runCheck } from "./runCheck.ts"

const limits = { check: 60_000, leftOutput: 200 }

const program = (name: string, source: string) => ({ name, args: ["-e", source], isTests: false })

test("a finished check has its output, and whether it succeeded", async () => {
  const right = await runCheck(program("right", "console.log('said')"), false, {}, limits)
  expect(right).toMatchObject({ isOk: true, said: "said\n" })
  const wrong = await runCheck(program("wrong", "process.exit(3)"), false, {}, limits)
  expect(wrong).toMatchObject({ isOk: false, outcome: { failed: 1 } })
})

test("a check that hangs fails at its limit, with its processes", async () => {
  const source = `
    require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" })
    setInterval(() => {}, 1000)
  `
  // Its child holds the output open, so an early end shows that the child has ended too.
  const ended = await runCheck(program("hangs", source), false, {}, { check: 1500, leftOutput: 60_000 })
  expect(ended).toMatchObject({ isOk: false, said: "\nhangs did not end within 1.5 s.\n" })
  expect(ended.seconds).toBeLessThan(30)
})

test("a process that a check leaves running, with its output open, does not delay the end", async () => {
  const source = `
    require("node:child_process")
      .spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit", detached: true })
      .on("spawn", function () { console.log(this.pid); process.exit(0) })
  `
  const ended = await runCheck(program("leaves", source), false, {}, limits)
  expect(ended.isOk).toBe(true)
  expect(ended.said).toContain("leaves left processes running.")
  expect(ended.seconds).toBeLessThan(30)
  process.kill(Number.parseInt(ended.said, 10), "SIGKILL")
})
