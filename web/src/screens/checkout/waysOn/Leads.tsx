import { type Lead, leadsFrom } from "@skorpe/core/domain/problem"
import { organisationOf } from "@skorpe/core/units/session"
import { Button, buttonClass } from "../../../kit/Button.tsx"
import { Link } from "../../../shop/Link.tsx"
import { useShop, useView } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import { blockTexts } from "../blocks/texts.ts"
import styles from "../CheckoutScreen.module.css"
import { addressSection, focusAddress } from "../way/addressSection.ts"
import { wayTexts } from "../way/texts.ts"
import { CallStore } from "./CallStore.tsx"
import { proofTexts } from "./texts.ts"

/**
 * After a refusal, ways to resolve it elsewhere: the address, the cart, the customer's own account, or a call to the
 * store.
 */
export const Leads = () => {
  const { problems, offeredPayments } = useView("checkout")
  const leads = leadsFrom(problems, offeredPayments.includes("ADYEN"))
  if (leads.length === 0) return null
  return (
    <p className={styles.ways}>
      {leads.includes("address") && <ChangeAddress />}
      {(leads.includes("address") || leads.includes("method")) && <ChangeMethod />}
      {leads.includes("ownAccount") && <OwnAccount />}
      {leads.some(isOfCart) && <ToCart />}
      {leads.includes("call") && <CallStore />}
    </p>
  )
}

const isOfCart = (lead: Lead): boolean => lead === "cart" || lead === "ownAccount"

const ChangeAddress = () => {
  const t = useTexts(wayTexts)
  const { send } = useShop()
  const { address, method } = useView("cart").shipping
  const isOpen = useView("accordion").open.includes(addressSection)
  if (method !== "delivery") return null
  const change = () => {
    if (address !== null && !isOpen) {
      send({ type: "AddressForgotten" })
      send({ type: "SectionToggled", id: addressSection })
    }
    focusAddress()
  }
  return (
    <Button look="calm" onClick={change}>
      {t("changeAddress")}
    </Button>
  )
}

const ChangeMethod = () => {
  const t = useTexts(blockTexts)
  const { send } = useShop()
  return (
    <Button
      look="calm"
      aria-haspopup="dialog"
      onClick={() => send({ type: "ModalOpened", modal: { _tag: "CurrentStore", ofCart: true } })}
    >
      {t("changeWay")}
    </Button>
  )
}

const OwnAccount = () => {
  const t = useTexts(proofTexts)
  const { send } = useShop()
  if (organisationOf(useView("session")) === null) return null
  return (
    <Button look="calm" onClick={() => send({ type: "AccountChosen", organisationId: null })}>
      {t("ownAccount")}
    </Button>
  )
}

const ToCart = () => {
  const t = useTexts(proofTexts)
  return (
    <Link to={{ _tag: "Cart" }} className={buttonClass("calm")}>
      {t("toCart")}
    </Link>
  )
}
