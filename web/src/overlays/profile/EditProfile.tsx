import { ageOfConsent, type ProfileField, type ProfileLack } from "@skorpe/core/domain/account"
import type { ProfileFault, ProfileView } from "@skorpe/core/units/profile"
import { type ComponentProps, type SubmitEvent, useLayoutEffect, useRef } from "react"
import { Button, buttonClass } from "../../kit/Button.tsx"
import { Field } from "../../kit/Field.tsx"
import { Message } from "../../kit/Message.tsx"
import { RadioTiles } from "../../kit/RadioTiles.tsx"
import { languageNames } from "../../shop/languageNames.ts"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { PanelLink } from "../PanelLink.tsx"
import { panelTexts } from "../texts.ts"
import { useCloseOverlay } from "../useCloseOverlay.ts"
import { Birthdate } from "./Birthdate.tsx"
import styles from "./EditProfile.module.css"
import { profileTexts } from "./texts.ts"

type Open = ProfileView & { readonly _tag: "Open" }
type TextField = Extract<ProfileField, "firstName" | "lastName" | "email">

/** The browser's attributes of each text field. */
const inputs: Readonly<Record<TextField, NonNullable<ComponentProps<typeof Field>["input"]>>> = {
  firstName: { autoComplete: "given-name", required: true, maxLength: 100 },
  lastName: { autoComplete: "family-name", required: true, maxLength: 100 },
  email: { autoComplete: "email", type: "email", inputMode: "email", maxLength: 254 },
}

const lackWords = {
  firstName: "lackFirstName",
  lastName: "lackLastName",
  email: "lackEmail",
  birthdate: "lackBirthdate",
  unborn: "unborn",
  tooYoung: "tooYoung",
} as const satisfies Record<ProfileLack, string>

const birthdateLacks = ["birthdate", "unborn", "tooYoung"] as const

/** A refusal of the e-mail address, which is shown at its field. */
const emailFaults: Readonly<Partial<Record<ProfileFault, "lackEmail" | "emailTaken">>> = {
  emailWrong: "lackEmail",
  emailTaken: "emailTaken",
}

/** The form with which a customer changes their profile (SPEC §2.4). */
export const EditProfile = () => {
  const t = useTexts(panelTexts)
  const session = useView("session")
  const profile = useView("profile")
  if (session._tag !== "LoggedIn") return <p>{t("loggedOut")}</p>
  if (profile._tag === "Open") return <Form profile={profile} />
  return (
    <PanelLink to={{ _tag: "Account" }} className={buttonClass()}>
      {t("account")}
    </PanelLink>
  )
}

const Form = ({ profile }: { readonly profile: Open }) => {
  const t = useTexts(profileTexts)
  const { send } = useShop()
  const closeOverlay = useCloseOverlay()
  const form = useRef<HTMLFormElement>(null)
  const { typed, lacks, fault } = profile
  const isSaving = profile.step === "saving"
  const ofBirthdate = birthdateLacks.find((lack) => lacks.includes(lack))
  const atBirthdate =
    ofBirthdate === "tooYoung"
      ? t(ofBirthdate, { age: String(ageOfConsent) })
      : ofBirthdate && t(lackWords[ofBirthdate])
  const atEmail = fault === null ? undefined : emailFaults[fault]
  useLayoutEffect(() => {
    if (atEmail !== undefined) document.getElementById("email")?.focus()
  }, [atEmail])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSaving) return
    send({ type: "ProfileSubmitted" })
    // The faults have rendered by the next frame.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-busy={isSaving}>
      <div className={styles.names}>
        <Text profile={profile} field="firstName" />
        <Text profile={profile} field="lastName" />
      </div>
      <Text profile={profile} field="email" refused={atEmail && t(atEmail)} />
      <Birthdate typed={typed} readOnly={isSaving} fault={atBirthdate} />
      <RadioTiles
        legend={t("language")}
        name="message-language"
        tiles={(["nb", "sv", "en"] as const).map((language) => ({ value: language, label: languageNames[language] }))}
        value={typed.language ?? ""}
        onChoose={(language) =>
          !isSaving && send({ type: "ProfileLanguageChosen", language: language as keyof typeof languageNames })
        }
      />
      <div role="alert">
        {fault !== null && fault !== "emailTaken" && fault !== "emailWrong" && (
          <Message tone={fault === "unanswered" ? "offline" : "wrong"}>
            <p>{t(fault)}</p>
          </Message>
        )}
      </div>
      <div className={styles.ways}>
        <Button type="submit" aria-disabled={isSaving}>
          {t(isSaving ? "saving" : "save")}
        </Button>
        <Button look="calm" onClick={closeOverlay}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  )
}

interface TextProps {
  readonly profile: Open
  readonly field: TextField
  /** Why the server did not save the profile. */
  readonly refused?: string | undefined
}

const Text = ({ profile: { typed, lacks, step }, field, refused }: TextProps) => {
  const t = useTexts(profileTexts)
  const { send } = useShop()
  return (
    <Field
      id={field}
      label={t(field)}
      value={typed[field]}
      {...(field === "email" ? { optional: t("optional"), hint: t("emailHint") } : {})}
      input={inputs[field]}
      readOnly={step === "saving"}
      fault={lacks.includes(field) ? t(lackWords[field]) : refused}
      onText={(text) => send({ type: "ProfileTyped", field, text: text.slice(0, 254) })}
    />
  )
}
