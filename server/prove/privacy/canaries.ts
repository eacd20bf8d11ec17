/** A unique text, so that a match anywhere comes from one field of one journey. */
export interface Canary {
  /** Where it was planted, such as `order 3: lastName`. */
  readonly planted: string
  readonly text: string
}

/** Creates canaries and remembers them. */
export const makeCanaries = (seed: number, series = 0) => {
  const all: Canary[] = []
  return {
    all: (): readonly Canary[] => all,
    /** Registers a secret made by the server as a canary. */
    note: (planted: string, text: string): void => {
      if (text !== "") all.push({ planted, text })
    },
    /** A new one, of letters that every field accepts. */
    text: (planted: string): string => {
      const text = `Kanari${(seed % 1000).toString(36)}${"abc"[series] ?? ""}x${all.length.toString(36)}x${Math.imul(all.length + 7, 2_654_435_761) >>> 0}`
      all.push({ planted, text })
      return text
    },
    /** A new one that is a Norwegian mobile number. */
    phone: (planted: string): string => {
      const text = `${["41", "48", "46"][series] ?? "47"}${String((all.length * 7_919 + seed * 104_729) % 1_000_000).padStart(6, "0")}`
      all.push({ planted, text })
      return `+47${text}`
    },
  }
}

export type Canaries = ReturnType<typeof makeCanaries>

/** The canaries in a text, ignoring case, also in PostgreSQL's hex encoding. */
export const foundIn = (text: string, canaries: readonly Canary[]): readonly Canary[] => {
  const small = text.toLowerCase()
  const stands = (one: Canary) =>
    small.includes(one.text.toLowerCase()) || small.includes(Buffer.from(one.text).toString("hex"))
  return canaries.filter(stands)
}
