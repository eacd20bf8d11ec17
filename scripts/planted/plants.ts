/** A fault of a few words in the sources of the core, as a careless change could make it. */
export interface Plant {
  /** What the customer sees. */
  readonly kind: string
  readonly file: string
  /** The text that is there, exactly once, and the text that is planted in its place. */
  readonly original: string
  readonly planted: string
  /** The message of the invariant that finds it. */
  readonly says: RegExp
  /** The name of the test that reproduces it. */
  readonly test: string
}

/** One fault of each kind that a shop must never show its customers. */
export const plants: readonly Plant[] = [
  {
    kind: "wrong price: of several pieces one is counted",
    file: "core/src/units/cart/view.ts",
    original: "totalPrice = add(totalPrice, line.linePrice)",
    planted: "totalPrice = add(totalPrice, line.price)",
    says: /^the cart costs something else/,
    test: "wrongPrice",
  },
  {
    kind: "stuck spinner: nothing asks for the price",
    file: "core/src/units/validation/actor.ts",
    original: `waiting: { after: { debounce: "asking" } },`,
    planted: "waiting: {},",
    says: /^validation is Pending and waits for nothing/,
    test: "stuckSpinner",
  },
  {
    kind: "late answer applied: the price of the cart before",
    file: "core/src/units/validation/actor.ts",
    original: `asking: {\n      invoke: {`,
    planted: `asking: {\n      on: { CartChanged: { actions: "note" } },\n      invoke: {`,
    says: /^a validated price belongs to another cart/,
    test: "lateAnswer",
  },
  {
    kind: "double order: the cart stays full and is sent again",
    file: "core/src/units/cart/actor.ts",
    original: "return changed(next, { ...fresh(state.cart), ...shipping, activeOrderId }, event, out)",
    planted: "return changed(next, { ...state.cart, ...shipping, activeOrderId }, event, out)",
    says: /^an accepted order is sent again/,
    test: "doubleOrder",
  },
  {
    kind: "lost coupon: other goods take the code out",
    file: "core/src/units/cart/changing.ts",
    original: "changed(state, { items }, given, out)",
    planted: "changed(state, { items, manualDeals: [] }, given, out)",
    says: /^a code has left the cart/,
    test: "lostCoupon",
  },
  {
    kind: "wrong slot: the first hour, whatever is chosen",
    file: "core/src/units/timing/actor.ts",
    original: `({ event }) => ({ type: "TimeRequested", requested: event.slot })`,
    planted: `({ context, event }) => ({ type: "TimeRequested", requested: context.picker?.hours[0]?.at ?? event.slot })`,
    says: /^another time is asked for/,
    test: "wrongSlot",
  },
  {
    kind: "broken restore: a member finds an empty cart",
    file: "core/src/units/cart/actor.ts",
    original: "withoutOwner(withoutGranted(contents.cart)) : contents.cart",
    planted: "withoutOwner(withoutGranted(contents.cart)) : state.cart",
    says: /^a cart was not restored/,
    test: "brokenRestore",
  },
  {
    kind: "leaked timer: a state that is left keeps its timer",
    file: "core/src/kernel/draft.ts",
    original: "timers.keepOnly(unit, ids)",
    planted: "void ids",
    says: /^a timer runs for nothing/,
    test: "leakedTimer",
  },
  {
    kind: "wrong dialog: a late click answers the next question",
    file: "core/src/units/dialog/actor.ts",
    original: `"id" in event && event.id === asked[0]?.id`,
    planted: `"id" in event && asked.length > 0`,
    says: /^an answer reached another dialog/,
    test: "wrongDialog",
  },
  {
    kind: "wrong language: an order leads into the market's own",
    file: "core/src/units/route/actor.ts",
    original: "const path = writePath(marketOf(state.market), state.language, screen)",
    planted: `const path = writePath(marketOf(state.market), marketOf(state.market).languages[0]?.language ?? "en", screen)`,
    says: /^another language is shown/,
    test: "wrongLanguage",
  },
]
