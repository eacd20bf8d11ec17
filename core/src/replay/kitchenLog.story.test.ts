import { expect, test } from "vitest"
import { openBoard, openTablet, orderOf, trackingOf } from "../kitchen/kitchenStage.fixture.ts"
import { exportKitchenLog, isKitchenLog, readKitchenLog, verifyKitchenLog } from "./kitchenLog.ts"

const author = { market: "no", build: "test" } as const

/** An evening on one tablet: orders arrive, one is accepted, one refused, and the network is lost and restored. */
const evening = () => {
  const address = {
    street: "Karl Johans gate 1",
    postalCode: "0154",
    city: "Oslo",
    position: { latitude: 59.9133, longitude: 10.7389 },
    deliveryDescription: "Kode 4711",
    contactless: false,
  }
  const brought = orderOf(2, { deliveryMethod: "delivery", address, message: "Ring Kari" })
  const stage = openBoard(orderOf(1), brought)
  stage.put({ type: "OrderPressed", orderId: "order1", report: { type: "Accept" } })
  stage.answer("SendReport", trackingOf(orderOf(1)))
  stage.put({ type: "ConnectionLost" })
  stage.wait(30_000)
  stage.put({ type: "ConnectionRestored" })
  stage.answer("LoadOrders", {
    orders: [orderOf(1, { sequence: 2, status: "accepted" }), brought],
    ended: [],
    position: "7",
  })
  stage.put({ type: "RefusalOpened", orderId: "order2" })
  stage.put({ type: "ReasonTyped", text: "Kari bor for langt unna" })
  stage.put({ type: "RefusalSent" })
  stage.answer("SendReport", trackingOf(brought, { status: "refused", reason: "Kari bor for langt unna" }))
  stage.put({ type: "RefundOpened", orderId: "order2", number: 2 })
  stage.put({ type: "AmountTyped", text: "49" })
  stage.wait(60_000)
  return stage
}

const exported = (stage: ReturnType<typeof evening>) =>
  exportKitchenLog({ checkpoint: null, records: stage.records() }, stage.world(), author)

test("a kitchen's session is replayed from its file to the same hash", () => {
  const { text, hash, faithful } = exported(evening())
  expect([faithful, isKitchenLog(text)]).toEqual([true, true])
  const read = readKitchenLog(text)
  if (read._tag === "Unreadable") throw new Error(read.why)
  expect(verifyKitchenLog(read.log)).toMatchObject({ _tag: "Same", hash, hashes: read.log.records.length })
})

test("the file contains no customer data, and no reason that staff wrote", () => {
  const stage = evening()
  const secrets = ["Kunde", "4740000011", "Karl Johans", "0154", "4711", "59.9133", "Kari", "Godt stekt"]
  const plain = JSON.stringify(stage.records())
  const { text } = exported(stage)
  for (const secret of secrets) {
    expect([secret, plain.includes(secret), text.includes(secret)]).toEqual([secret, true, false])
  }
})

test("a reason that waited for the server before a reload is not in the file either", () => {
  const report = { type: "Refuse", reason: "Kari bor for langt unna" } as const
  const stage = openTablet({ kept: { storeId: "101", presses: [{ orderId: "order2", number: 2, report }] } })
  const { text, faithful } = exported({ ...evening(), ...stage })
  expect([faithful, JSON.stringify(stage.records()).includes("Kari"), text.includes("Kari")]).toEqual([
    true,
    true,
    false,
  ])
})

test("a changed record is found, and a file that is not a kitchen's log is refused as such", () => {
  const { text } = exported(evening())
  const read = readKitchenLog(text.replace('"orderId":"order1","report"', '"orderId":"order2","report"'))
  if (read._tag === "Unreadable") throw new Error(read.why)
  expect(verifyKitchenLog(read.log)).toMatchObject({ _tag: "Differs" })
  for (const other of ["", "{}", '{"format":"skorpe-log"}', `${text}{"n":1}\n`]) {
    expect(readKitchenLog(other)).toMatchObject({ _tag: "Unreadable" })
  }
  expect(readKitchenLog(text.replace('"n":3', '"n":9'))).toMatchObject({
    line: 5,
    record: 3,
    why: "record 9 follows record 2",
  })
})

test("a typed key never reaches a record", () => {
  const stage = openTablet({}, false)
  stage.put({ type: "KeyEntered", key: { sealed: "safe-1" }, keep: "tab" })
  stage.answer("TryKey", null)
  const { text } = exportKitchenLog({ checkpoint: null, records: stage.records() }, stage.world(), author)
  expect(text).toContain('"key":{"sealed":"safe-1"}')
})
