export * from "./model.ts"
export * from "./rules/isSoldOut.ts"
export * from "./rules/variationByCode.ts"
export * from "./upsell.ts"
