export * from "./model.ts"
export * from "./upsell.ts"
