export * from "./model.ts"
export * from "./rules/readPhone.ts"
