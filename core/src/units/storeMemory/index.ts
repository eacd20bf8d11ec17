export * from "./actor.ts"
export * from "./rules/selectedStore.ts"
