import { useCallback, useEffect } from "react"
import { Button } from "../../../kit/Button.tsx"
import { focusOnceGone } from "../../../kit/focusOnceGone.ts"
import { Message } from "../../../kit/Message.tsx"
import { Link } from "../../../shop/Link.tsx"
import { useShop, useView } from "../../../shop/shopContext.ts"
import { useAddressToken } from "../../../shop/useAddressToken.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import styles from "./Companies.module.css"
import { companiesTexts } from "./texts.ts"

const mark = "invitation="

/** The id of the link to the company that was joined; it gets the focus, because the pressed button is gone. */
const joinedCompany = "joined-company"

/** The invitation whose link was opened, with a button to accept it, and the outcome (DECISIONS §13, §18). */
export const InvitationCard = () => {
  const { send } = useShop()
  useAddressToken(
    useCallback(
      (token) => {
        if (token.startsWith(mark)) send({ type: "InvitationLinkOpened", token: token.slice(mark.length) })
      },
      [send],
    ),
  )
  return (
    <div aria-live="polite" className={styles.live}>
      <State />
    </div>
  )
}

const State = () => {
  const t = useTexts(companiesTexts)
  const invitation = useView("invitation")
  switch (invitation._tag) {
    case "NoLink":
      return null
    case "Asked":
    case "Joining":
      return (
        <Question
          isJoining={invitation._tag === "Joining"}
          isUnanswered={invitation._tag === "Asked" && invitation.isUnanswered}
        />
      )
    case "Joined": {
      const { id, name } = invitation.organisation
      return (
        <Message tone="good">
          <p>{t("joined", { name })}</p>
          <Link id={joinedCompany} to={{ _tag: "Organisation", organisationId: id }}>
            {t("open")}
          </Link>
        </Message>
      )
    }
    case "Refused":
      return (
        <Message tone="wrong">
          <p>{t(invitation.fault)}</p>
        </Message>
      )
  }
}

const Question = ({ isJoining, isUnanswered }: { readonly isJoining: boolean; readonly isUnanswered: boolean }) => {
  const t = useTexts(companiesTexts)
  const { send } = useShop()
  const session = useView("session")
  const isKnown = session._tag === "LoggedIn"
  useEffect(() => () => focusOnceGone(joinedCompany), [])
  return (
    <section className={styles.invited} aria-labelledby="invited">
      <h2 id="invited">{t("invitedTitle")}</h2>
      <p>{isKnown ? t("invited") : t("invitedGuest")}</p>
      {isUnanswered && (
        <Message tone="offline">
          <p>{t("unanswered")}</p>
        </Message>
      )}
      {isKnown && (
        <Button aria-disabled={isJoining} onClick={() => isJoining || send({ type: "InvitationAccepted" })}>
          {isJoining ? t("joining") : t("join")}
        </Button>
      )}
    </section>
  )
}
