export * from "./actor.ts"
export * from "./rules/reorderOf.ts"
