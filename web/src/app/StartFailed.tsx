import { Logo } from "../kit/Logo.tsx"
import styles from "./StartFailed.module.css"

const words = [
  { lang: "nb", text: "Siden kom ikke frem. Er du på nett?", again: "Prøv igjen" },
  { lang: "sv", text: "Sidan kom inte fram. Är du uppkopplad?", again: "Försök igen" },
  { lang: "en", text: "The page did not get through. Are you online?", again: "Try again" },
] as const

/** Replaces the shop when even its texts cannot be fetched, so it contains its words in all three languages. */
export const StartFailed = () => (
  <main className={styles.page}>
    <h1 className={styles.name}>
      <Logo />
      <span className="sr-only">Skorpe</span>
    </h1>
    {words.map(({ lang, text, again }) => (
      <p key={lang} lang={lang}>
        {text} <a href={location.href}>{again}</a>
      </p>
    ))}
  </main>
)
