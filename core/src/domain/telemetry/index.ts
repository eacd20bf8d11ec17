export * from "./model.ts"
export * from "./rules/eventOf.ts"
export * from "./rules/isReportable.ts"
export * from "./wire.ts"
