import { bundle } from "./bundle.ts"

/** Builds the production server: `server/dist/main.js`. */
export const buildServer = (): Promise<void> =>
  bundle({ room: "server", uses: ["core/src"], sentence: "Building the server" })

/** Builds the server of `npm start`, which has the stand-in for the card provider: `server/standIn/dist/main.js`. */
export const buildDevelopmentServer = (): Promise<void> =>
  bundle({ room: "server", part: "standIn", uses: ["core/src"], sentence: "Building the simulated card provider" })
