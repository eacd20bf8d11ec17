import type { Notice, NoticeLook } from "../model.ts"

const warning = {
  kind: "statusMessage",
  severity: "warning",
  placement: "main",
  contexts: ["menu", "profile"],
  quick: false,
} as const satisfies NoticeLook

/** How a notice appears, where, and for how long (SPEC §2.5, §9). */
export const lookOf = (notice: Notice): NoticeLook => {
  switch (notice._tag) {
    case "Added":
      return { kind: "basketUpdated", severity: "info", placement: "main", contexts: ["menu"], quick: true }
    case "LinesLost":
    case "PriceChanged":
    case "AlreadyOrdered":
    case "AttemptGivenUp":
    case "Technical":
      return warning
    case "StatusMessage":
      return { ...warning, severity: notice.severity, placement: notice.placement }
    case "GlobalStatusMessage":
      return {
        ...warning,
        kind: "globalStatusMessage",
        severity: notice.severity,
        placement: notice.placement,
      }
  }
}
