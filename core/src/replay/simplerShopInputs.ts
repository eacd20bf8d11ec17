import { Result, Schema } from "effect"
import type { Input } from "../kernel/input.ts"
import { OuterEvent, type ShopEvent } from "../messages/events.ts"
import type { ShopStart } from "../messages/start.ts"
import { simplerInputs } from "./simplerInputs.ts"

const isEvent = Schema.decodeUnknownResult(OuterEvent)

/** Yields those simpler inputs that are valid in a shop's log. */
export function* simplerShopInputs(input: Input<ShopStart, ShopEvent>): Generator<Input<ShopStart, ShopEvent>> {
  for (const simpler of simplerInputs(input)) {
    if (simpler.type !== "Happened" || Result.isSuccess(isEvent(simpler.event))) yield simpler
  }
}
