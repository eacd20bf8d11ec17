export * from "./device.ts"
export * from "./navigation.ts"
export * from "./shopServices.ts"
export * from "./transport.ts"
