import { expect, test } from "vitest"
import { changedPart } from "./changedPart.ts"

test("a survivor in a long statement names the removed condition, with a word on either side", () => {
  const original =
    "sql<{ readonly id: string }>`UPDATE session\n  SET ended = true WHERE id = ${id} AND NOT ended RETURNING id`"
  const replacement =
    "sql<{\n  readonly id: string;\n}>`UPDATE session\n  SET ended = true WHERE id = ${id}  RETURNING id`"
  expect(changedPart(original, replacement)).toEqual(["${id} AND NOT ended RETURNING", "${id} RETURNING"])
})

test("a part at the end has nothing after it", () => {
  expect(changedPart("sql`SELECT 1 FROM t WHERE a`", "sql`SELECT 1 FROM t WHERE true`")).toEqual([
    "WHERE a`",
    "WHERE true`",
  ])
  expect(changedPart("sql`SELECT 1 FOR UPDATE`", "sql`SELECT 1`")).toEqual(["`SELECT 1 FOR UPDATE`", "`SELECT 1`"])
})
