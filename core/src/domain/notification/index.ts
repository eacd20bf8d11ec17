export * from "./model.ts"
export * from "./rules/noticesIn.ts"
