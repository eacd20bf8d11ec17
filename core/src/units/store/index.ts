export * from "./view.ts"
