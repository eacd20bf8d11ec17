export * from "./company.ts"
export * from "./samples.ts"
