import { Building2, Gift, LogIn, LogOut, User } from "lucide-react"
import { activeMemberships } from "@skorpe/core/domain/account"
import { organisationOf } from "@skorpe/core/units/session"
import { hasPage, type PageName, type Screen } from "@skorpe/core/domain/route"
import { LanguageSwitch } from "../../shop/LanguageSwitch.tsx"
import { useCustomerName } from "../../shop/useCustomerName.ts"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useAccount } from "../../shop/useAccount.ts"
import { buttonClass } from "../../kit/Button.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { PanelLink } from "../PanelLink.tsx"
import { useSelectedStore } from "../stores/useSelectedStore.ts"
import styles from "./DrawerEntries.module.css"
import { panelTexts } from "../texts.ts"

const about: readonly PageName[] = ["company", "jobs", "franchise"]
const goodToKnow: readonly PageName[] = ["faq", "allergens", "terms", "privacy", "membership", "studentDiscount"]

/** The side menu's links, in SPEC's order (§2.3). */
export const DrawerEntries = () => {
  const t = useTexts(panelTexts)
  const { market } = useShop()
  const { kind } = useAccount()
  const entry = (to: Screen, word: string) => (
    <li key={word}>
      <PanelLink to={to}>{word}</PanelLink>
    </li>
  )
  const pages = (names: readonly PageName[]) =>
    names.filter((page) => hasPage(market, page)).map((page) => entry({ _tag: "Page", page }, t(page)))
  return (
    <div className={styles.entries}>
      <OrderNow />
      <nav className={styles.nav} aria-label={t("menu")}>
        <ul className={styles.main}>
          {entry({ _tag: "Stores" }, t("stores"))}
          {kind === "nobody" && entry({ _tag: "Register" }, t("register"))}
          {entry({ _tag: "Contact" }, t("contact"))}
          {pages(about)}
        </ul>
        <ul className={styles.more} aria-label={t("goodToKnow")}>
          {pages(goodToKnow)}
        </ul>
      </nav>
      <Entrance />
      <LanguageSwitch />
    </div>
  )
}

const OrderNow = () => {
  const t = useTexts(panelTexts)
  const { send } = useShop()
  const { store } = useSelectedStore()
  if (store !== null) {
    return (
      <PanelLink to={{ _tag: "Menu", storeSlug: store.slug }} className={buttonClass()}>
        {t("orderNow")}
      </PanelLink>
    )
  }
  return (
    <button
      type="button"
      className={buttonClass()}
      onClick={() => send({ type: "ModalOpened", modal: { _tag: "AddressFinder" } })}
    >
      {t("orderNow")}
    </button>
  )
}

const Entrance = () => {
  const t = useTexts(panelTexts)
  const { send } = useShop()
  const { kind, to, search } = useAccount()
  const name = useCustomerName()
  if (kind === "nobody") {
    return (
      <PanelLink to={to} search={search} className={styles.entrance}>
        <LogIn size={24} aria-hidden /> {t("login")}
      </PanelLink>
    )
  }
  return (
    <div className={styles.account}>
      <PanelLink to={{ _tag: "Account" }} className={styles.entrance}>
        <User size={24} aria-hidden /> {name === "" ? t("account") : name}
      </PanelLink>
      <PayingAccount />
      <button
        type="button"
        className={styles.entrance}
        onClick={() => send({ type: "ModalOpened", modal: { _tag: "RecruitFriend" } })}
      >
        <Gift size={24} aria-hidden /> {t("RecruitFriend")}
      </button>
      <button type="button" className={styles.entrance} onClick={() => send({ type: "LogoutChosen" })}>
        <LogOut size={24} aria-hidden /> {t("logout")}
      </button>
    </div>
  )
}

/**
 * The account that a company's member orders for, with a button to change it; for others, a link to sign up a company
 * (SPEC §6).
 */
const PayingAccount = () => {
  const t = useTexts(panelTexts)
  const { send } = useShop()
  const session = useView("session")
  if (session._tag !== "LoggedIn") return null
  const active = activeMemberships(session.user)
  if (active.length === 0) {
    return (
      <button
        type="button"
        className={styles.entrance}
        onClick={() => send({ type: "ModalOpened", modal: { _tag: "SignUpOrganisation" } })}
      >
        <Building2 size={24} aria-hidden /> {t("SignUpOrganisation")}
      </button>
    )
  }
  const chosen = active.find(({ organisationId }) => organisationId === organisationOf(session))
  return (
    <button
      type="button"
      className={styles.entrance}
      onClick={() => send({ type: "ModalOpened", modal: { _tag: "AccountPicker" } })}
    >
      <Building2 size={24} aria-hidden />
      {chosen === undefined ? t("forSelf") : t("orderingFor", { name: chosen.name ?? t("myCompany") })}
    </button>
  )
}
