export * from "./actor.ts"
export * from "./model.ts"
export * from "./rules/selectedStore.ts"
