export * from "./actor.ts"
export * from "./context.ts"
export * from "./view.ts"
