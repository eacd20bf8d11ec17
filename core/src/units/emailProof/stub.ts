import type { ShopEvent } from "../../messages/events.ts"
import { closed, ownPageStub } from "../route/ownPageStub.ts"

const stub = ownPageStub("emailProof", { fault: null }, closed)

/** Stub of the proof of an e-mail address: no link was opened, and no mail was wanted again. */
export const emailProofStub = {
  ...stub,
  listens: ["ScreenOpened", "EmailLinkOpened"] satisfies readonly ShopEvent["type"][],
  // The page that a link has opened may be the goodbye page by the time it is read.
  needsCode: (event: Parameters<typeof stub.needsCode>[0]): boolean =>
    event.type === "EmailLinkOpened" || stub.needsCode(event),
}
