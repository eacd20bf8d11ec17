export * from "./model.ts"
export * from "./rules/nameCall.ts"
export * from "./rules/traceKeyOf.ts"
