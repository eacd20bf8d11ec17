export * from "./rules/sellsBeerAt.ts"
