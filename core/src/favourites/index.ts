export * from "./actor.ts"
export * from "./events.ts"
export * from "./model.ts"
export * from "./rules/likedProducts.ts"
