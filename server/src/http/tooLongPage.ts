import type { Language } from "@skorpe/core/language"

const words: Readonly<Record<Language, readonly [title: string, way: string]>> = {
  nb: ["Adressen er for lang til at den fører noe sted", "Til forsiden"],
  sv: ["Adressen är för lång för att leda någonstans", "Till startsidan"],
  en: ["This address is too long to lead anywhere", "To the front page"],
}

/** What a person reads whose address is too long for anybody to read; the shop's own page is not asked for there. */
export const tooLongPage = (language: Language): string => {
  const [title, way] = words[language]
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title} · Skorpe</title><h1>${title}</h1><p><a href="/">${way}</a></p>`
}

/** Whether what could not be read whole began as a call for a page, as browsers make it. */
export const beganAsPage = (packet: Uint8Array | undefined): boolean =>
  packet !== undefined && /^GET \/(?!api\/)/.test(Buffer.from(packet.subarray(0, 16)).toString("latin1"))
