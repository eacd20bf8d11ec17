export type { DatabaseChoice } from "./database/connection.ts"
export { StartFailure } from "./database/startFailure.ts"
export { findStaffKey } from "./staffKey.ts"
export { type RunningServer, type ServerOptions, startServer } from "./startServer.ts"
