/** Loads what the shop's services load on demand, so that no run waits for a file. */
export const preload = async (): Promise<void> => {
  // oxlint-disable-next-line import/no-unassigned-import -- compiles schemas from here on, as the server does
  await import("effect/schema/SchemaJITCompiler/enable")
  await import("../../../core/src/services/paymentServices.ts")
  await import("../../../core/src/services/passkeyServices.ts")
}
