import { Effect } from "effect"
import { expect, test } from "vitest"
import type { DeviceRefusal } from "../domain/passkey/device.ts"
import type { MadePasskey, PasskeyCreation, PasskeyRequest, UsedPasskey } from "../domain/passkey/wire.ts"
import type { DevicePasskeys } from "./devicePasskeys.ts"
import { found, servicesBefore } from "./servicesBench.fixture.ts"
import type { HttpAnswer, HttpAsk } from "./transport.ts"

const creation: PasskeyCreation = {
  challenge: "new-challenge",
  rp: { id: "skorpe.test", name: "Skorpe" },
  user: { id: "handle", name: "Kunde 1", displayName: "Kunde 1" },
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
  timeout: 300_000,
  attestation: "none",
  excludeCredentials: [{ type: "public-key", id: "other" }],
  authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
}
const request: PasskeyRequest = {
  challenge: "login-challenge",
  rpId: "skorpe.test",
  timeout: 300_000,
  userVerification: "required",
}
const made: MadePasskey = {
  id: "credential",
  rawId: "credential",
  type: "public-key",
  response: { clientDataJSON: "data", attestationObject: "attestation", transports: ["internal"] },
}
const used: UsedPasskey = {
  id: "credential",
  rawId: "credential",
  type: "public-key",
  response: {
    clientDataJSON: "data",
    authenticatorData: "authenticator",
    signature: "signature",
    userHandle: "handle",
  },
}
const kept = {
  id: "k1",
  browser: "chrome",
  system: "android",
  addedAt: "1970-01-01T00:00:01.000Z",
  usedAt: null,
} as const

const answers: Readonly<Record<string, HttpAnswer>> = {
  "/api/auth/passkey-options": found(request),
  "/api/auth/login-passkey": found({ expiresAt: "1970-01-02T00:00:00.000Z" }),
  "/api/user/passkeys/options": found(creation),
  "POST /api/user/passkeys": found(kept),
  "GET /api/user/passkeys": found([kept]),
  "/api/user/passkeys/k1/remove": { status: 204, text: "" },
}
const server = ({ method, path }: HttpAsk) => answers[`${method} ${path}`] ?? answers[path] ?? "nobody"

/**
 * Services on a device that makes and uses passkeys, or refuses to; `questions` lists the options that the device got.
 */
const on = (refusal: DeviceRefusal | null, answer: (ask: HttpAsk) => HttpAnswer | "nobody" = server) => {
  const questions: unknown[] = []
  const passkeys: DevicePasskeys = {
    isSupported: Effect.succeed(true),
    make: (options) => Effect.sync(() => (questions.push(options), refusal ?? { _tag: "Made", made })),
    use: (options) => Effect.sync(() => (questions.push(options), refusal ?? { _tag: "Used", used })),
  }
  return { ...servicesBefore(answer, { more: { passkeys, origin: "web" } }), questions }
}
const sent = (asked: readonly HttpAsk[]) =>
  asked.map(({ method, path, body }) => [method, path, body && JSON.parse(body)])

test("a login passes the server's challenge to the device and its answer back, and the world learns that it succeeded", async () => {
  const { call, asked, questions, entries } = on(null)
  expect(await call({ type: "LoginPasskey" })).toEqual({ value: { _tag: "LoggedIn" } })
  expect(questions).toEqual([request])
  expect(sent(asked)).toEqual([
    ["POST", "/api/auth/passkey-options", {}],
    ["POST", "/api/auth/login-passkey", { credential: used, origin: "web" }],
  ])
  expect(entries.get("sessionExpiry")).toBe("86400000")
})

test("a new passkey is made the same way, and the world gets the data that its owner may see", async () => {
  const { call, asked, questions } = on(null)
  expect(await call({ type: "AddPasskey" })).toEqual({
    value: { _tag: "Added", passkey: { ...kept, addedAt: 1000 } },
  })
  expect(questions).toEqual([creation])
  expect(sent(asked)).toEqual([
    ["POST", "/api/user/passkeys/options", {}],
    ["POST", "/api/user/passkeys", made],
  ])
})

test.each(["NotGiven", "AlreadyHere", "Unsupported", "Broken"] as const)(
  "if the device says %s, nothing is sent to the server",
  async (_tag) => {
    const { call, asked } = on({ _tag })
    expect(await call({ type: "AddPasskey" })).toEqual({ value: { _tag } })
    expect(await call({ type: "LoginPasskey" })).toEqual({ value: { _tag } })
    expect(asked).toHaveLength(2)
  },
)

test("without the server's challenge the device is not asked; a refusal has its reason", async () => {
  const silent = on(null, () => "nobody")
  expect(await silent.call({ type: "LoginPasskey" })).toEqual({ error: { _tag: "Unreachable" } })
  expect(silent.questions).toEqual([])
  const refused = { status: 400, text: '{"errors":[{"code":4038,"message":"Nei"}]}' }
  const strict = on(null, (ask) => (ask.path === "/api/auth/login-passkey" ? refused : server(ask)))
  expect(await strict.call({ type: "LoginPasskey" })).toEqual({
    error: { _tag: "Refused", status: 400, problems: [{ code: 4038, message: "Nei" }] },
  })
  expect(strict.entries.has("sessionExpiry")).toBe(false)
})

test("passkeys are listed and removed at their own paths", async () => {
  const { call, asked } = on(null)
  expect(await call({ type: "LoadPasskeys" })).toEqual({
    value: { passkeys: [{ ...kept, addedAt: 1000 }], isSupported: true },
  })
  expect(await call({ type: "RemovePasskey", id: "k1" })).toEqual({ value: null })
  expect(sent(asked)).toEqual([
    ["GET", "/api/user/passkeys", undefined],
    ["POST", "/api/user/passkeys/k1/remove", {}],
  ])
})

test("a device without passkeys says so for each call", async () => {
  const { call } = servicesBefore(server)
  expect(await call({ type: "ReadPasskeySupport" })).toEqual({ value: false })
  expect(await call({ type: "LoadPasskeys" })).toMatchObject({ value: { isSupported: false } })
  expect(await call({ type: "LoginPasskey" })).toEqual({ value: { _tag: "Unsupported" } })
  expect(await call({ type: "AddPasskey" })).toEqual({ value: { _tag: "Unsupported" } })
})
