import manifest from "../../package.json" with { type: "json" }

/** The version of this program. */
export const { version } = manifest

/** Names this program in the logs that it writes. */
export const build = `skorpe-cli ${version}`
