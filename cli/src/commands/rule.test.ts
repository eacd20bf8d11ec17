import { spawnSync } from "node:child_process"
import { expect, test } from "vitest"
import { source } from "../testing/program.ts"

test("each line gets an answer, in order, including invalid, empty and out-of-range lines", () => {
  const cases = [
    '{"kind":"others","unitPrice":199,"quantity":2,"ingredients":[]}',
    "",
    "not JSON",
    '{"kind":"others","unitPrice":1000000000,"quantity":999,"ingredients":[]}',
    '{"kind":"others","unitPrice":1,"quantity":1,"ingredients":[]}',
  ]
  const { status, stdout } = spawnSync(process.execPath, [source, "rule", "price-line", "--market", "no"], {
    encoding: "utf8",
    input: `${cases.join("\n")}\n`,
  })
  expect(status).toBe(1)
  const answers = stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown)
  const misfit = { error: expect.any(String) as string }
  expect(answers).toEqual([
    { unitPrice: 199, extras: 0, linePrice: 398 },
    misfit,
    misfit,
    misfit,
    { unitPrice: 1, extras: 0, linePrice: 1 },
  ])
})
