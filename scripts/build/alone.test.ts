import { spawn, spawnSync } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { expect, test } from "vitest"
import { alone } from "./alone.ts"

const newLock = (): string => join(mkdtempSync(join(tmpdir(), "skorpe-lock-")), "builds", "shop")

test("two processes build one after the other", async () => {
  const lock = newLock()
  const diary = join(lock, "..", "..", "diary")
  const source = `
    import { appendFileSync } from "node:fs"
    import { alone } from ${JSON.stringify(join(import.meta.dirname, "alone.ts"))}
    alone(${JSON.stringify(lock)}, () => {
      appendFileSync(${JSON.stringify(diary)}, "begins ")
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
      appendFileSync(${JSON.stringify(diary)}, "ends ")
    })
  `
  const builders = [1, 2, 3].map(() => spawn(process.execPath, ["--input-type=module-typescript", "-e", source]))
  await Promise.all(builders.map((one) => new Promise((resolve) => one.on("close", resolve))))
  expect(readFileSync(diary, "utf8")).toBe("begins ends ".repeat(3))
})

test("a lock is released when its holder has died, or its build has failed", () => {
  const lock = newLock()
  expect(() =>
    alone(lock, () => {
      throw new Error("no flour")
    }),
  ).toThrow("no flour")
  const { pid } = spawnSync(process.execPath, ["-e", ""])
  writeFileSync(lock, String(pid))
  expect(alone(lock, () => readFileSync(lock, "utf8"))).toBe(String(process.pid))
  expect(existsSync(lock)).toBe(false)
})

test("a lock file is free if it holds this process's own id, or none", () => {
  const lock = newLock()
  const old = new Date(Date.now() - 6_000)
  for (const text of [String(process.pid), ""]) {
    mkdirSync(dirname(lock), { recursive: true })
    writeFileSync(lock, text)
    utimesSync(lock, old, old)
    expect(alone(lock, () => "built")).toBe("built")
  }
})
