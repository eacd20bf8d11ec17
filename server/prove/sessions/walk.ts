import type { Cookies } from "@skorpe/core/services"
import type { ShopViews } from "@skorpe/core/shop"
import { setTimeout as sleep } from "node:timers/promises"
import type { RunningServer } from "../../src/startServer.ts"
import type { Findings } from "../experiment.ts"
import { makeSurroundings, openShopper } from "../harness/shopper.ts"
import { shopperLine } from "../harness/shopperLine.ts"
import { type Flow, guestSteps } from "./flows.ts"

/** Ends a session from outside, by its cookie. */
export type Ending = (token: string) => Promise<unknown>

interface Walk {
  readonly server: Pick<RunningServer, "port">
  readonly flow: Flow
  readonly name: string
  readonly phone: string
  /** A session cookie, for flows that start with one. */
  readonly token: string
  readonly newestCode: () => Promise<string>
  /** Before which call the session is ended, counted from 0, and how; `null` lets the flow finish. */
  readonly end: { readonly before: number; readonly how: Ending } | null
}

const sessionCookie = "__Host-session"
const patience = 20_000
const empty = { firstName: "", lastName: "", phone: "", email: "", message: "" }

const judgeState = (
  { session, route, checkout, login, organisationWarning }: ShopViews,
  say: (what: string) => void,
): void => {
  if (session._tag !== "Anonymous") say(`the session is ${session._tag}`)
  if (route.path !== "/logg-ut" || route.screen._tag !== "LoggedOut") say(`the address is ${route.path}`)
  if (JSON.stringify(checkout.fields) !== JSON.stringify(empty)) say("the form still names the customer")
  if (login.step !== "idle" || login.phone !== "") say("the login still knows the number")
  if (organisationWarning.isShown) say("the company's warning is still shown")
}

/** The cookies of a device, which outlive a session that ends by itself; they open no account. */
const ofDevice: ReadonlySet<string> = new Set(["__Host-device", "__Host-known-phone"])

/**
 * Walks a flow through the core at a real server. If its session is ended on the way, there must be one logout, a clean
 * state, an unchanged cart, and a guest who can continue. Returns for each call whether there was a session to end.
 */
export const walk = async ({ server, flow, name, phone, token, newestCode, end }: Walk, findings: Findings) => {
  const cookies: Cookies = new Map(
    flow.comes === "asGuest"
      ? []
      : [
          [sessionCookie, token],
          ["logged-in", "1"],
        ],
  )
  const around = makeSurroundings(cookies, flow.comes === "withOldGrant" ? [["sessionExpiry", "1"]] : [])
  const calls: { readonly path: string; readonly hadSession: boolean }[] = []
  let ended: string | null = null
  const line = shopperLine({
    port: () => server.port,
    cookies,
    patience: () => patience,
    before: async ({ path }) => {
      const own = cookies.get(sessionCookie)
      calls.push({ path, hadSession: own !== undefined })
      if (calls.length - 1 !== end?.before || own === undefined) return
      ended = path
      await end.how(own)
    },
  })
  const shopper = await openShopper(line, around, name)
  const say = (what: string) => findings.add(`${flow.name}, ended before call ${end?.before} ${ended}: ${what}`)
  let [seen, inCart, isKept] = [shopper.see(), 0, true]
  const stop = shopper.subscribe(() => {
    const views = shopper.see()
    const isEnd = views.session._tag === "Anonymous" && ["Recognised", "LoggedIn"].includes(seen.session._tag)
    if (isEnd) [inCart, isKept] = [seen.cart.totalCount, seen.cart.totalCount === views.cart.totalCount]
    seen = views
  })
  try {
    const isOut = () => around.logouts.length > 0
    for (const step of flow.steps) {
      await step.act({ shopper, phone, newestCode: async () => around.safe.seal(await newestCode(), "code") })
      const isDone = await shopper.wait((views) => isOut() || step.isDone(views), patience)
      if (!isDone) say(`${step.name}: timed out`)
      if (isOut() || !isDone) break
    }
    if (ended === null) {
      if (end !== null || isOut()) say(isOut() ? "logged out, though nothing had ended the session" : "never ended")
      return calls
    }
    if (!(await shopper.wait(isOut, 2_000))) {
      say("nobody noticed")
      return calls
    }
    await shopper.wait(({ route }) => route.screen._tag === "LoggedOut", 2_000)
    judgeState(shopper.see(), say)
    if (shopper.known().includes(phone)) say("the number is still somewhere in the shop's state")
    if (!isKept) say("the cart was lost")
    await sleep(100)
    const guest = { shopper, phone, newestCode: () => Promise.reject(new Error("a guest has no code")) }
    for (const { act, isDone } of guestSteps) {
      await act(guest)
      await shopper.wait(isDone, patience)
    }
    const { validation, cart } = shopper.see()
    const isPriced = validation._tag === "Confirmed" && cart.totalCount === inCart + 1
    if (!isPriced) say(`the guest could not go on: ${validation._tag}, ${cart.totalCount} after ${inCart}`)
    if (shopper.see().session._tag !== "Anonymous") say("somebody is logged in again")
    if (around.logouts.join() !== "unauthorized") say(`logouts: ${around.logouts.join()}`)
    const left = [...cookies.keys()].filter((name) => !ofDevice.has(name))
    if (left.length > 0) say(`the cookies ${left.join()} are still there`)
    for (const entry of ["currentAccount", "sessionExpiry"] as const) {
      if (around.entries.has(entry)) say(`the device still keeps ${entry}`)
    }
    return calls
  } finally {
    stop()
    await shopper.close()
  }
}
