import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { readLog, verify } from "@skorpe/core/replay"
import { shop } from "@skorpe/core/shop"
import { inspect, type InspectorEvent, noLog, type Opened } from "./inspector.ts"
import { commandFor, fileUpTo } from "./exportSession.ts"

const text = readFileSync(new URL("../../../fixtures/logs/first-order.no.jsonl", import.meta.url), "utf8")

const after = (file: string, ...events: readonly InspectorEvent[]): Opened => {
  const state = events.reduce(inspect, inspect(noLog, { type: "FileRead", file, text }))
  if (state._tag !== "Opened") throw new Error(state._tag)
  return state
}

const shopOrigin = "https://shop.example"

const last = { type: "Stepped", to: "last" } as const

test("a command shows what the chosen record changed, and the log is saved as it was recorded", () => {
  const opened = after("kunde's.jsonl", { type: "PositionChosen", position: 8 })
  expect(commandFor(opened, shopOrigin)).toEqual({
    command: String.raw`npx skorpe log show 'kunde'\''s.jsonl' --changes --guards --from 8 --to 8`,
    needs: null,
  })
  expect(fileUpTo(opened).name).toBe("to-8-kunde's.jsonl")
  expect(fileUpTo(opened).text().trimEnd().split("\n").slice(1)).toEqual(text.split("\n").slice(1, 10))
})

test("the command for a problem report fetches it again, because it is not in a file", () => {
  const { command } = commandFor(after("K7MP3XWD.jsonl", { type: "PositionChosen", position: 8 }), shopOrigin)
  expect(command).toBe("npx skorpe log show K7MP-3XWD --server https://shop.example --changes --guards --from 8 --to 8")
})

test("a fork is saved with its own hashes, and its command needs the saved file", () => {
  const copy: readonly InspectorEvent[] = [{ type: "EditorOpened", does: "Inserted" }, { type: "EditorConfirmed" }]
  const forked = after("order.jsonl", { type: "PositionChosen", position: 8 }, ...copy, last)
  const { name, text: saved } = fileUpTo(forked)
  const n = forked.session.records.at(-1)?.n
  const command = `npx skorpe log show ${name} --changes --guards --from ${n} --to ${n}`
  expect(commandFor(forked, shopOrigin)).toEqual({ command, needs: name })
  const read = readLog(saved())
  if (read._tag !== "Read") throw new Error(read.why)
  expect(verify(shop, read.log)).toMatchObject({ _tag: "Same", hashes: forked.session.records.length })
  const original = inspect(forked, { type: "OtherSidePressed" }) as Opened
  expect(commandFor(original, shopOrigin).needs).toBeNull()
})
