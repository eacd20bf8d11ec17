import type { Language } from "@skorpe/core/language"

/** What a friend is told; without the recruiter's name, which anybody could have filled with anything. */
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
