import type { ApiFailure } from "../../api/failure.ts"
import type { Calls, ShopCall } from "../../messages/commands.ts"
import type { ShopWorld } from "../../shop/shop.ts"
import type { Chance } from "../chance.ts"
import type { Phase } from "../play.ts"
import type { Props } from "./props.ts"

/** The context in which a call is answered. */
export interface Desk {
  readonly world: ShopWorld
  readonly props: Props
  readonly chance: Chance
  readonly phase: Phase
}

/** The reaction to a call: its answer, a failure, a message, or nothing yet. */
export type Said<Value> =
  | { readonly _tag: "Done"; readonly value: Value }
  | { readonly _tag: "No"; readonly failure: ApiFailure }
  | { readonly _tag: "News"; readonly news: unknown }
  | { readonly _tag: "Silence" }

/** The name of a call. */
export type Name = ShopCall["type"]
/** Answers one call as a server or a device without faults would. */
export type Clerk<Called extends Name> = (asked: Calls[Called]["asks"], desk: Desk) => Said<Calls[Called]["answer"]>

/** The call succeeds. */
export const done = <Value>(value: Value): Said<Value> => ({ _tag: "Done", value })
/** The server refuses the call with a problem. */
export const no = (status: number, code: number): Said<never> => ({
  _tag: "No",
  failure: { _tag: "Refused", status, problems: [{ code, message: `problem ${code}` }] },
})
/** The answer to a request that a correct program never makes. */
export const broken: Said<never> = { _tag: "No", failure: { _tag: "Defect" } }
