export * from "./model.ts"
export * from "./markets.ts"
