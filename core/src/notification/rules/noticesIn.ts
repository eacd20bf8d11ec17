import type { NavigationContext, NoticeLook, Placement } from "../model.ts"

/** Those of the shown notices that stand at this place, in this part of the shop; oldest first. */
export const noticesIn = <Shown extends Pick<NoticeLook, "placement" | "contexts">>(
  shown: readonly Shown[],
  placement: Placement,
  context: NavigationContext,
): readonly Shown[] => shown.filter((notice) => notice.placement === placement && notice.contexts.includes(context))
