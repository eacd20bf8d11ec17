const help = `Builds the shop and starts it with its database at http://localhost:8080, until Ctrl-C.

Usage: npm start
       npm start -- --help

Settings are environment variables, as in MARKET=no PORT=8081 npm start. README.md lists them all.
`

/**
 * What the arguments of `npm start` ask for: to start, or to end at once with a text and an exit code. The only option
 * is help; a setting that is given as an option must not be ignored silently.
 *
 * @param {readonly string[]} args
 * @returns {{ _tag: "Start" } | { _tag: "Help", text: string } | { _tag: "Unknown", text: string }}
 */
export const readStart = (args) => {
  if (args.some((one) => one === "--help" || one === "-h")) return { _tag: "Help", text: help }
  const [unknown] = args
  return unknown === undefined
    ? { _tag: "Start" }
    : { _tag: "Unknown", text: `npm start does not know ${JSON.stringify(unknown)}.\n\n${help}` }
}
