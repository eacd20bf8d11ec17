import type { MemberDetails } from "@skorpe/core/domain/organisation"
import { type FormEvent, useEffect, useRef } from "react"
import { Button } from "../../../kit/Button.tsx"
import { RadioTiles } from "../../../kit/RadioTiles.tsx"
import { Switch } from "../../../kit/Switch.tsx"
import { useShop } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import { changeTexts } from "../../../overlays/organisations/change/texts.ts"
import { FaultWords } from "../../../overlays/organisations/change/FaultWords.tsx"
import { LimitFields } from "../../../overlays/organisations/change/LimitFields.tsx"
import type { FormOf, OpenOrganisation } from "../openOrganisation.ts"
import styles from "../Organisation.module.css"
import { organisationTexts } from "../texts.ts"
import { membersTexts } from "./texts.ts"
import { useMemberName } from "./useMemberName.ts"

interface MemberFormProps {
  readonly form: FormOf<"Member">
  readonly open: OpenOrganisation
  readonly member: MemberDetails
}

/** The form of a member: role and limits, or whether they shall leave the organisation. */
export const MemberForm = ({ form, open: { isSaving, fault }, member }: MemberFormProps) => {
  const t = useTexts(membersTexts)
  const say = useTexts(organisationTexts)
  const change = useTexts(changeTexts)
  const { send } = useShop()
  const name = useMemberName()(member)
  const { role, isActive, isRemoving } = form
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSaving) send({ type: "OrganisationFormSubmitted" })
  }
  const [idle, busy] = isRemoving ? [t("removeNow"), t("removing")] : [change("save"), change("saving")]
  return (
    <form className={styles.form} aria-labelledby="member-form" aria-busy={isSaving} noValidate onSubmit={submit}>
      <h3 id="member-form" ref={title} tabIndex={-1}>
        {t("changing", { name })}
      </h3>
      {isRemoving ? (
        <p>{t("sure", { name })}</p>
      ) : (
        <>
          <RadioTiles
            legend={t("role")}
            name="role"
            value={role}
            tiles={[
              { value: "member", label: say("member") },
              { value: "administrator", label: say("administrator") },
            ]}
            onChoose={(value) =>
              send({ type: "RoleChosen", role: value === "administrator" ? "administrator" : "member" })
            }
          />
          <Switch
            name={t("active")}
            about={t("activeHelp")}
            isOn={isActive}
            onSwitch={(isOn) => isSaving || send({ type: "MemberSwitched", isActive: isOn })}
          />
          <LimitFields form={form} isSaving={isSaving} hint={change("memberLimitHint")} />
        </>
      )}
      <FaultWords fault={fault} />
      <p className={styles.ways}>
        <Button type="submit" aria-disabled={isSaving}>
          {isSaving ? busy : idle}
        </Button>
        <Button
          look="calm"
          aria-disabled={isSaving}
          onClick={() => isSaving || send({ type: "OrganisationFormClosed" })}
        >
          {change("cancel")}
        </Button>
        {!isRemoving && (
          <Button
            look="calm"
            aria-disabled={isSaving}
            onClick={() => isSaving || send({ type: "MemberRemovalWanted" })}
          >
            {t("remove")}
          </Button>
        )}
      </p>
    </form>
  )
}
