export * from "./model.ts"
export * from "./wire.ts"
