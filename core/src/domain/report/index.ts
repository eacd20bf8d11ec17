export * from "./model.ts"
export * from "./rules/readReference.ts"
export * from "./rules/referenceAlphabet.ts"
export * from "./rules/writeReference.ts"
