import { X } from "lucide-react"
import { useEffect, useRef } from "react"
import { couponKey, saidOfCode } from "@skorpe/core/discount"
import { isCouponRefusal } from "@skorpe/core/validation"
import { lateProblemWords } from "../../app/ProblemWords.tsx"
import { useShop, useView } from "../../app/shopContext.ts"
import { Button } from "../../kit/Button.tsx"
import { Field } from "../../kit/Field.tsx"
import { useLater } from "../../kit/later.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./CouponForm.module.css"
import { couponTexts } from "./texts.ts"
import { useCodeStanding } from "./useCodeStanding.ts"

/** A code to write, and those that are in the cart, each with how it stands and its cross (SPEC §2.5, §8.2). */
export const CouponForm = () => {
  const t = useTexts(couponTexts)
  const { send } = useShop()
  const { code, fault } = useView("offers")
  const { language } = useView("route")
  const { manualDeals } = useView("cart")
  const problemWords = useLater(lateProblemWords)
  const standing = useCodeStanding()
  const form = useRef<HTMLFormElement>(null)
  // Whoever opens this wants to write: the dialog itself would have its cross take the focus.
  useEffect(() => form.current?.querySelector("input")?.focus(), [])
  const wrong = fault === null ? undefined : problemWords?.problemText(fault, language)
  return (
    <div className={styles.coupons}>
      <form
        ref={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          send({ type: "CouponSubmitted" })
        }}
      >
        <Field
          id="coupon"
          label={t("code")}
          value={code}
          onText={(text) => send({ type: "CouponTyped", code: text })}
          onLeave={() => {}}
          fault={wrong}
          input={{ autoComplete: "off", enterKeyHint: "done", maxLength: 100 }}
        />
        <Button type="submit" aria-disabled={couponKey(code) === ""}>
          {t("use")}
        </Button>
      </form>
      {manualDeals.length > 0 && (
        <ul className={styles.codes} aria-label={t("codes")} aria-live="polite">
          {manualDeals.map((one) => (
            <li key={one} data-standing={standing(one)}>
              <strong>{one}</strong>
              <span>{t(standing(one))}</span>
              <Reasons code={one} />
              <button
                type="button"
                aria-label={t("remove", { code: one })}
                onClick={() => {
                  const codes = manualDeals.filter((other) => other !== one)
                  send({ type: "DiscountChosen", choice: { _tag: "ManualDeals", codes } })
                }}
              >
                <X size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Refused />
    </div>
  )
}

/** Why one of the codes does not count, in its own words. */
const Reasons = ({ code }: { readonly code: string }) => {
  const validation = useView("validation")
  const said = validation._tag === "Refused" ? saidOfCode(validation.problems, code) : []
  const own = said.filter(({ coupons }) => coupons !== undefined)
  if (own.length === 0) return null
  return (
    <div className={styles.refused}>
      {own.map(({ code: problem, message }) => (
        <p key={problem}>{message}</p>
      ))}
    </div>
  )
}

/** What else is against the codes, said of none of them by name; what is wrong with the food is said where the food is. */
const Refused = () => {
  const validation = useView("validation")
  const { manualDeals } = useView("cart")
  const problems = validation._tag === "Refused" && manualDeals.length > 0 ? validation.problems : []
  const here = new Set(manualDeals.map(couponKey))
  const unnamed = problems.filter(({ coupons }) => coupons?.some((code) => here.has(couponKey(code))) !== true)
  const ofCodes = unnamed.filter(({ code }) => isCouponRefusal(code))
  return (
    <div aria-live="polite" className={styles.refused}>
      {(ofCodes.length > 0 || unnamed.length < problems.length ? ofCodes : problems).map(({ code, message }) => (
        <p key={code}>{message}</p>
      ))}
    </div>
  )
}
