import { Effect, Fiber } from "effect"
import { afterEach, expect, test, vi } from "vitest"
import type { PasskeyCreation, PasskeyRequest } from "@skorpe/core/domain/passkey"
import { devicePasskeys, refusalOf } from "./devicePasskeys.ts"

const request: PasskeyRequest = {
  challenge: "AAEC",
  rpId: "localhost",
  timeout: 1000,
  userVerification: "required",
}
const creation: PasskeyCreation = {
  challenge: "AAEC",
  rp: { id: "localhost", name: "Skorpe" },
  user: { id: "AwQF", name: "Kunde 1", displayName: "Kunde 1" },
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
  timeout: 1000,
  attestation: "none",
  excludeCredentials: [{ type: "public-key", id: "BgcI" }],
  authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
}

const bytes = (...values: readonly number[]) => new Uint8Array(values).buffer

/** A browser with passkeys, which answers a request with this function. */
const browserThat = (answer: (options: object) => Promise<unknown>) => {
  const credentials = { get: vi.fn(answer), create: vi.fn(answer) }
  vi.stubGlobal("PublicKeyCredential", vi.fn())
  vi.stubGlobal("navigator", { credentials })
  return credentials
}
afterEach(() => vi.unstubAllGlobals())

const fails = (name: string) => () => Promise.reject(new DOMException("no", name))

test("a browser without passkeys is reported as such, and gets no request", async () => {
  expect(await Effect.runPromise(devicePasskeys.isSupported)).toBe(false)
  expect(await Effect.runPromise(devicePasskeys.use(request))).toEqual({ _tag: "Unsupported" })
  expect(await Effect.runPromise(devicePasskeys.make(creation))).toEqual({ _tag: "Unsupported" })
})

test("a passkey is used with the server's options, and its answer is text that can be sent", async () => {
  const response = {
    clientDataJSON: bytes(1),
    authenticatorData: bytes(2),
    signature: bytes(3),
    userHandle: bytes(4),
  }
  const credential = { id: "BgcI", rawId: bytes(6, 7, 8), type: "public-key", response }
  const { get } = browserThat(() => Promise.resolve({ ...credential, getClientExtensionResults: () => ({}) }))
  expect(await Effect.runPromise(devicePasskeys.isSupported)).toBe(true)
  expect(await Effect.runPromise(devicePasskeys.use(request))).toEqual({
    _tag: "Used",
    used: {
      id: "BgcI",
      rawId: "BgcI",
      type: "public-key",
      response: { clientDataJSON: "AQ", authenticatorData: "Ag", signature: "Aw", userHandle: "BA" },
    },
  })
  expect(get.mock.calls[0]?.[0]).toMatchObject({ publicKey: { rpId: "localhost", userVerification: "required" } })
})

test("a passkey is created on a device that has none of the excluded ones", async () => {
  const response = { clientDataJSON: bytes(1), attestationObject: bytes(2), getTransports: () => ["internal"] }
  const credential = { id: "CQ", rawId: bytes(9), type: "public-key", response }
  const { create } = browserThat(() => Promise.resolve({ ...credential, getClientExtensionResults: () => ({}) }))
  expect(await Effect.runPromise(devicePasskeys.make(creation))).toEqual({
    _tag: "Made",
    made: {
      id: "CQ",
      rawId: "CQ",
      type: "public-key",
      response: { clientDataJSON: "AQ", attestationObject: "Ag", transports: ["internal"] },
    },
  })
  expect(create.mock.calls[0]?.[0]).toMatchObject({
    publicKey: { excludeCredentials: [{ type: "public-key" }], rp: { id: "localhost" } },
  })
})

test.each([
  ["NotAllowedError", "NotGiven"],
  ["AbortError", "NotGiven"],
  ["InvalidStateError", "AlreadyHere"],
  ["NotSupportedError", "Unsupported"],
  ["ConstraintError", "Unsupported"],
  ["SecurityError", "Broken"],
  ["UnknownError", "Broken"],
])("a browser's %s is %s", async (name, _tag) => {
  browserThat(fails(name))
  expect(await Effect.runPromise(devicePasskeys.make(creation))).toEqual({ _tag })
  expect(refusalOf("no error at all")).toEqual({ _tag: "Broken" })
})

test("a passkey without a user handle is rejected", async () => {
  const response = { clientDataJSON: bytes(1), authenticatorData: bytes(2), signature: bytes(3), userHandle: null }
  const credential = { id: "BgcI", rawId: bytes(6), type: "public-key", response }
  browserThat(() => Promise.resolve({ ...credential, getClientExtensionResults: () => ({}) }))
  expect(await Effect.runPromise(devicePasskeys.use(request))).toEqual({ _tag: "Broken" })
})

test("an interrupted request is cancelled", async () => {
  let signal: AbortSignal | undefined
  browserThat((options) => {
    signal = (options as { readonly signal: AbortSignal }).signal
    return new Promise(() => {})
  })
  const asking = Effect.runFork(devicePasskeys.use(request))
  await vi.waitFor(() => expect(signal?.aborted).toBe(false))
  await Effect.runPromise(Fiber.interrupt(asking))
  expect(signal?.aborted).toBe(true)
})
