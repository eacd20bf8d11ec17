export * from "./events.ts"
export * from "./model.ts"
export * from "./rules/isExpired.ts"
export * from "./view.ts"
