import { makeLive } from "@skorpe/core/kernel"
import { type Cookies, makeShopServices } from "@skorpe/core/services"
import { seeShop, sealingInto, shop, type ShopViews, type SpokenEvent } from "@skorpe/core/shop"
import { type ShopStart } from "@skorpe/core/messages"
import { makeSafe, Vault } from "@skorpe/core/vault"
import { startServer } from "@skorpe/server"
import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { memoryDevice, noNavigation } from "../node/device.ts"
import { noTelemetry } from "../node/quiet.ts"
import { solveBotTask } from "../node/solveBotTask.ts"
import { nodeTransport } from "../node/transport.ts"
import { customerOf } from "./customer.ts"
import { skorpe } from "../testing/runSkorpe.fixture.ts"

/** What `skorpe outbox` prints. */
const readOutbox = (server: string, key: string, market: string) =>
  Effect.promise(async () => (await skorpe("outbox", "--server", server, "--key", key, "--market", market)).stdout)

const loggedIn = ({ session }: ShopViews) => (session._tag === "LoggedIn" ? session.user : undefined)
const anonymous = ({ session }: ShopViews) => (session._tag === "Anonymous" ? true : undefined)

test.each([
  { market: "no", typed: "400 00 011", phone: "+4740000011" },
  { market: "se", typed: "070-174 06 11", phone: "+46701740611" },
] as const)(
  "the shop's own core logs in and out before a real server in $market, with a code from the outbox",
  { timeout: 60_000 },
  async ({ market, typed, phone }) => {
    const server = await startServer({
      market,
      port: 0,
      database: { _tag: "ThrowAway" },
      kitchen: "manual",
      limits: { uncheckedSmsInTotal: { times: 1, within: 3_600_000 } },
    })
    // The last message that is sent without a bot check: later ones need a proof.
    await fetch(`${server.url}/api/auth/request-login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ phone: market === "no" ? "+4740000785" : "+46701740685" }),
    })
    const cookies: Cookies = new Map()
    const safe = makeSafe("journey")
    const start: ShopStart = { market, build: "test", seed: "journey", path: "/", origin: "web" }
    const surroundings = Layer.mergeAll(
      nodeTransport(server.url, cookies),
      memoryDevice(cookies),
      noNavigation,
      noTelemetry,
      Layer.succeed(Vault, safe),
    )
    const journey = Effect.gen(function* () {
      const live = yield* makeLive({
        fold: shop,
        beginning: { _tag: "New", start },
        services: makeShopServices({ market, language: () => "en", solve: solveBotTask }),
      }).pipe(Effect.provide(surroundings))
      const customer = customerOf(live, 20)
      const seal = sealingInto(safe)
      const speak = (event: SpokenEvent) => live.put(seal(event))
      const at = (step: string) => customer.wait(step, ({ login }) => (login.step === step ? login : undefined))
      yield* customer.wait("the shop to open", anonymous)

      speak({ type: "LoginCodeRequested", phone: typed })
      yield* at("codeSent")
      speak({ type: "LoginCodeEntered", code: "no code at all" })
      const wrong = yield* customer.wait("the no", ({ login }) => (login.fault === null ? undefined : login))
      expect(wrong.fault).toEqual({ _tag: "Code", why: "wrong" })
      const printed = yield* readOutbox(server.url, server.staffKey, market)
      expect(printed).toContain(`sms to ${phone}`)
      const code = /\b\d{6}\b/.exec(printed.split("\n").at(-2) ?? "")?.[0] ?? ""
      speak({ type: "LoginCodeEntered", code })
      const user = yield* customer.wait("the profile", loggedIn)
      expect(user.phoneNumber).toBe(phone)
      // Each navigation in the shop checks the session's flag.
      customer.put({ type: "PathOpened", path: market === "no" ? "/butikker" : "/butiker", how: "link" })
      yield* Effect.sleep(200)
      expect(loggedIn(customer.see())?._id).toBe(user._id)
      expect(JSON.stringify(live.log())).not.toContain(code)
      expect(JSON.stringify(live.log())).not.toMatch(/derivedKey|keySignature/)

      customer.put({ type: "LogoutChosen" })
      yield* customer.wait("the goodbye", anonymous)
      expect(cookies.size).toBe(0)
      return seeShop(live.world())
    })
    await Effect.runPromise(Effect.scoped(journey)).finally(() => server.close())
  },
)
