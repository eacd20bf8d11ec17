import { isCouponRefusal } from "@skorpe/core/domain/validation"
import type { Problem } from "@skorpe/core/domain/problem"
import { useView } from "../../shop/shopContext.ts"
import { Message } from "../../kit/Message.tsx"
import { MembersOnly } from "./MembersOnly.tsx"
import { RemoveCodes } from "./RemoveCodes.tsx"
import { useRefusedCodes } from "./useRefusedCodes.ts"

/** A problem of codes that is not among those of SPEC §8.2, such as a code's own minimum. */
const isUnlisted = ({ code, coupons }: Problem): boolean => coupons !== undefined && !isCouponRefusal(code)

/** The refused codes of the cart, each with a button that removes it (SPEC §8.2). */
export const CouponError = () => {
  const validation = useView("validation")
  const refused = useRefusedCodes()
  const unlisted = validation._tag === "Refused" ? validation.problems.filter(isUnlisted) : []
  const { couponError } = validation
  if (couponError === null && unlisted.length === 0) return null
  return (
    <Message tone="wrong">
      {couponError !== null && <p>{couponError}</p>}
      {unlisted.map(({ code, message, coupons = [] }) => (
        <p key={code}>
          <strong>{coupons.join(", ")}:</strong> {message}
        </p>
      ))}
      <MembersOnly problems={unlisted} />
      <RemoveCodes codes={refused} />
    </Message>
  )
}
