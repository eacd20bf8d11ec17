export * from "./model.ts"
export * from "./move.ts"
