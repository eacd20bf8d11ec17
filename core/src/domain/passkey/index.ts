export * from "./device.ts"
export * from "./model.ts"
export * from "./wire.ts"
