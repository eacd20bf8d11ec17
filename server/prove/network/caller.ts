import type { ApiFailure } from "@skorpe/core/api"
import { makeShopServices } from "@skorpe/core/services"
import type { ShopCall } from "@skorpe/core/shop"
import { Cause, Effect, Exit, Layer } from "effect"
import type { Chance } from "../harness/chance.ts"
import { type Fault, faultyLine } from "../harness/faultyLine.ts"
import { makeSurroundings } from "../harness/shopper.ts"
import { type Cookies, shopperLine } from "../harness/shopperLine.ts"

/** How a call of the core's services came out. */
export type Told =
  | { readonly _tag: "Done"; readonly value: unknown }
  | { readonly _tag: "Failed"; readonly failure: ApiFailure }
  /** A bug: not one of the ways in which a call may end. */
  | { readonly _tag: "Broken"; readonly why: string }

/** A call is given up after so many milliseconds when its fault is one that keeps silent; others have all the time. */
const patience = 200
const silent: ReadonlySet<Fault> = new Set(["unheard", "unanswered", "late"])

/** The core's services on a line of their own, each call of which meets a fault. */
export const openCaller = async (port: number, chance: Chance) => {
  let fault: Fault = "none"
  const cookies: Cookies = new Map()
  const around = makeSurroundings(cookies)
  const line = await faultyLine(port, () => fault, chance, 2 * patience)
  const services = makeShopServices({ market: "no", language: () => "nb" })
  const transport = shopperLine({
    port: () => line.port,
    cookies,
    patience: () => (silent.has(fault) ? patience : 60_000),
  })
  return {
    ...around,
    cookies,
    settled: line.settled,
    close: line.close,
    call: async (command: ShopCall, meets: Fault): Promise<Told> => {
      fault = meets
      const exit = await Effect.runPromiseExit(
        services.call(command, () => undefined).pipe(Effect.provide(Layer.merge(transport, around.layer))),
      )
      if (Exit.isSuccess(exit)) return { _tag: "Done", value: exit.value }
      const failure = exit.cause.reasons.find((reason) => reason._tag === "Fail")
      if (failure === undefined) return { _tag: "Broken", why: Cause.pretty(exit.cause).slice(0, 300) }
      // What a service fails with is an `ApiFailure`, written as JSON so that it can be recorded.
      return { _tag: "Failed", failure: failure.error as unknown as ApiFailure }
    },
  }
}

/** Somebody's services on a line of their own. */
export type Caller = Awaited<ReturnType<typeof openCaller>>

const known: Readonly<Record<Fault, readonly string[]>> = {
  none: ["Done"],
  slow: ["Done"],
  twice: ["Done"],
  refused: ["Unreachable"],
  unheard: ["Unreachable"],
  halfHeard: ["Unreachable"],
  unanswered: ["Unreachable"],
  cut: ["Unreachable"],
  late: ["Unreachable", "Done"],
  gatewayDown: ["Refused 502"],
  gatewayTimeout: ["Refused 504"],
}

const nameOf = (told: Told): string => {
  if (told._tag === "Done") return "Done"
  if (told._tag === "Broken") return `broken: ${told.why}`
  const { failure } = told
  if (failure._tag !== "Refused") return failure._tag
  return [`Refused ${failure.status}`, ...failure.problems.map(({ code }) => code)].join(" ")
}

/** What is wrong with how a call came out that met this fault; `null` when nothing is. */
export const faultIn = (told: Told, met: Fault, also: readonly string[] = []): string | null => {
  const name = nameOf(told)
  return [...known[met], ...also].includes(name) ? null : `met ${met} and came out as ${name}`
}
