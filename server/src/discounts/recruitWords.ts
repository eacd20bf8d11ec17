import type { Language } from "@skorpe/core/domain/language"

/** The message to a friend; without the recruiter's name, which could contain any text. */
export const recruitWords: Readonly<
  Record<Language, (gives: string, code: string) => { subject: string; text: string }>
> = {
  nb: (gives, code) => ({
    subject: "En venn spanderer på deg",
    text: `En venn gir deg ${gives} på din første bestilling hos Skorpe. Logg inn, og skriv koden ${code} i handlevognen.`,
  }),
  sv: (gives, code) => ({
    subject: "En vän bjuder dig",
    text: `En vän ger dig ${gives} på din första beställning hos Skorpe. Logga in och skriv koden ${code} i varukorgen.`,
  }),
  en: (gives, code) => ({
    subject: "A friend is treating you",
    text: `A friend gives you ${gives} your first order at Skorpe. Log in and type the code ${code} in your cart.`,
  }),
}

/** The message to a recruiter on hand-over of the friend's first order; a mail ends with an unsubscribe link. */
export const rewardWords: Readonly<
  Record<Language, { subject: string; text: (gives: string, code: string) => string; end: (link: string) => string }>
> = {
  nb: {
    subject: "Vennen din har spist. Nå er det din tur",
    text: (gives, code) => `Takk for at du fortalte om Skorpe. Koden ${code} gir deg ${gives}.`,
    end: (link) => `Vil du ikke ha slike e-poster? ${link}`,
  },
  sv: {
    subject: "Din vän har ätit. Nu är det din tur",
    text: (gives, code) => `Tack för att du berättade om Skorpe. Koden ${code} ger dig ${gives}.`,
    end: (link) => `Vill du inte ha sådana mejl? ${link}`,
  },
  en: {
    subject: "Your friend has eaten. Now it is your turn",
    text: (gives, code) => `Thank you for telling a friend about Skorpe. The code ${code} gives you ${gives}.`,
    end: (link) => `Would you rather not get such mails? ${link}`,
  },
}
