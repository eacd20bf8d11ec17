import { marketOf } from "@skorpe/core/domain/market"
import { Effect } from "effect"
import { HttpEffect, HttpServerRequest, HttpServerResponse } from "effect/http"
import { expect, test } from "vitest"
import { keyedWith, ServerSecret } from "../secrets/ServerSecret.ts"
import { Settings } from "../settings/Settings.ts"
import { signedPhone } from "./signedPhone.ts"

const secret = keyedWith("a secret of this server, long enough")
const { give, drop, read } = signedPhone({ cookie: "proof", purpose: "phone proof", holds: 1000 })

const cookieOf = (digits: string, until: string, { purpose = "phone proof", by = secret } = {}) =>
  [digits, until, by.keyed(purpose, `+${digits}`, until).toString("base64url")].join(".")

const settingsAt = (now: number) => ({ market: marketOf("no"), now: () => now }) as Settings["Service"]

/** The cookie that a server sets at this time, and its attributes. */
const setBy = async (
  work: Effect.Effect<void, never, HttpServerRequest.HttpServerRequest | ServerSecret | Settings>,
  now: number,
) => {
  const answer = HttpEffect.toWebHandler(
    work.pipe(
      Effect.as(HttpServerResponse.empty()),
      Effect.provideService(ServerSecret, secret),
      Effect.provideService(Settings, settingsAt(now)),
    ),
  )
  const [line = ""] = (await answer(new Request("http://localhost/"))).headers.getSetCookie()
  const [cookie, ...attributes] = line.split("; ")
  return { cookie, attributes: attributes.toSorted() }
}

/** The number that a server reads from this cookie at this time. */
const readAt = (cookie: string | undefined, now: number) =>
  Effect.runPromise(
    read.pipe(
      Effect.provideService(HttpServerRequest.HttpServerRequest, {
        cookies: cookie === undefined ? {} : { proof: cookie },
      } as HttpServerRequest.HttpServerRequest),
      Effect.provideService(ServerSecret, secret),
      Effect.provideService(Settings, settingsAt(now)),
    ),
  )

test("a device that proves a number gets an HttpOnly cookie, which lasts as long as the proof is accepted", async () => {
  expect(await setBy(give("+4740000000"), 4000)).toEqual({
    cookie: `proof=${cookieOf("4740000000", "5000")}`,
    attributes: ["HttpOnly", "Max-Age=1", "Path=/", "SameSite=Lax", "Secure"],
  })
  expect(await setBy(drop, 4000)).toMatchObject({ cookie: "proof=", attributes: { 1: "Max-Age=0" } })
})

test("the proof of a number is accepted until it is too old", async () => {
  const cookie = cookieOf("4740000000", "5000")
  expect(await readAt(cookie, 4999)).toBe("+4740000000")
  expect(await readAt(cookie, 5000)).toBeNull()
})

test.each([
  ["no cookie", undefined],
  ["an empty one", ""],
  ["a number alone", "4740000000"],
  ["one without a signature", "4740000000.5000."],
  ["a signature that is cut", cookieOf("4740000000", "5000").slice(0, -4)],
  ["the signature of another number", cookieOf("4740000001", "5000").replace("4740000001", "4740000000")],
  ["the signature of another time", cookieOf("4740000000", "5000").replace(".5000.", ".9000.")],
  ["a signature for something else", cookieOf("4740000000", "5000", { purpose: "known phone" })],
  ["another server's", cookieOf("4740000000", "5000", { by: keyedWith("another secret") })],
])("%s proves nothing", async (_, cookie) => {
  expect(await readAt(cookie, 0)).toBeNull()
})
