export * from "./actor.ts"
export * from "./events.ts"
