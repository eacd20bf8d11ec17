import type { ClosedBy, Modal } from "@skorpe/core/domain/overlay"
import { type ShownModal, shortestSwipe } from "@skorpe/core/units/overlay"
import { useShop, useView } from "../shop/shopContext.ts"
import { Sheet } from "../kit/Sheet.tsx"
import { useTexts } from "../texts/DictionaryContext.tsx"
import { BuilderTitle } from "./builder/BuilderTitle.tsx"
import { SideDrawer } from "./drawer/SideDrawer.tsx"
import { opener } from "./opener.ts"
import { PanelContent } from "./PanelContent.tsx"
import { SizeTitle } from "./sizes/SizeTitle.tsx"
import { panelTexts } from "./texts.ts"

const sizeOf = ({ isFullPage, isHalfPage }: ShownModal) => {
  if (isFullPage) return "full"
  return isHalfPage ? "half" : "content"
}

const PanelTitle = ({ modal }: { readonly modal: Modal }) => {
  const t = useTexts(panelTexts)
  if (modal._tag === "PizzaBuilder") return <BuilderTitle />
  return modal._tag === "SizeSheet" ? <SizeTitle productSlug={modal.productSlug} /> : t(modal._tag)
}

const Panel = ({ shown }: { readonly shown: ShownModal }) => {
  const t = useTexts(panelTexts)
  const { send } = useShop()
  const close = (by: ClosedBy) => send({ type: "ModalClosed", id: shown.id, by })
  return (
    <Sheet
      title={<PanelTitle modal={shown.modal} />}
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

/** The open panel, if any, and the drawer. */
export const Panels = () => {
  const { modal } = useView("overlay")
  return (
    <>
      <SideDrawer />
      {modal !== null && <Panel key={modal.id} shown={modal} />}
    </>
  )
}
