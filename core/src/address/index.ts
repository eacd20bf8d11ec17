export * from "./model.ts"
export * from "./rules/markContactless.ts"
export * from "./rules/foldWords.ts"
export * from "./rules/readSearch.ts"
