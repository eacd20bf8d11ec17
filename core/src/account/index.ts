export * from "./model.ts"
export * from "./wire.ts"
export * from "./caller.ts"
export * from "./sessionLife.ts"
