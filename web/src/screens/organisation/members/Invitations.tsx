import { type Invitation, mayResend, newestOfEach } from "@skorpe/core/domain/organisation"
import { useDays } from "../../../cart/useDays.ts"
import { Button } from "../../../kit/Button.tsx"
import { useShop } from "../../../shop/shopContext.ts"
import { formatPhone } from "../../../stores/formatPhone.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import type { OpenOrganisation } from "../openOrganisation.ts"
import styles from "../Organisation.module.css"
import { InvitationForm } from "./InvitationForm.tsx"
import { membersTexts } from "./texts.ts"
import { useMemberName } from "./useMemberName.ts"
import { WithdrawalForm } from "./WithdrawalForm.tsx"

/** The newest invitation of each colleague, newest first, and the form to invite another. */
export const Invitations = ({ open }: { readonly open: OpenOrganisation }) => {
  const t = useTexts(membersTexts)
  const { send } = useShop()
  const { form, home, isSaving } = open
  if (home.invitations === null) return null
  const isIdle = form === null && !isSaving
  return (
    <section className={styles.section} aria-labelledby="invitations">
      <h2 id="invitations">{t("invitations")}</h2>
      {form?._tag === "Invitation" ? (
        <InvitationForm form={form} open={open} />
      ) : (
        <Button
          id="invite"
          look="calm"
          aria-disabled={!isIdle}
          onClick={() => isIdle && send({ type: "InvitationFormOpened" })}
        >
          {t("invite")}
        </Button>
      )}
      {home.invitations.length === 0 && <p className={styles.soft}>{t("none")}</p>}
      {home.invitations.length > 0 && (
        <ul className={styles.list}>
          {newestOfEach(home.invitations).map((invitation) => (
            <li key={invitation.id}>
              <InvitationRow invitation={invitation} open={open} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface InvitationRowProps {
  readonly invitation: Invitation
  readonly open: OpenOrganisation
}

const InvitationRow = ({ invitation, open }: InvitationRowProps) => {
  const t = useTexts(membersTexts)
  const { send } = useShop()
  const { day } = useDays()
  const name = useMemberName()
  const { id, phoneNumber, email, status, expiresAt, acceptedAt, acceptedBy } = invitation
  const { form, home, isSaving } = open
  const member = home.members?.find(({ customerId }) => customerId === acceptedBy)
  const contact = [phoneNumber === null ? null : formatPhone(phoneNumber), email].filter((one) => one !== null)
  const whom = member === undefined ? contact.join(", ") : name(member)
  const isIdle = form === null && !isSaving
  const withdrawer = `withdraw-${id}`
  if (form?._tag === "Withdrawal" && form.invitationId === id) {
    return <WithdrawalForm open={open} whom={whom || t("somebody")} opener={withdrawer} />
  }
  return (
    <article className={styles.card} aria-label={whom || t("somebody")}>
      <div className={styles.row}>
        <p>
          <bdi>{whom || t("somebody")}</bdi>
        </p>
        <span className={styles.badge} data-status={status}>
          {t(status, { day: day(acceptedAt ?? expiresAt) })}
        </span>
      </div>
      {mayResend(invitation, home.invitations ?? []) && (
        <p className={styles.ways}>
          <Button
            look="calm"
            aria-disabled={!isIdle}
            onClick={() => isIdle && send({ type: "InvitationSentAgain", invitationId: id })}
          >
            {t("again")}
          </Button>
          {status === "pending" && (
            <Button
              id={withdrawer}
              look="calm"
              aria-disabled={!isIdle}
              onClick={() => isIdle && send({ type: "InvitationWithdrawalWanted", invitationId: id })}
            >
              {t("withdraw")}
            </Button>
          )}
        </p>
      )}
    </article>
  )
}
