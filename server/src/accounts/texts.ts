import type { Language } from "@skorpe/core/domain/language"

/** The texts of messages about accounts, in the language of the request. */
export interface AccountTexts {
  readonly code: (code: string) => string
  readonly resetSubject: string
  readonly reset: (link: string) => string
  readonly verifySubject: string
  readonly verify: (link: string) => string
}

export const accountTexts: Readonly<Record<Language, AccountTexts>> = {
  nb: {
    code: (code) => `${code} er koden din hos Skorpe. Den gjelder i 10 minutter. Gi den aldri til noen.`,
    resetSubject: "Nytt passord hos Skorpe",
    reset: (link) =>
      `Hei!\n\nMed denne lenken velger du et nytt passord. Den gjelder én gang, i en time:\n\n${link}\n\n` +
      "Var det ikke du som ba om den, kan du se bort fra denne e-posten.",
    verifySubject: "Bekreft e-postadressen din hos Skorpe",
    verify: (link) =>
      `Hei!\n\nMed denne lenken bekrefter du at denne e-postadressen er din. Den gjelder én gang, i et døgn:\n\n${link}\n\n` +
      "Først da sender vi deg annet hit, også en lenke til et nytt passord. " +
      "Har du ikke oppgitt adressen hos Skorpe, kan du se bort fra denne e-posten.",
  },
  sv: {
    code: (code) => `${code} är din kod hos Skorpe. Den gäller i 10 minuter. Ge den aldrig till någon.`,
    resetSubject: "Nytt lösenord hos Skorpe",
    reset: (link) =>
      `Hej!\n\nMed den här länken väljer du ett nytt lösenord. Den gäller en gång, i en timme:\n\n${link}\n\n` +
      "Var det inte du som bad om den kan du bortse från det här mejlet.",
    verifySubject: "Bekräfta din e-postadress hos Skorpe",
    verify: (link) =>
      `Hej!\n\nMed den här länken bekräftar du att e-postadressen är din. Den gäller en gång, i ett dygn:\n\n${link}\n\n` +
      "Först då skickar vi annat hit, även en länk till ett nytt lösenord. " +
      "Har du inte angett adressen hos Skorpe kan du bortse från det här mejlet.",
  },
  en: {
    code: (code) => `${code} is your code at Skorpe. It holds for 10 minutes. Never give it to anybody.`,
    resetSubject: "A new password at Skorpe",
    reset: (link) =>
      `Hello!\n\nThis link lets you choose a new password. It works once, within an hour:\n\n${link}\n\n` +
      "If you did not ask for it, you can ignore this mail.",
    verifySubject: "Confirm your e-mail address at Skorpe",
    verify: (link) =>
      `Hello!\n\nThis link confirms that this e-mail address is yours. It works once, within a day:\n\n${link}\n\n` +
      "Only then do we send anything else here, such as a link for a new password. " +
      "If you did not give this address to Skorpe, you can ignore this mail.",
  },
}
