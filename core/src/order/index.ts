export * from "./model.ts"
export * from "./kitchen.ts"
