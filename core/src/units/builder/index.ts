export * from "./kitchenOf.ts"
export * from "./view.ts"
