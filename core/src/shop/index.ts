export * from "./commands.ts"
export * from "./events.ts"
export * from "./shop.ts"
export * from "./start.ts"
