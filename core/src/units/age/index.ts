export * from "./actor.ts"
export * from "./rules/askAge.ts"
