import { Effect, type Scope } from "effect"
import { TestClock } from "effect/testing"
import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { makeLive } from "../kernel/live.ts"
import { digestWorld } from "../kernel/digest.ts"
import { OuterEvent } from "../messages/events.ts"
import { carelessServices, loginFold, SecretEvent } from "./login.fixture.ts"
import { makeSealer } from "./sealEvent.ts"
import { secretPlacesOf } from "./secretPlaces.ts"
import { makeSafe } from "./safe.ts"
import { Vault } from "./vault.ts"
import { withoutSecrets } from "./withoutSecrets.ts"

const run = <A>(story: Effect.Effect<A, never, Scope.Scope | Vault>, safe = makeSafe("page1")) =>
  Effect.runPromise(Effect.scoped(story).pipe(Effect.provideService(Vault, safe), Effect.provide(TestClock.layer())))

/** A live world in which a customer logs in with these secrets; returns everything recorded, stored and sent. */
const visit = (secrets: readonly string[], answers: "well" | "badly" = "well") => {
  const safe = makeSafe("page1")
  const seal = makeSealer<SecretEvent>(safe, secretPlacesOf(SecretEvent))
  const [code = "", password = "", token = "", number = "", cvc = ""] = secrets
  return run(
    Effect.gen(function* () {
      const [sent, stored]: [string[], string[]] = [[], []]
      const live = yield* makeLive({
        fold: loginFold,
        beginning: { _tag: "New", start: {} },
        digestEvery: 1,
        services: withoutSecrets(carelessServices(sent, stored, answers)),
      })
      live.put(seal({ type: "CodeTyped", code }))
      live.put(seal({ type: "PasswordTyped", email: "kunde1@skorpe.test", password }))
      live.put(seal({ type: "ResetLinkOpened", token }))
      live.put(seal({ type: "CardTyped", card: { holder: "Kunde 1", number, cvc } }))
      live.put({ type: "LoginSubmitted" })
      yield* TestClock.adjust(1000)
      return { log: live.log(), world: live.world(), sent, stored }
    }),
    safe,
  )
}

const canaries = ["kode-471147", "Kanarifugl-9!", "tok_en-Kanari", "4111 1111 1111 1111", "cvc-737"]

test("secrets reach the service that needs them, but no record, world, hash or storage", async () => {
  for (const answers of ["well", "badly"] as const) {
    const { log, world, sent, stored } = await visit(canaries, answers)
    expect(sent).toEqual(canaries)
    expect(stored).toHaveLength(4)
    const everything = JSON.stringify([log, world, stored])
    for (const canary of canaries) expect(everything).not.toContain(canary)
    expect(everything).toContain('{"sealed":"page1-1"}')
    expect(everything).toContain("you sent •••")
  }
})

test("a replay works with the handles alone", async () => {
  const { log, world } = await visit(canaries)
  let again = loginFold.empty
  for (const { n, t, input } of log.records) again = loginFold.step(again, { n, t }, input).world
  expect(digestWorld(again)).toBe(digestWorld(world))
})

test("the same session with other secrets has an identical recording", async () => {
  const text = fc.string({ unit: "binary", minLength: 1, maxLength: 40 })
  const secrets = fc.tuple(text, text, text, text, text)
  const events = async (all: readonly string[]) =>
    (await visit(all)).log.records.filter(({ input }) => input.type === "Happened").map(({ input }) => input)
  const known = await events(canaries)
  await fc.assert(
    fc.asyncProperty(secrets, async (all) => {
      expect(await events(all)).toEqual(known)
    }),
    { numRuns: 50 },
  )
})

test("a handle of an earlier page opens nothing; the customer must type the secret again", async () => {
  const { log, world } = await visit(canaries)
  expect(log.records.length).toBeGreaterThan(0)
  const forgotten = await run(
    Effect.gen(function* () {
      const services = carelessServices([], [], "well")
      const live = yield* makeLive({ fold: loginFold, beginning: { _tag: "Resumed", world }, services })
      live.put({ type: "LoginSubmitted" })
      yield* TestClock.adjust(1000)
      return live.world()
    }),
    makeSafe("page2"),
  )
  expect(loginFold.see(forgotten)["login"]).toMatchObject({ answer: { _tag: "SecretForgotten" } })
})

test("a safe keeps the newest secrets of each place, and forgets on demand", () => {
  const safe = makeSafe("page1")
  const other = safe.seal("stays", "PasswordTyped.password")
  const typed = Array.from({ length: 20 }, (_, index) => safe.seal(`code ${index}`, "CodeTyped.code"))
  expect(typed.map(safe.open).filter((text) => text !== undefined)).toHaveLength(8)
  expect(safe.open(other)).toBe("stays")
  safe.forget(other)
  expect(safe.open(other)).toBeUndefined()
})

describe("the shop's events", () => {
  const places = secretPlacesOf(OuterEvent)

  test("are all known to the sealer", () => {
    expect([...places.keys()]).toEqual(OuterEvent.members.map(({ fields }) => fields.type.literal))
  })

  test("hold no unsealed field named like a secret", () => {
    const suspicious = /password|token|secret|cvc|cvv|cardnumber|onetimecode|smscode/i
    for (const { fields } of OuterEvent.members) {
      for (const name of Object.keys(fields)) {
        const sealed = places.get(fields.type.literal)?.some(([first]) => first === name) ?? false
        expect({ event: fields.type.literal, name, secret: suspicious.test(name) && !sealed }).toMatchObject({
          secret: false,
        })
      }
    }
  })
})

test("secrets are found in fields, nested fields and optional fields", () => {
  expect(Object.fromEntries(secretPlacesOf(SecretEvent))).toEqual({
    CodeTyped: [["code"]],
    PasswordTyped: [["password"]],
    ResetLinkOpened: [["token"]],
    CardTyped: [
      ["card", "number"],
      ["card", "cvc"],
    ],
    LoginSubmitted: [],
  })
})
