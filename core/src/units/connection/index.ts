export * from "./actor.ts"
