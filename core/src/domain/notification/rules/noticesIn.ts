import type { NavigationContext, NoticeLook, Placement } from "../model.ts"

/** The shown notices for a placement and an area; oldest first. */
export const noticesIn = <Shown extends Pick<NoticeLook, "placement" | "contexts">>(
  shown: readonly Shown[],
  placement: Placement,
  context: NavigationContext,
): readonly Shown[] => shown.filter((notice) => notice.placement === placement && notice.contexts.includes(context))
