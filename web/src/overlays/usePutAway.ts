import { useShop } from "../app/shopContext.ts"

/** Closes the drawer or the panel that is open, as its button does. */
export const usePutAway = (): (() => void) => {
  const { send, views } = useShop()
  return () => {
    const { modal, drawer } = views().overlay
    if (drawer !== "closed") send({ type: "DrawerClosed" })
    else if (modal !== null) send({ type: "ModalClosed", id: modal.id, by: "button" })
  }
}
