import type { PaymentAnswer } from "@skorpe/core/domain/payment"
import { afterAll, beforeAll, expect, it } from "vitest"
import { openChargedOrders } from "../testing/chargedOrders.ts"
import { endAttempt, keepAnswer, keepSession, mintAttempt, readAttempts, readFacts } from "./attempts.ts"

let orders: Awaited<ReturnType<typeof openChargedOrders>>

beforeAll(async () => {
  orders = await openChargedOrders()
})
afterAll(() => orders.close())

const noon = Date.parse("2026-11-21T12:00:00+01:00")
const later = noon + 60_000

const mint = (id: string, number = 1, key = `key ${number}`) => orders.carryOut(mintAttempt(id, number, key), noon)
const end = (reference: string, now = later) => orders.carryOut(endAttempt(reference), now)
const keep = (reference: string, answer: PaymentAnswer) => orders.carryOut(keepAnswer(reference, answer), later)
const read = (id: string, key = "no such key") => orders.carryOut(readAttempts(id, key))

const action = { type: "redirect", url: "https://bank.test/" }
const redirect: PaymentAnswer = { resultCode: "RedirectShopper", refusalReason: null, action }
const refused: PaymentAnswer = { resultCode: "Refused", refusalReason: 2, action }
const open = { begunAt: new Date(noon), endedAt: null, answer: null, session: null, isSameKey: false }

it("an order's attempts are read in order of number, each with whether the key began it, without those of other orders", async () => {
  const [id, other] = [await orders.charged(), await orders.charged()]
  expect(await mint(id, 2)).toBe(`${id}-2`)
  await end(`${id}-2`)
  await mint(id, 1)
  await mint(other)
  expect(await read(id, "key 2")).toEqual([
    { ...open, reference: `${id}-1`, number: 1 },
    { ...open, reference: `${id}-2`, number: 2, endedAt: new Date(later), isSameKey: true },
  ])
})

it("an attempt that ends loses its component's data, and no other attempt does", async () => {
  const [id, other] = [await orders.charged(), await orders.charged()]
  for (const order of [id, other]) {
    await keep(await mint(order), redirect)
    await orders.carryOut(keepSession(`${order}-1`, { id: "a session" }))
  }
  await end(`${id}-1`)
  const answer = { ...redirect, action: null }
  expect(await read(id)).toMatchObject([{ endedAt: new Date(later), answer, session: null }])
  expect(await read(other)).toMatchObject([{ endedAt: null, answer: redirect, session: { id: "a session" } }])
})

it("an attempt that ends twice keeps its first end", async () => {
  const id = await orders.charged()
  await mint(id)
  await end(`${id}-1`)
  await end(`${id}-1`, later + 1)
  expect(await read(id)).toMatchObject([{ endedAt: new Date(later), answer: null }])
})

it("an answer and a session are stored with their own attempt only, and only while it is open", async () => {
  const [id, other] = [await orders.charged(), await orders.charged()]
  for (const order of [id, other]) await mint(order)
  await keep(`${id}-1`, redirect)
  await orders.carryOut(keepSession(`${id}-1`, { id: "a session" }))
  expect(await read(id)).toMatchObject([{ endedAt: null, answer: redirect, session: { id: "a session" } }])
  expect(await read(other)).toMatchObject([open])
  await end(`${id}-1`)
  await keep(`${id}-1`, { ...redirect, resultCode: "Pending" })
  await orders.carryOut(keepSession(`${id}-1`, { id: "a late session" }))
  expect(await read(id)).toMatchObject([{ answer: { ...redirect, action: null }, session: null }])
})

it("a refusal ends its attempt and needs no further action, also when a notification has ended it already", async () => {
  const [id, ended, other] = [await orders.charged(), await orders.charged(), await orders.charged()]
  for (const order of [id, ended, other]) await mint(order)
  await end(`${ended}-1`, noon + 1)
  for (const order of [id, ended]) await keep(`${order}-1`, refused)
  const answer = { ...refused, action: null }
  expect(await read(id)).toMatchObject([{ answer, endedAt: new Date(later) }])
  expect(await read(ended)).toMatchObject([{ answer, endedAt: new Date(noon + 1) }])
  expect(await read(other)).toMatchObject([open])
})

it("the facts of a payment are its attempts and its charges, without those of another sum or of another order", async () => {
  const [id, wrong, called] = [
    await orders.charged(),
    await orders.charged({ reversal: "wrongAmount" }),
    await orders.charged({ state: "cancelled", reversal: "orderCalledOff" }),
  ]
  await mint(id, 1)
  await end(`${id}-1`)
  await mint(id, 2)
  const factsOf = async (order: string) => orders.carryOut(readFacts(order, await read(order)))
  expect(await factsOf(id)).toEqual([
    { _tag: "AttemptEnded", attempt: 1 },
    { _tag: "AttemptBegun", attempt: 2 },
    { _tag: "Authorised", charge: id },
  ])
  expect(await factsOf(wrong)).toEqual([])
  expect(await factsOf(called)).toEqual([{ _tag: "Reversed", charge: called, how: "cancelled" }])
})
