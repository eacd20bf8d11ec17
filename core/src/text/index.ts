export * from "./model.ts"
export * from "./rules/isBlank.ts"
export * from "./rules/isEmail.ts"
