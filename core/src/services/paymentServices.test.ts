import { Effect } from "effect"
import { expect, test } from "vitest"
import type { ShopCommand } from "../messages/commands.ts"
import { ComponentBroken, ComponentLeft, type PaymentComponent } from "./paymentComponent.ts"
import { found, notFound, servicesBefore } from "./servicesBench.fixture.ts"

const canary = "CANARY-4111"

/** Services of a server with these answers by path, and of a component that returns what was typed into it. */
const before = (answers: Readonly<Record<string, object>>, component?: PaymentComponent) =>
  servicesBefore(({ path }) => (answers[path] === undefined ? notFound : found(answers[path])), {
    kept: [["orderTokens", '{"version":"1","value":[{"orderId":"o1","token":"token-1"}]}']],
    more: component === undefined ? {} : { component: () => Promise.resolve(component) },
  })

const handle = { sealed: expect.any(String) }
const broken = { value: { _tag: "Broken" } }

const methods = {
  methods: [
    { paymentType: "INSTORE", provider: null },
    { paymentType: "ADYEN", provider: { clientKey: `${canary}-key` } },
  ],
}

test("none of the provider's data enters a world: each answer contains handles, which are resolved for the next step", async () => {
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
  const offered: { provider: { sealed: string } } = await value({ type: "LoadPaymentMethods", orderId: "o1" })
  const { provider } = offered
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
  expect(told).toEqual([
    { value: { paymentTypes: ["INSTORE", "ADYEN"], provider: handle } },
    { value: { _tag: "Given", details: handle } },
    { value: { resultCode: "ChallengeShopper", refusalReason: null, action: handle } },
    { value: { _tag: "Given", details: handle } },
    { value: { resultCode: "Authorised", refusalReason: null, action: null } },
  ])
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

test("details from an earlier page are lost: the customer enters them again, and nothing is sent", async () => {
  const { call, asked } = before({})
  const details = { sealed: "old-1" }
  const gone = await call({ type: "BeginPayment", orderId: "o1", details, key: "pay-key-1" })
  expect(gone).toMatchObject({ error: { _tag: "Refused", status: 400, problems: [{ code: 1002 }] } })
  expect(asked).toEqual([])
})

test("a terminal has no component, and in a browser the customer may close it", async () => {
  const terminal = before({})
  const provider = terminal.safe.seal("{}", "provider")
  expect(await terminal.call({ type: "CollectPayment", provider })).toEqual({ value: { _tag: "Broken" } })
  const left = before({}, { collect: () => Effect.never, act: () => Effect.fail(new ComponentLeft()) })
  const handle = left.safe.seal("{}", "provider")
  const closed = await left.call({ type: "ShowPaymentAction", provider: handle, action: handle })
  expect(closed).toEqual({ value: { _tag: "Cancelled" } })
})

test("an order that cannot be paid by card offers the other methods, and no component", async () => {
  const inStore = { methods: [{ paymentType: "INSTORE", provider: null }] }
  const { call } = before({ "/api/order/payment-methods?orderId=o1": inStore })
  expect(await call({ type: "LoadPaymentMethods", orderId: "o1" })).toEqual({
    value: { paymentTypes: ["INSTORE"], provider: null },
  })
})

test("invalid details must be entered again: nothing is sent that could begin a payment", async () => {
  const { call, asked, safe } = before({})
  for (const text of ["", "{", "[]", '"4111"', "null"]) {
    const details = safe.seal(text, "details")
    expect(await call({ type: "BeginPayment", orderId: "o1", details, key: "pay-key-1" })).toMatchObject({
      error: { _tag: "Refused", status: 400, problems: [{ code: 1002 }] },
    })
  }
  expect(asked).toEqual([])
})

test("after the bank's page the provider's session data is lost, but the action is still shown", async () => {
  const given: unknown[] = []
  const { call, safe } = before(
    {},
    {
      collect: () => Effect.never,
      act: (start, action) => Effect.sync(() => (given.push([start, action]), "{}")),
    },
  )
  const action = safe.seal('{"type":"redirect"}', "action")
  for (const provider of [{ sealed: "old-1" }, null]) {
    expect(await call({ type: "ShowPaymentAction", provider, action })).toEqual({
      value: { _tag: "Given", details: handle },
    })
  }
  const withoutStart = ["", '{"type":"redirect"}']
  expect(given).toEqual([withoutStart, withoutStart])
  expect(await call({ type: "ShowPaymentAction", provider: null, action: { sealed: "old-2" } })).toEqual(broken)
  expect(await call({ type: "CollectPayment", provider: { sealed: "old-1" } })).toEqual(broken)
})

test("a component that does not load, or stops, is reported as broken, so that the customer can pay in another way", async () => {
  const provider = (services: ReturnType<typeof before>) => services.safe.seal("{}", "provider")
  const stopping = before({}, { collect: () => Effect.fail(new ComponentBroken()), act: () => Effect.never })
  expect(await stopping.call({ type: "CollectPayment", provider: provider(stopping) })).toEqual(broken)
  const unloaded = servicesBefore(() => notFound, {
    more: { component: () => Promise.reject(new TypeError("Failed to fetch")) },
  })
  expect(await unloaded.call({ type: "CollectPayment", provider: provider(unloaded) })).toEqual(broken)
})
