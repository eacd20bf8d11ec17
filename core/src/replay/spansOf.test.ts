import { expect, test } from "vitest"
import { traceOfCall } from "../services/traceOfCall.ts"
import { exportLog } from "./exportLog.ts"
import { author, logOf, mustRead, secrets, session } from "./session.fixture.ts"
import { spansOf } from "./spansOf.ts"

test("the span of the press that orders lasts until its last call has ended, and contains its calls", () => {
  const stage = session()
  const log = logOf(stage)
  const spans = spansOf(log)
  const press = spans.find(({ name }) => name === "OrderSubmitted")
  const below = spans.filter(({ parent }) => parent === press?.span)
  expect(press).toMatchObject({ of: "press", parent: undefined })
  expect(below.map(({ name }) => name)).toEqual(["ReadPhone", "PlaceOrder", "LoadOrder", "FollowOrder"])
  for (const { trace, from, to } of below) {
    expect(trace).toBe(press?.trace)
    expect([from >= (press?.from ?? 0), to >= from, to <= (press?.to ?? 0)]).toEqual([true, true, true])
  }
  const price = spans.find(({ name }) => name === "ValidatePrice")
  const added = spans.find(({ span }) => span === price?.parent)
  // The shop waits a second for further changes before it asks for the price.
  expect([added?.name, (price?.from ?? 0) - (added?.from ?? 0)]).toEqual(["ProductAdded", 1000])
})

test("a failed call is marked as failed, and a cancelled one is not", () => {
  const stage = session()
  stage.put({ type: "PathOpened", path: "/butikker/torget", how: "link" })
  const failed = () => spansOf(logOf(stage)).filter((span) => span.failed)
  expect(failed()).toEqual([])
  const [command] = stage.running()
  if (command === undefined) throw new Error("no call is running")
  const key = stage.keyOf(command.type)
  stage.fail(command.type, { _tag: "Unreachable" })
  expect(failed()).toMatchObject([{ name: command.type, ...traceOfCall(logOf(stage), key) }])
})

test("a report's spans are the session's, and contain none of its texts", () => {
  const stage = session()
  const exported = mustRead(exportLog(logOf(stage), stage.world(), author).text).log
  expect(spansOf(exported)).toEqual(spansOf(logOf(stage)))
  for (const secret of [...Object.values(secrets), "seedseed"]) {
    expect(JSON.stringify(spansOf(logOf(stage)))).not.toContain(secret)
  }
})
