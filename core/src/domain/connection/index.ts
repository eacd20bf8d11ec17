export * from "./rules/backOff.ts"
