export * from "./random.ts"
