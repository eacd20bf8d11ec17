import type { MemberDetails } from "@skorpe/core/domain/organisation"
import { Button } from "../../../kit/Button.tsx"
import { RadioTiles } from "../../../kit/RadioTiles.tsx"
import { Switch } from "../../../kit/Switch.tsx"
import { useShop } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import { changeTexts } from "../../../overlays/organisations/change/texts.ts"
import { LimitFields } from "../../../overlays/organisations/change/LimitFields.tsx"
import type { FormOf, OpenOrganisation } from "../openOrganisation.ts"
import { organisationTexts } from "../texts.ts"
import { ChangeForm } from "./ChangeForm.tsx"
import { membersTexts } from "./texts.ts"
import { useMemberName } from "./useMemberName.ts"

interface MemberFormProps {
  readonly form: FormOf<"Member">
  readonly open: OpenOrganisation
  readonly member: MemberDetails
  /** The id of the button that opened the form. */
  readonly opener: string
}

/** The form for a member: role, permission to order and limits, or the confirmation of their removal. */
export const MemberForm = ({ form, open, member, opener }: MemberFormProps) => {
  const t = useTexts(membersTexts)
  const say = useTexts(organisationTexts)
  const change = useTexts(changeTexts)
  const { send } = useShop()
  const name = useMemberName()(member)
  const { role, isActive, isRemoving } = form
  const { isSaving, fault } = open
  const shared = { id: "member-form", title: t("changing", { name }), open, next: [opener, "invite"] } as const
  if (isRemoving) {
    return (
      <ChangeForm {...shared} words={[t("removeNow"), t("removing")]}>
        <p>{t("sure", { name })}</p>
      </ChangeForm>
    )
  }
  return (
    <ChangeForm
      {...shared}
      words={[change("save"), change("saving")]}
      ways={
        <Button look="calm" aria-disabled={isSaving} onClick={() => isSaving || send({ type: "MemberRemovalWanted" })}>
          {t("remove")}
        </Button>
      }
    >
      <RadioTiles
        legend={t("role")}
        name="role"
        value={role}
        tiles={[
          { value: "member", label: say("member") },
          { value: "administrator", label: say("administrator") },
        ]}
        onChoose={(value) => send({ type: "RoleChosen", role: value === "administrator" ? "administrator" : "member" })}
      />
      <Switch
        name={t("active")}
        about={t("activeHelp")}
        isOn={isActive}
        onSwitch={(isOn) => isSaving || send({ type: "MemberSwitched", isActive: isOn })}
      />
      <LimitFields form={form} isSaving={isSaving} fault={fault} hint={change("memberLimitHint")} />
    </ChangeForm>
  )
}
