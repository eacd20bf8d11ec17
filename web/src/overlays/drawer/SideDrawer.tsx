import { useShop, useView } from "../../app/shopContext.ts"
import { Sheet } from "../../kit/Sheet.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { opener } from "../opener.ts"
import { DrawerEntries } from "./DrawerEntries.tsx"
import { panelTexts } from "../texts.ts"

/** The menu at the side; the core says when it has come to rest, and which swipe is long enough (SPEC §2.3, §9). */
export const SideDrawer = () => {
  const t = useTexts(panelTexts)
  const { send } = useShop()
  const { drawer } = useView("overlay")
  const { open: asked } = useView("dialog")
  const rest = asked === null ? "on" : "paused"
  return (
    <Sheet
      title={t("menu")}
      closeWord={t("closeMenu")}
      from="left"
      size="full"
      isOpen={drawer !== "closed"}
      focus={drawer === "open" ? rest : "off"}
      opener={opener}
      onClose={() => send({ type: "DrawerClosed" })}
      onSwiped={(distance) => send({ type: "DrawerSwiped", distance })}
    >
      <DrawerEntries />
    </Sheet>
  )
}
