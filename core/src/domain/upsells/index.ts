export * from "./rules/favouritesFirst.ts"
export * from "./rules/fittingUpsells.ts"
export * from "./rules/shelfGoods.ts"
