import type { ConfirmTopic, DialogContent, MoveForeseen } from "@skorpe/core/domain/dialog"
import type { Localised } from "@skorpe/core/domain/language"
import { useFormat } from "../../shop/useFormat.ts"
import { useShop, useTime, useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { dialogTexts } from "./texts.ts"

/** A dialog's texts; without `no`, it has one button. */
export interface DialogWords {
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly yes: string
  readonly no: string | null
  /** The text of a button that closes the dialog, beside yes and no. */
  readonly leave?: string
}

const useTopicWords = (): ((topic: ConfirmTopic) => DialogWords) => {
  const t = useTexts(dialogTexts)
  const { language } = useView("route")
  const { words, money, moment } = useFormat()
  const now = useTime()
  const list = (names: readonly Localised[]) => new Intl.ListFormat(language).format(names.map(words))
  const wordsOfMove = ({ from, to, unavailable, soldOut, sum, way, closed }: MoveForeseen): readonly string[] => {
    const opensAt = closed?.opensAt ?? null
    return [
      t("storeText", { from, to }),
      unavailable.length > 0 && t("movesNot", { store: to, names: list(unavailable) }),
      soldOut.length > 0 && t("soldOut", { store: to, names: list(soldOut) }),
      sum && t("moveSum", { to, before: money(sum.before), after: money(sum.after) }),
      way && t(way, { to }),
      closed && (opensAt === null ? t("moveClosed", { to }) : t("moveClosedUntil", { to, time: moment(opensAt, now) })),
      t("moveUndo"),
    ].filter((said) => typeof said === "string")
  }
  return (topic) => {
    switch (topic._tag) {
      case "ProductsUnavailable": {
        const { storeName: store, unavailable, soldOut, from } = topic
        const said = [
          unavailable.length > 0 ? t("unavailable", { store, names: list(unavailable) }) : "",
          soldOut.length > 0 ? t("soldOut", { store, names: list(soldOut) }) : "",
        ].filter(Boolean)
        const paragraphs = said.length > 0 ? said : [t("allUnavailable", { store })]
        if (from === null) return { title: t("unavailableTitle"), paragraphs, yes: t("understood"), no: null }
        return { title: t("unavailableTitle"), paragraphs, yes: t("goOnAt", { store }), no: t("backTo", { from }) }
      }
      case "StoreChange": {
        const { from, to } = topic
        const paragraphs = wordsOfMove(topic)
        return { title: t("storeTitle", { to }), paragraphs, yes: t("storeYes", { to }), no: t("storeNo", { from }) }
      }
      case "Reorder": {
        const { from, to } = topic
        const moves = from === null ? [] : [t("reorderMoves", { from, to })]
        const paragraphs = [t("reorderText"), ...moves, t("moveUndo")]
        const words = { yes: t("reorderAdd"), no: t("reorderReplace"), leave: t("reorderLeave") }
        return { title: t("reorderTitle"), paragraphs, ...words }
      }
      case "EmptyCart":
        return { title: t("emptyTitle"), paragraphs: [t("emptyText")], yes: t("emptyYes"), no: t("emptyNo") }
    }
  }
}

/** The texts of each kind of dialog, in the page's language (SPEC §2.5, §8.2). */
export const useDialogWords = (): ((content: DialogContent) => DialogWords) => {
  const t = useTexts(dialogTexts)
  const { market } = useShop()
  const { words, money } = useFormat()
  const wordsOfTopic = useTopicWords()
  return (content) => {
    switch (content._tag) {
      case "AgeRestriction": {
        const age = String(content.minimumAge)
        const paragraphs = [t("ageText", { age, product: words(content.productName) })]
        return { title: t("ageTitle", { age }), paragraphs, yes: t("ageYes"), no: t("ageNo") }
      }
      case "CouponNotForMethod": {
        const toCarryout = content.changeTo === "carryout"
        return {
          title: t("uhOh"),
          paragraphs: [t(toCarryout ? "notForDelivery" : "notForCarryout")],
          yes: toCarryout ? t("toCarryout") : t("toDelivery", { price: money(content.shippingPrice) }),
          no: t("removeCoupon"),
        }
      }
      case "LoyaltyPrompt": {
        const reward = market.loyalty ? money(market.loyalty.reward) : ""
        const paragraphs = [t("points", { points: String(content.points), reward })]
        return { title: t("hooray"), paragraphs, yes: t("usePoints"), no: t("notNow") }
      }
      case "CouponCodes":
        return { title: t("codesTitle"), paragraphs: [t("codesText")], yes: t("done"), no: null }
      case "Ingredients":
        return { title: t("ingredientsTitle"), paragraphs: [t("ingredientsText")], yes: t("done"), no: null }
      case "Confirm":
        return wordsOfTopic(content.topic)
    }
  }
}
