export * from "./model.ts"
export * from "./rules/localise.ts"
