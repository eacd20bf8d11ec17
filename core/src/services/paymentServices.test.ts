import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import type { ShopCommand } from "../messages/commands.ts"
import { makeSafe } from "../vault/safe.ts"
import { Vault } from "../vault/vault.ts"
import { Device } from "./device.ts"
import { Navigation } from "./navigation.ts"
import { ComponentLeft, type PaymentComponent } from "./paymentComponent.ts"
import { makeShopServices } from "./shopServices.ts"
import { Telemetry } from "./telemetry.ts"
import { type HttpAsk, Transport } from "./transport.ts"

const canary = "CANARY-4111"

/** Services of a server with these answers by path, and of a component that gives what was typed into it. */
const before = (answers: Readonly<Record<string, object>>, component?: PaymentComponent) => {
  const asked: HttpAsk[] = []
  const safe = makeSafe("page")
  const layer = Layer.mergeAll(
    Layer.succeed(Transport, {
      send: (ask) => {
        asked.push(ask)
        const answer = answers[ask.path]
        return Effect.succeed(
          answer === undefined
            ? { status: 404, text: '{"errors":[{"code":3010,"message":"?"}]}' }
            : { status: 200, text: JSON.stringify(answer) },
        )
      },
      stream: () => {
        throw new Error("this test does not stream")
      },
    }),
    Layer.succeed(Device, {
      read: (entry) =>
        Effect.succeed(entry === "orderTokens" ? '{"version":"1","value":[{"orderId":"o1","token":"token-1"}]}' : null),
      write: () => Effect.void,
    }),
    Layer.succeed(Navigation, { show: () => Effect.void, replace: () => Effect.void, reload: () => Effect.void }),
    Layer.succeed(Telemetry, { report: () => Effect.void, track: () => Effect.void, identify: () => Effect.void }),
    Layer.succeed(Vault, safe),
  )
  const services = makeShopServices({
    market: "no",
    language: () => "nb",
    ...(component === undefined ? {} : { component: () => Promise.resolve(component) }),
  })
  const call = (command: ShopCommand) =>
    Effect.runPromise(
      services
        .call(command, () => {})
        .pipe(
          Effect.match({ onSuccess: (value) => ({ value }), onFailure: (error) => ({ error }) }),
          Effect.provide(layer),
        ),
    )
  return { call, asked, safe }
}

const methods = {
  methods: [
    { paymentType: "INSTORE", provider: null },
    { paymentType: "ADYEN", provider: { clientKey: `${canary}-key` } },
  ],
}

test("nothing of the provider's own enters a world: each answer holds handles, which open for the next step", async () => {
  const { call, asked, safe } = before(
    {
      "/api/order/payment-methods?orderId=o1": methods,
      "/api/order/create-payment": {
        resultCode: "ChallengeShopper",
        refusalReason: null,
        action: { token: `${canary}-action` },
      },
      "/api/order/update-payment": { resultCode: "Authorised", refusalReason: null, action: null },
    },
    {
      collect: (provider) => Effect.succeed(`{"typed":"${canary}","from":${provider}}`),
      act: (_, action) => Effect.succeed(`{"approved":${action}}`),
    },
  )
  const told: unknown[] = []
  const value = async (command: ShopCommand): Promise<never> => {
    const ended = (await call(command)) as { readonly value: never }
    told.push(ended)
    return ended.value
  }
  const { provider }: { provider: { sealed: string } } = await value({ type: "LoadPaymentMethods", orderId: "o1" })
  const typed: { details: { sealed: string } } = await value({ type: "CollectPayment", provider })
  const begun: { action: { sealed: string } } = await value({
    type: "BeginPayment",
    orderId: "o1",
    details: typed.details,
    key: "pay-key-1",
  })
  const approved: { details: { sealed: string } } = await value({
    type: "ShowPaymentAction",
    provider,
    action: begun.action,
  })
  await value({ type: "ContinuePayment", orderId: "o1", details: approved.details, key: "pay-key-2" })
  expect(told).toHaveLength(5)
  expect(JSON.stringify(told)).not.toContain(canary)
  expect(safe.open(provider)).toContain(`${canary}-key`)
  const begin = asked.find(({ path }) => path === "/api/order/create-payment")
  expect(JSON.parse(begin?.body ?? "")).toEqual({
    orderId: "o1",
    details: { typed: canary, from: { clientKey: `${canary}-key` } },
  })
  expect(begin?.headers).toMatchObject({ "idempotency-key": "pay-key-1" })
  const goOn = asked.find(({ path }) => path === "/api/order/update-payment")
  expect(JSON.parse(goOn?.body ?? "")).toMatchObject({ details: { approved: { token: `${canary}-action` } } })
})

test("details of an earlier page are gone: the customer gives them again, and nothing is sent", async () => {
  const { call, asked } = before({})
  const details = { sealed: "old-1" }
  const gone = await call({ type: "BeginPayment", orderId: "o1", details, key: "pay-key-1" })
  expect(gone).toMatchObject({ error: { _tag: "Refused", status: 400, problems: [{ code: 1002 }] } })
  expect(asked).toEqual([])
})

test("a terminal has no component, and a customer may close it", async () => {
  const terminal = before({})
  const provider = terminal.safe.seal("{}", "provider")
  expect(await terminal.call({ type: "CollectPayment", provider })).toEqual({ value: { _tag: "Broken" } })
  const left = before({}, { collect: () => Effect.never, act: () => Effect.fail(new ComponentLeft()) })
  const handle = left.safe.seal("{}", "provider")
  const closed = await left.call({ type: "ShowPaymentAction", provider: handle, action: handle })
  expect(closed).toEqual({ value: { _tag: "Cancelled" } })
})
