export * from "./actor.ts"
export type { LoginStep, LoginView } from "./context.ts"
