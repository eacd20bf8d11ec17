import type { Caller } from "@skorpe/core/domain/account"
import { Effect } from "effect"
import { HttpEffect, HttpServerRequest, HttpServerResponse } from "effect/http"
import { expect, test } from "vitest"
import { giveDeviceCookie, isKnownSender, isSameSender, type Sender, senderOf } from "./sender.ts"

const hash = (text: string | null) => (text === null ? null : Buffer.from(text))
const sender = (device: string | null, customer: string | null = null): Sender => ({
  deviceHash: hash(device),
  customerHash: hash(customer),
})

test("a key belongs to its device, also after a login and a logout", () => {
  expect(isSameSender(sender("phone"), sender("phone"))).toBe(true)
  expect(isSameSender(sender("phone"), sender("phone", "kunde"))).toBe(true)
  expect(isSameSender(sender("phone", "kunde"), sender("phone"))).toBe(true)
})

test("a key belongs to its customer on every device", () => {
  expect(isSameSender(sender("phone", "kunde"), sender("tablet", "kunde"))).toBe(true)
  expect(isSameSender(sender(null, "kunde"), sender(null, "kunde"))).toBe(true)
})

test("a key cannot be reused by others, with a cookie, a session or neither", () => {
  for (const other of [sender(null), sender("tablet"), sender("tablet", "another"), sender(null, "another")]) {
    expect(isSameSender(sender("phone", "kunde"), other)).toBe(false)
    expect(isSameSender(sender("phone"), other)).toBe(false)
    expect(isSameSender(sender(null, "kunde"), other)).toBe(false)
  }
})

test("a key that came without a cookie can be reused by anybody who has it", () => {
  expect(isSameSender(sender(null), sender("phone"))).toBe(true)
})

test("only a key's own sender counts as having sent it; for a key without a cookie and a session nobody does", () => {
  expect(isKnownSender(sender(null), sender(null))).toBe(false)
  expect(isKnownSender(sender(null), sender("phone", "kunde"))).toBe(false)
  expect(isKnownSender(sender("phone"), sender("phone"))).toBe(true)
  expect(isKnownSender(sender(null, "kunde"), sender("phone", "kunde"))).toBe(true)
})

test("a sender is identified by its cookie and its session, each as a hash of its own kind", () => {
  const from = (device: string | undefined, caller: Caller) =>
    Effect.runSync(
      Effect.provideService(senderOf(caller), HttpServerRequest.HttpServerRequest, {
        cookies: device === undefined ? {} : { "__Host-device": device },
      } as HttpServerRequest.HttpServerRequest),
    )
  const customer = { _tag: "Customer", customerId: "u1", sessionId: "s1" } as const
  const guest = { _tag: "Guest" } as const
  expect(from(undefined, guest)).toEqual(sender(null))
  expect(from("", guest)).toEqual(sender(null))
  const both = from("u1", customer)
  expect(both.deviceHash).toHaveLength(32)
  expect(both.customerHash).toHaveLength(32)
  expect(both.deviceHash).not.toEqual(both.customerHash)
  expect(both.deviceHash).toEqual(from("u1", guest).deviceHash)
  expect(both.deviceHash).not.toEqual(from("another", guest).deviceHash)
  expect(both.customerHash).not.toEqual(from("u1", { ...customer, customerId: "u2" }).customerHash)
})

test("a device gets a cookie of its own that no script reads, keeps it, and has it renewed for a week", async () => {
  const answer = HttpEffect.toWebHandler(Effect.as(giveDeviceCookie, HttpServerResponse.empty()))
  const cookieFor = async (headers: Record<string, string>) => {
    const [line = ""] = (await answer(new Request("http://localhost/", { headers }))).headers.getSetCookie()
    const [cookie, ...attributes] = line.split("; ")
    return { cookie, attributes: attributes.toSorted() }
  }
  const attributes = ["HttpOnly", "Max-Age=604800", "Path=/", "SameSite=Lax", "Secure"]
  const fresh = await cookieFor({})
  expect(fresh).toEqual({ cookie: expect.stringMatching(/^__Host-device=[\w-]{43}$/), attributes })
  expect((await cookieFor({})).cookie).not.toBe(fresh.cookie)
  expect(await cookieFor({ cookie: "__Host-device=mine" })).toEqual({ cookie: "__Host-device=mine", attributes })
})
