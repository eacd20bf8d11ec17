export * from "./actor.ts"
export * from "./events.ts"
export * from "./rules/priceChange.ts"
export * from "./view.ts"
