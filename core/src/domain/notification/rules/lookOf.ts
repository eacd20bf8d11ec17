import { type Notice, type NoticeLook, noticeLooks } from "../model.ts"

/**
 * How a notice appears, where, and for how long; a notice about an added item appears only in the menu (SPEC §2.5, §9).
 */
export const lookOf = (notice: Notice): NoticeLook => ({
  placement: "main",
  contexts: noticeLooks[notice._tag].kind === "basketUpdated" ? ["menu"] : ["menu", "profile"],
  ...noticeLooks[notice._tag],
  ...("placement" in notice ? { placement: notice.placement, severity: notice.severity } : {}),
})
