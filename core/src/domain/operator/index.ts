export * from "./health.ts"
export * from "./model.ts"
export * from "./rules/findConcerns.ts"
