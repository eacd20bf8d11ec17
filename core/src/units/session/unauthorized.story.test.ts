import { expect, test } from "vitest"
import { placedOrder, priceOf, received, torgetWithMenu } from "../../shop/samples.fixture.ts"
import type { ShopCommand } from "../../messages/commands.ts"
import { addLarge, openShop } from "../../shop/shopStage.fixture.ts"
import { kunde1, logouts, unauthorized } from "./sessionStage.fixture.ts"

type Stage = ReturnType<typeof openShop>
type Step = (stage: Stage) => void

const open =
  (path: string): Step =>
  (stage) =>
    stage.put({ type: "PathOpened", path, how: "link" })
/** The account has number and e-mail, but no name. */
const fillName: Step = (stage) => {
  stage.put({ type: "FieldTyped", field: "firstName", text: "Kunde" })
  stage.put({ type: "FieldTyped", field: "lastName", text: "En" })
}
const fill: Step = (stage) => {
  fillName(stage)
  stage.put({ type: "FieldTyped", field: "phone", text: "40 00 00 00" })
}

const answers: { readonly [Type in ShopCommand["type"]]?: unknown } = {
  LoadUser: kunde1,
  ReadSessionFlag: true,
  LoadStores: [torgetWithMenu.store],
  LoadStore: torgetWithMenu,
  ValidatePrice: priceOf(269),
  ReadPhone: { _tag: "Phone", e164: "+4740000000" },
  PlaceOrder: { orderId: "o1" },
  LoadOrder: placedOrder,
  RequestLogin: null,
  Login: null,
  LoginEmail: null,
}

/** Typical flows of customers; after each step all running calls are answered, one at a time. */
const flows: { readonly [Name in string]: { readonly loggedIn: boolean; readonly steps: readonly Step[] } } = {
  "a logged-in customer orders": {
    loggedIn: true,
    steps: [
      open("/butikker"),
      open("/butikker/torget/meny/pizza"),
      (stage) => stage.put(addLarge),
      (stage) => stage.wait(1000),
      open("/betaling"),
      fillName,
      (stage) => stage.put({ type: "OrderSubmitted" }),
      (stage) => stage.wait(60_000),
    ],
  },
  "a stranger orders": {
    loggedIn: false,
    steps: [
      open("/butikker/torget/meny/pizza"),
      (stage) => stage.put(addLarge),
      (stage) => stage.wait(1000),
      open("/betaling"),
      fill,
      (stage) => stage.put({ type: "OrderSubmitted" }),
    ],
  },
  "somebody logs in by code and follows an order": {
    loggedIn: false,
    steps: [
      (stage) => stage.put({ type: "LoginCodeRequested", phone: "40000000" }),
      (stage) => stage.put({ type: "LoginCodeEntered", code: { sealed: "a-1" } }),
      open("/bestilling/o1"),
      open("/"),
    ],
  },
  "somebody logs in by e-mail": {
    loggedIn: false,
    steps: [
      (stage) => stage.put({ type: "EmailLoginSubmitted", email: "kunde1@pizza.test", password: { sealed: "a-1" } }),
      open("/butikker"),
    ],
  },
}

/** Calls to the server: only they can be answered with 401. */
const local: ReadonlySet<string> = new Set(["ReadDevice", "ReadPhone", "ReadSessionFlag", "FollowOrder"])

/** Runs a flow whose `at`-th call is answered with 401; returns the stage and the number of calls. */
const run = ({ loggedIn, steps }: (typeof flows)[string], at: number) => {
  const stage = openShop("/", { loggedIn })
  let asked = 0
  let refused: string | null = null
  const settle = () => {
    for (;;) {
      const next = Object.values(stage.world().calls).find(({ command }) => Object.hasOwn(answers, command.type))
      if (!next) return
      const { key, command } = next
      if (!local.has(command.type) && asked++ === at) {
        refused = command.type
        stage.bring({ type: "CallEnded", key, exit: { _tag: "Failed", error: unauthorized } })
        return
      }
      stage.bring({ type: "CallEnded", key, exit: { _tag: "Done", value: answers[command.type] as never } })
    }
  }
  settle()
  for (const step of steps) {
    if (refused !== null) break
    step(stage)
    settle()
  }
  return { stage, asked, refused }
}

for (const [name, flow] of Object.entries(flows)) {
  test(`${name}: whichever call is answered with 401, there is one logout, a clean state and the right address`, () => {
    const { asked: calls } = run(flow, Number.POSITIVE_INFINITY)
    expect(calls).toBeGreaterThan(2)
    for (let at = 0; at < calls; at++) {
      const { stage, refused } = run(flow, at)
      expect(refused, `call ${at}`).not.toBeNull()
      const { session, route, checkout, login } = stage.see()
      expect([refused, logouts(stage)]).toEqual([refused, ["unauthorized"]])
      expect(route).toMatchObject({ path: "/logg-ut", screen: { _tag: "LoggedOut" } })
      expect(session).toEqual({ _tag: "Anonymous" })
      expect(checkout).toMatchObject({ fields: { email: "", ...(flow.loggedIn ? { phone: "" } : {}) }, isKnown: false })
      expect(login).toMatchObject({ step: "idle", phone: "" })
      expect(stage.told().filter(({ type }) => type === "ClearSession")).toHaveLength(1)
      // All other running calls get a 401 too: no second logout, and no endless retries.
      for (const { key } of Object.values(stage.world().calls)) {
        stage.bring({ type: "CallEnded", key, exit: { _tag: "Failed", error: unauthorized } })
      }
      stage.wait(120_000)
      expect(logouts(stage)).toEqual(["unauthorized"])
      expect(stage.running().map(({ type }) => type)).not.toContain("LoadUser")
    }
  })
}

test("a 401 on a followed order's stream ends the session as well", () => {
  const stage = openShop("/bestilling/o1")
  stage.answer("LoadOrder", placedOrder)
  stage.news("FollowOrder", { ...received, sequence: 2, status: "accepted" })
  stage.fail("FollowOrder", unauthorized)
  expect(logouts(stage)).toEqual(["unauthorized"])
  expect(stage.see().route.path).toBe("/logg-ut")
  stage.wait(60_000)
  expect(stage.running().map(({ type }) => type)).not.toContain("LoadOrder")
})
