export * from "./lazyShop.ts"
export * from "./page.ts"
export * from "./sealing.ts"
export * from "./shop.ts"
