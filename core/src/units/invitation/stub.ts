import type { ShopEvent } from "../../messages/events.ts"

/** Stub of an invitation: no link was opened. */
export const invitationStub = {
  name: "invitation",
  listens: ["InvitationLinkOpened"] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "idle", context: { token: null, organisation: null, fault: null } }),
  needsCode: () => true,
  view: () => ({ _tag: "NoLink" }) as const,
}
