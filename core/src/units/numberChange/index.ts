export * from "./actor.ts"
export * from "./view.ts"
