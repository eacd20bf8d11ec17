export * from "./actor.ts"
export * from "./events.ts"
export * from "./rules/favouritesFirst.ts"
export * from "./rules/fittingUpsells.ts"
