export * from "./rules/isOfAge.ts"
export * from "./rules/minimumAge.ts"
export * from "./rules/sellsBeerAt.ts"
