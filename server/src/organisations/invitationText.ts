import type { Language } from "@skorpe/core/domain/language"
import type { Contact } from "@skorpe/core/domain/organisation"
import type { Message } from "../messages/post.ts"

/** An invitation's facts: the organisation, the link, and whether the text addresses an existing customer. */
export interface InvitationToSend {
  readonly contact: Contact
  readonly language: Language
  readonly company: string
  readonly link: string
  readonly isForCustomer: boolean
}

interface Words {
  readonly subject: (company: string) => string
  /** For a new customer, and for an existing one. */
  readonly newcomer: (company: string, link: string) => string
  readonly customer: (company: string, link: string) => string
}

const words: Readonly<Record<Language, Words>> = {
  nb: {
    subject: (company) => `${company} inviterer deg til Skorpe`,
    newcomer: (company, link) =>
      `${company} inviterer deg til å bestille pizza for bedriften hos Skorpe. Registrer deg og godta innen 14 dager: ${link}`,
    customer: (company, link) =>
      `${company} vil legge deg til som bruker hos Skorpe. Logg inn og godta innen 14 dager: ${link}`,
  },
  sv: {
    subject: (company) => `${company} bjuder in dig till Skorpe`,
    newcomer: (company, link) =>
      `${company} bjuder in dig att beställa pizza för företaget hos Skorpe. Registrera dig och tacka ja inom 14 dagar: ${link}`,
    customer: (company, link) =>
      `${company} vill lägga till dig som användare hos Skorpe. Logga in och tacka ja inom 14 dagar: ${link}`,
  },
  en: {
    subject: (company) => `${company} invites you to Skorpe`,
    newcomer: (company, link) =>
      `${company} invites you to order pizza for the company at Skorpe. Register and accept within 14 days: ${link}`,
    customer: (company, link) =>
      `${company} would like to add you as a user at Skorpe. Log in and accept within 14 days: ${link}`,
  },
}

/** The messages of an invitation: an SMS to its phone number, a mail to its address. */
export const invitationMessages = ({
  contact,
  language,
  company,
  link,
  isForCustomer,
}: InvitationToSend): readonly Message[] => {
  const { subject, newcomer, customer } = words[language]
  const text = (isForCustomer ? customer : newcomer)(company, link)
  const sms: readonly Message[] = contact.phone === null ? [] : [{ _tag: "Sms", to: contact.phone, text }]
  const mail: readonly Message[] =
    contact.email === null ? [] : [{ _tag: "Mail", to: contact.email, subject: subject(company), text }]
  return [...sms, ...mail]
}
