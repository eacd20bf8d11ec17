/** A command of the WebDriver protocol: its name in the protocol, as an HTTP endpoint and as Firefox's Marionette names it. */
export interface Command {
  readonly endpoint: string
  readonly name: string
}

/** Runs a command in a browser's session; rejects with the browser's own message. */
export type Send = (command: Command, parameters: Readonly<Record<string, unknown>>) => Promise<unknown>

/** A browser that is driven by WebDriver. */
export interface Driver {
  readonly name: string
  readonly send: Send
  readonly close: () => Promise<void>
}

/** The commands that a customer's actions need. */
export const commands = {
  goTo: { endpoint: "url", name: "WebDriver:Navigate" },
  run: { endpoint: "execute/sync", name: "WebDriver:ExecuteScript" },
  act: { endpoint: "actions", name: "WebDriver:PerformActions" },
} as const
