import { type ClosedBy, type ShownModal, shortestSwipe } from "@skorpe/core/overlay"
import { useShop, useView } from "../app/shopContext.ts"
import { Sheet } from "../kit/Sheet.tsx"
import { useTexts } from "../texts/DictionaryContext.tsx"
import { BuilderTitle } from "./builder/BuilderTitle.tsx"
import { SideDrawer } from "./drawer/SideDrawer.tsx"
import { opener } from "./opener.ts"
import { PanelContent } from "./PanelContent.tsx"
import { panelTexts } from "./texts.ts"

const sizeOf = ({ isFullPage, isHalfPage }: ShownModal) => {
  if (isFullPage) return "full"
  return isHalfPage ? "half" : "content"
}

const Panel = ({ shown }: { readonly shown: ShownModal }) => {
  const t = useTexts(panelTexts)
  const { send } = useShop()
  const close = (by: ClosedBy) => send({ type: "ModalClosed", id: shown.id, by })
  return (
    <Sheet
      title={shown.modal._tag === "PizzaBuilder" ? <BuilderTitle /> : t(shown.modal._tag)}
      closeWord={t("close")}
      from="below"
      size={sizeOf(shown)}
      isOpen={!shown.isClosing}
      focus={shown.focus}
      opener={opener}
      onClose={close}
      onSwiped={(distance) => {
        if (distance >= shortestSwipe) close("swipe")
      }}
    >
      <PanelContent modal={shown.modal} />
    </Sheet>
  )
}

/** The one panel that the world says is open, and the drawer. */
export const Panels = () => {
  const { modal } = useView("overlay")
  return (
    <>
      <SideDrawer />
      {modal !== null && <Panel key={modal.id} shown={modal} />}
    </>
  )
}
