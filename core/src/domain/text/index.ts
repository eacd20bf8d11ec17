export * from "./model.ts"
export * from "./rules/isBlank.ts"
export * from "./rules/writeCsvLine.ts"
export * from "./rules/writtenName.ts"
