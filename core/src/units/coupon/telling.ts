import type { JudgedCode } from "../../domain/price/codeToJudge.ts"
import type { CouponContext } from "./view.ts"

interface Judged {
  readonly context: CouponContext
  readonly event: { readonly output: JudgedCode }
}

/** Hands the code to the cart as the shop spells it, and clears the field. */
export const accept = [
  {
    type: "send",
    params: ({ context, event }: Judged) => ({
      type: "CouponAccepted" as const,
      code: event.output.code,
      replaces: context.replaces,
    }),
  },
  "clear",
] as const

/** Tells in a notice that the code is in the cart. */
export const tellAdded = {
  type: "send",
  params: ({ event }: Judged) => ({
    type: "Noticed" as const,
    notice: { _tag: "CodeAdded" as const, code: event.output.code },
  }),
} as const

/** Tells in a notice why the code is not in the cart. */
export const tellRefused = {
  type: "send",
  params: ({ context }: Pick<Judged, "context">) => ({
    type: "Noticed" as const,
    notice: { _tag: "CodeRefused" as const, code: context.code.trim(), problem: context.problems[0]?.code ?? 1001 },
  }),
} as const
