import { Effect } from "effect"
import { expect, test } from "vitest"
import type { ShopCommand } from "../messages/commands.ts"
import { ComponentLeft, type PaymentComponent } from "./paymentComponent.ts"
import { found, notFound, servicesBefore } from "./servicesBench.fixture.ts"

const canary = "CANARY-4111"

/** Services of a server with these answers by path, and of a component that gives what was typed into it. */
const before = (answers: Readonly<Record<string, object>>, component?: PaymentComponent) =>
  servicesBefore(({ path }) => (answers[path] === undefined ? notFound : found(answers[path])), {
    kept: [["orderTokens", '{"version":"1","value":[{"orderId":"o1","token":"token-1"}]}']],
    more: component === undefined ? {} : { component: () => Promise.resolve(component) },
  })

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
