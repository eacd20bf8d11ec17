export * from "./markets.ts"
export * from "./model.ts"
