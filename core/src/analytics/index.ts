export * from "./actor.ts"
export * from "./model.ts"
