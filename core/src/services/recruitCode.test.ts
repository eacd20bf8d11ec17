import { Effect } from "effect"
import { expect, test } from "vitest"
import type { LinkShared } from "../domain/order/sharing.ts"
import { found, servicesBefore } from "./servicesBench.fixture.ts"

const own = {
  code: "SMAK-7K3M9QXB",
  descriptions: { nb: "50 kr i rabatt", sv: "50 kr i rabatt", en: "50 kr off" },
  sent: false,
}

/** A device that notes what it shares, and returns how. */
const deviceThat = (answer: LinkShared) => {
  const handed: unknown[] = []
  const services = servicesBefore(() => found({ ...own, sent: true }), {
    more: {
      share: (path, text) => Effect.sync(() => (handed.push({ path, text }), answer)),
      copy: (text) => Effect.sync(() => (handed.push(text), answer)),
    },
  })
  return { ...services, handed }
}

test("a friend is invited with an idempotency key, and the answer is the customer's own code", async () => {
  const { call, asked } = deviceThat({ _tag: "Copied" })
  const to = { phoneNumber: "400 00 055" }
  expect(await call({ type: "RecruitFriend", to, key: "recruit-1" })).toEqual({ value: { ...own, sent: true } })
  expect(asked).toMatchObject([
    { method: "POST", path: "/api/user/recruit", headers: { "idempotency-key": "recruit-1" } },
  ])
  expect(JSON.parse(asked[0]?.body ?? "")).toEqual(to)
})

test("a copied code is copied alone; a shared one is part of an invitation that links to the shop", async () => {
  const { call, handed } = deviceThat({ _tag: "Shared" })
  await call({ type: "HandCode", own, how: "copy" })
  expect(await call({ type: "HandCode", own, how: "share" })).toEqual({ value: { _tag: "Shared" } })
  expect(handed).toEqual([
    own.code,
    {
      path: "/",
      text: "Du får 50 kr i rabatt på din første bestilling hos Skorpe. Logg inn, og skriv koden SMAK-7K3M9QXB i handlevognen.",
    },
  ])
})

test("a device that can neither share nor copy says so", async () => {
  const { call } = servicesBefore(() => found(own))
  expect(await call({ type: "HandCode", own, how: "copy" })).toEqual({ value: { _tag: "Unavailable" } })
})

test("a code that is not known yet cannot be shared, and nothing is copied in its place", async () => {
  const { call, handed } = deviceThat({ _tag: "Copied" })
  expect(await call({ type: "HandCode", own: null, how: "copy" })).toEqual({ value: { _tag: "Unavailable" } })
  expect(handed).toEqual([])
})
