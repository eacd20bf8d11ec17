export * from "./model.ts"
export * from "./rules/kroner.ts"
