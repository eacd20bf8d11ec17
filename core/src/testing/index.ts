export * from "./samples.ts"
