import type { DeviceContents } from "../device/model.ts"
import type { ChartState } from "../kernel/chart.ts"
import type { Out, Reply } from "../kernel/unit.ts"
import type { SessionContext } from "../session/actor.ts"
import type { ShopCommand } from "./commands.ts"
import type { ShopEvent } from "./events.ts"
import type { ShopStart } from "./start.ts"

type State = ChartState<SessionContext>

const nobody = { user: null, organisationId: null, remembered: null, fresh: false, failures: 0 } as const

/** What is known of the session as long as nobody is logged in: it begins with what the device remembers. */
export const sessionAsleep = {
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
  asleep: ({ seed }: ShopStart): State => ({ value: "starting", context: { seed, ...nobody, cause: "unspecified" } }),
  begins: (out: Out<ShopEvent, ShopCommand>) => out.call("device", { type: "ReadDevice" }),
  answered: ({ context }: State, reply: Reply, out: Out<ShopEvent, ShopCommand>): State | undefined => {
    if (reply.type !== "CallDone") return undefined
    const contents = reply.value as unknown as DeviceContents
    if (contents.loggedIn) return undefined
    out.send({ type: "DeviceRead", contents })
    out.send({ type: "SessionStarted" })
    return { value: "anonymous", context }
  },
  wakes: (event: ShopEvent) =>
    event.type === "LoggedIn" || (event.type === "CallRefused" && event.refusal.status === 401),
  view: ({ value }: State) =>
    value === "starting" ? ({ _tag: "Starting" } as const) : ({ _tag: "Anonymous" } as const),
}
