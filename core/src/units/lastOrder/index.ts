export * from "./actor.ts"
export * from "./rules/wantAgain.ts"
