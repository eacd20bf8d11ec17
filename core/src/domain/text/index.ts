export * from "./model.ts"
export * from "./rules/isBlank.ts"
