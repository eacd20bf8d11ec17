export * from "./model.ts"
export * from "./rules/markContactless.ts"
