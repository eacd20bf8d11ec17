import { storeOfCart } from "@skorpe/core/units/cart"
import { useLayoutEffect, useReducer } from "react"
import { TimeChoice, usePicker } from "../../cart/time/TimeChoice.tsx"
import { timeTexts } from "../../cart/time/texts.ts"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"

/**
 * The choice of time. The picker is open while this is shown and the cart's store is known, from the first frame on, so
 * that it causes no layout shift below. A store that never opens offers no times.
 */
export const HandoverTime = () => {
  const t = useTexts(timeTexts)
  const { send } = useShop()
  const cart = useView("cart")
  const store = storeOfCart(cart, useView("store"))
  const picker = usePicker()
  const storeId = store?.id
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  useLayoutEffect(() => {
    if (storeId === undefined) return undefined
    send({ type: "TimingOpened" })
    // On a page's first render React subscribes to the shop only after the paint, unless a synchronous re-render comes
    // first.
    drawAgain()
    return () => send({ type: "TimingClosed" })
  }, [storeId, send])
  if (store === null) return null
  if (picker === null) return <output>{t("finding")}</output>
  const { now, today, tomorrow, dates } = picker.offered
  if (!now && today.length + tomorrow.length + dates.length === 0) return null
  return <TimeChoice picker={picker} />
}
