export * from "./model.ts"
export * from "./rules/favouriteRows.ts"
export * from "./rules/likedProducts.ts"
