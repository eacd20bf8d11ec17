import { useShop } from "../shop/shopContext.ts"

/** Closes the open drawer or panel, like its close button. */
export const useCloseOverlay = (): (() => void) => {
  const { send, views } = useShop()
  return () => {
    const { modal, drawer } = views().overlay
    if (drawer !== "closed") send({ type: "DrawerClosed" })
    else if (modal !== null) send({ type: "ModalClosed", id: modal.id, by: "button" })
  }
}
