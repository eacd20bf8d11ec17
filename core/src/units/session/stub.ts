import type { DeviceContents } from "../../domain/device/model.ts"
import type { ChartState } from "../../kernel/chart.ts"
import type { Out, Reply } from "../../kernel/unit.ts"
import type { SessionContext } from "./actor.ts"
import type { ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"

type State = ChartState<SessionContext>

const nobody = { user: null, organisationId: null, remembered: null, fresh: false, failures: 0 } as const

/** Stub of the session: nobody is logged in. It starts by reading the device. */
export const sessionStub = {
  name: "session",
  listens: [
    "CallRefused",
    "LoggedIn",
    "LogoutChosen",
    "ConnectionRestored",
    "ProfileChanged",
    "AccountChosen",
    "KeptElsewhere",
    "ScreenOpened",
  ] satisfies readonly ShopEvent["type"][],
  initial: ({ seed }: ShopStart): State => ({
    value: "starting",
    context: { seed, ...nobody, cause: "unspecified", ended: 0 },
  }),
  onStart: (out: Out<ShopEvent, ShopCommand>) => out.call("device", { type: "ReadDevice" }),
  onReply: ({ context }: State, reply: Reply, out: Out<ShopEvent, ShopCommand>): State | undefined => {
    if (reply.type !== "CallDone") return undefined
    const contents = reply.value as unknown as DeviceContents
    if (contents.loggedIn) return undefined
    out.send({ type: "DeviceRead", contents })
    out.send({ type: "SessionStarted" })
    return { value: "anonymous", context }
  },
  needsCode: (event: ShopEvent) =>
    event.type === "LoggedIn" ||
    (event.type === "CallRefused" && event.refusal.status === 401) ||
    (event.type === "KeptElsewhere" && event.kept.entry === "currentAccount" && event.kept.value !== null),
  view: ({ value }: State) =>
    value === "starting" ? ({ _tag: "Starting" } as const) : ({ _tag: "Anonymous" } as const),
}
