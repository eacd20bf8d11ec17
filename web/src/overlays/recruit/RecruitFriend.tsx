import { type Recruited, recruiting } from "@skorpe/core/domain/discount"
import { Share2 } from "lucide-react"
import { Button } from "../../kit/Button.tsx"
import { useShop } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { FriendForm } from "./FriendForm.tsx"
import { CodeTicket, CopyButton, HandedWords, WithOwnCode } from "./OwnCode.tsx"
import styles from "./Recruit.module.css"
import { recruitTexts } from "./texts.ts"

/**
 * Recruits a friend: what both get, the customer's own code, and how to send it to a friend (SPEC §2.4, DECISIONS §18).
 */
export const RecruitFriend = () => {
  const t = useTexts(recruitTexts)
  const { send } = useShop()
  return (
    <WithOwnCode>
      {(open) => (
        <>
          <Rewards own={open.own} />
          <section className={styles.section} aria-label={t("code")}>
            <CodeTicket own={open.own} />
            <p className={styles.ways}>
              <Button onClick={() => send({ type: "ModalOpened", modal: { _tag: "Share", code: open.own.code } })}>
                <Share2 size={16} aria-hidden /> {t("share")}
              </Button>
              <CopyButton step={open.step} />
            </p>
            <HandedWords handed={open.handed} />
          </section>
          <FriendForm open={open} />
        </>
      )}
    </WithOwnCode>
  )
}

const Rewards = ({ own }: { readonly own: Recruited }) => {
  const t = useTexts(recruitTexts)
  const { money, words } = useFormat()
  const amount = money(recruiting.recruiterAmount)
  return (
    <div className={styles.rewards}>
      <dl>
        <div>
          <dt>{t("friendGets")}</dt>
          <dd>
            <strong>{words(own.descriptions)}</strong> {t("onFirst")}
          </dd>
        </div>
        <div>
          <dt>{t("youGet")}</dt>
          <dd>
            <strong>{t("off", { amount })}</strong> {t("afterwards", { days: String(recruiting.rewardDays) })}
          </dd>
        </div>
      </dl>
      <p>{t("atLeast", { minimum: money(recruiting.minimum) })}</p>
    </div>
  )
}
