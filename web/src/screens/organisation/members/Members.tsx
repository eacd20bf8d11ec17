import { useEffect } from "react"
import type { MemberDetails, Spending } from "@skorpe/core/domain/organisation"
import { focusOnceGone } from "../../../kit/focusOnceGone.ts"
import { useShop } from "../../../shop/shopContext.ts"
import { useFormat } from "../../../shop/useFormat.ts"
import { Button } from "../../../kit/Button.tsx"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import { BudgetBar } from "../budget/BudgetCard.tsx"
import type { OpenOrganisation } from "../openOrganisation.ts"
import styles from "../Organisation.module.css"
import { organisationTexts } from "../texts.ts"
import { MemberForm } from "./MemberForm.tsx"
import { membersTexts } from "./texts.ts"
import { useMemberName } from "./useMemberName.ts"

/** The members of an organisation, for its administrators: names, spending, and buttons to change them. */
export const Members = ({ open }: { readonly open: OpenOrganisation }) => {
  const t = useTexts(membersTexts)
  const { form, home } = open
  // A customer who loses the administrator role may have had the focus in this list.
  useEffect(() => () => focusOnceGone(), [])
  if (home.members === null) return null
  return (
    <section className={styles.section} aria-labelledby="members">
      <h2 id="members">{t("title")}</h2>
      <ul className={styles.list}>
        {home.members.map((member) => (
          <li key={member.customerId}>
            {form?._tag === "Member" && form.customerId === member.customerId ? (
              <MemberForm
                key={String(form.isRemoving)}
                form={form}
                open={open}
                member={member}
                opener={changerOf(member)}
              />
            ) : (
              <MemberRow open={open} member={member} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The id of the button that opens a member's form. */
const changerOf = ({ customerId }: MemberDetails): string => `change-${customerId}`

const MemberRow = ({ open, member }: { readonly open: OpenOrganisation; readonly member: MemberDetails }) => {
  const t = useTexts(membersTexts)
  const say = useTexts(organisationTexts)
  const { send } = useShop()
  const { money } = useFormat()
  const name = useMemberName()
  const { customerId, role, isActive } = member
  const spending = open.home.balance.members.find((one) => one.customerId === customerId)
  const isIdle = open.form === null && !open.isSaving
  const spentWords = ({ spent, limit }: Spending) =>
    limit === null
      ? say("spent", { spent: money(spent) })
      : say("spentOf", { spent: money(spent), limit: money(limit) })
  return (
    <article className={styles.card} aria-label={name(member)}>
      <div className={styles.row}>
        <h3>
          <bdi>{name(member)}</bdi>
        </h3>
        <span className={styles.badge}>{isActive ? say(role) : t("inactive")}</span>
      </div>
      {spending !== undefined && <BudgetBar spending={spending} />}
      <div className={styles.row}>
        {spending !== undefined && <p className={styles.soft}>{spentWords(spending)}</p>}
        <Button
          id={changerOf(member)}
          look="calm"
          aria-label={t("changing", { name: name(member) })}
          aria-disabled={!isIdle}
          onClick={() => isIdle && send({ type: "MemberFormOpened", customerId })}
        >
          {t("change")}
        </Button>
      </div>
    </article>
  )
}
