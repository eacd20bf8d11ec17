import { X } from "lucide-react"
import { useEffect, useRef } from "react"
import { couponKey, saidOfCode } from "@skorpe/core/domain/discount"
import { isCouponRefusal } from "@skorpe/core/domain/validation"
import { useShop, useView } from "../../shop/shopContext.ts"
import { Button } from "../../kit/Button.tsx"
import { Field } from "../../kit/Field.tsx"
import { MembersOnly } from "../../cart/codes/MembersOnly.tsx"
import { codeTexts } from "../../cart/codes/texts.ts"
import { useCodeReason } from "../../cart/codes/useCodeReason.ts"
import { useCodeWay } from "../../cart/codes/useCodeWay.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./CouponForm.module.css"
import { couponTexts } from "./texts.ts"
import { useCodeStanding } from "./useCodeStanding.ts"

/** The field for a code, where a wrong one stays with its reason, and the cart's codes with their status and a remove button each (SPEC §2.5, §8.2). */
export const CouponForm = () => {
  const t = useTexts(couponTexts)
  const { send } = useShop()
  const say = useTexts(codeTexts)
  const { code, step, problems } = useView("coupon")
  const { manualDeals } = useView("cart")
  const reason = useCodeReason()
  const way = useCodeWay()
  const isJudged = step === "judging"
  const standing = useCodeStanding()
  const form = useRef<HTMLFormElement>(null)
  // Focuses the field: the dialog would focus its close button.
  useEffect(() => form.current?.querySelector("input")?.focus(), [])
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
          readOnly={isJudged}
          fault={reason}
          input={{ autoComplete: "off", enterKeyHint: "done", maxLength: 100 }}
        />
        {way && (
          <Button look="calm" onClick={way.go}>
            {way.words}
          </Button>
        )}
        <MembersOnly problems={problems} />
        <Button type="submit" aria-disabled={isJudged || couponKey(code) === ""}>
          {isJudged ? say("checking") : t("use")}
        </Button>
      </form>
      <output className={styles.waiting}>{step === "waiting" && say("waiting")}</output>
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
                onClick={() => send({ type: "CouponRemoved", code: one })}
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

/** The reasons why the server refuses this code. */
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

/** The problems that name no code: those about codes in general, or all of them if none is about a code. */
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
