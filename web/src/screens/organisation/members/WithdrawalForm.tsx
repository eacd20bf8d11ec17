import { useTexts } from "../../../texts/DictionaryContext.tsx"
import type { OpenOrganisation } from "../openOrganisation.ts"
import { ChangeForm } from "./ChangeForm.tsx"
import { membersTexts } from "./texts.ts"

interface WithdrawalFormProps {
  readonly open: OpenOrganisation
  readonly whom: string
  /** The id of the button that opened the form. */
  readonly opener: string
}

/** Asks whether to withdraw an invitation. */
export const WithdrawalForm = ({ open, whom, opener }: WithdrawalFormProps) => {
  const t = useTexts(membersTexts)
  return (
    <ChangeForm
      id="withdrawal-form"
      title={t("withdrawing", { whom })}
      open={open}
      words={[t("withdrawNow"), t("withdrawingNow")]}
      next={[opener, "invite"]}
    >
      <p>{t("sureToWithdraw")}</p>
    </ChangeForm>
  )
}
