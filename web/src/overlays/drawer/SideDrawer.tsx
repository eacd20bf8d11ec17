import { useShop, useView } from "../../shop/shopContext.ts"
import { Sheet } from "../../kit/Sheet.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { opener } from "../opener.ts"
import { DrawerEntries } from "./DrawerEntries.tsx"
import { panelTexts } from "../texts.ts"

/** The side menu; the core decides when its animation has ended, and which swipe closes it (SPEC §2.3, §9). */
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
