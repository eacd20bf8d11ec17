import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"

const nothing = { _tag: "Nothing" } as const

/** Stub of the builder: no pizza is being built. */
export const builderStub = {
  name: "builder",
  listens: ["ModalOpened", "ModalAsked"] satisfies readonly ShopEvent["type"][],
  initial: ({ market }: ShopStart) => ({ market, hand: { _tag: "Nothing" } as const }),
  needsCode: (event: ShopEvent) =>
    (event.type === "ModalOpened" || event.type === "ModalAsked") && event.modal._tag === "PizzaBuilder",
  view: () => nothing,
}
