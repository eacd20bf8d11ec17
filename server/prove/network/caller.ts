import type { ApiFailure } from "@skorpe/core/api"
import { type Cookies, makeShopServices } from "@skorpe/core/services"
import type { ShopCall } from "@skorpe/core/messages"
import { Cause, Effect, Exit, Layer } from "effect"
import type { Chance } from "../harness/chance.ts"
import { type Fault, faultyLine } from "../harness/faultyLine.ts"
import { makeSurroundings } from "../harness/shopper.ts"
import { shopperLine } from "../harness/shopperLine.ts"
import type { Told } from "./faultIn.ts"

/** The timeout in ms of calls whose fault is silent; others have no short timeout. */
const patience = 200
const silent: ReadonlySet<Fault> = new Set(["unheard", "unanswered", "late"])

/** The core's services behind their own proxy, which applies a fault to each call. */
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
      // Services fail with an `ApiFailure`, typed as JSON so that it can be recorded.
      return { _tag: "Failed", failure: failure.error as unknown as ApiFailure }
    },
  }
}

/** A user's services behind their own proxy. */
export type Caller = Awaited<ReturnType<typeof openCaller>>
