import { setup } from "../kernel/chart.ts"

/** A chart with nested states, a timer, and guards by name. */
export const oven = setup({
  types: {
    context: {} as { readonly pizzas: number },
    events: {} as { readonly type: "Lit" } | { readonly type: "Put"; readonly at: { readonly t: number } },
  },
  guards: {
    hasRoom: ({ context }) => context.pizzas < 2,
    isDay: ({ event }) => event.type === "Put" && event.at.t > 0,
  },
}).createMachine({
  id: "oven",
  context: { pizzas: 0 },
  initial: "Cold",
  states: {
    Cold: { on: { Lit: "Hot" } },
    Hot: {
      initial: "Empty",
      after: { 1000: "Cold" },
      on: { Put: "Cold" },
      states: {
        Empty: { on: { Put: [{ guard: "hasRoom", target: "Baking" }] } },
        Baking: { on: { Put: [{ guard: "isDay", target: "Empty" }, { target: "Baking" }] } },
      },
    },
  },
})
