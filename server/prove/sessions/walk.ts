import type { Cookies } from "@skorpe/core/services"
import { setTimeout as sleep } from "node:timers/promises"
import type { RunningServer } from "../../src/startServer.ts"
import type { Findings } from "../experiment.ts"
import { makeSurroundings, openShopper } from "../harness/shopper.ts"
import { shopperLine } from "../harness/shopperLine.ts"
import { addPizza, type Flow, guestSteps, type Step } from "./flows.ts"
import { judgeGuest, judgeLogout, judgeUnended } from "./judgeWalk.ts"

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
/** How many calls a flow may make more or fewer than another time: a tracker that is left at once has not always called. */
const spare = 3

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
    const take = async (step: Step) => {
      await step.act({ shopper, phone, newestCode: async () => around.safe.seal(await newestCode(), "code") })
      const isDone = await shopper.wait((views) => isOut() || step.isDone(views), patience)
      if (!isDone) say(`${step.name}: timed out`)
      return isDone && !isOut()
    }
    let goesOn = true
    for (const step of flow.steps) goesOn &&= await take(step)
    const isYetToEnd = () => end !== null && ended === null
    for (let more = 0; more < spare && isYetToEnd(); more++) goesOn &&= await take(addPizza)
    if (ended === null) {
      judgeUnended({ wasToEnd: end !== null, isOut: isOut() }, say)
      return calls
    }
    if (!(await shopper.wait(isOut, 2_000))) {
      say("nobody noticed")
      return calls
    }
    await shopper.wait(({ route }) => route.screen._tag === "LoggedOut", 2_000)
    judgeLogout({ views: shopper.see(), known: shopper.known(), phone, isKept }, say)
    await sleep(100)
    const guest = { shopper, phone, newestCode: () => Promise.reject(new Error("a guest has no code")) }
    for (const { act, isDone } of guestSteps) {
      await act(guest)
      await shopper.wait(isDone, patience)
    }
    const { entries, logouts } = around
    judgeGuest(
      { views: shopper.see(), inCart, logouts, cookies: [...cookies.keys()], entries: [...entries.keys()] },
      say,
    )
    return calls
  } finally {
    stop()
    await shopper.close()
  }
}
