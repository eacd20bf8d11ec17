export * from "./block.ts"
export * from "./model.ts"
export * from "./rules/codeOfBlock.ts"
export * from "./rules/isSentBefore.ts"
