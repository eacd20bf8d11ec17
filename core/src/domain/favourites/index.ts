export * from "./model.ts"
export * from "./rules/likedProducts.ts"
