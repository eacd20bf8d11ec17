const owesNothing = (): Promise<void> => Promise.resolve()

let rest = owesNothing

/** For a page that starts with part of its texts: from now on, lazy code waits for `bringRest` to load the others. */
export const owesWords = (bringRest: () => Promise<void>): void => {
  let asked: Promise<void> | undefined
  const ask = async (): Promise<void> => {
    try {
      await bringRest()
      rest = owesNothing
    } catch (cause) {
      asked = undefined
      throw cause
    }
  }
  rest = () => (asked ??= ask())
}

/** Lazy code once its texts are loaded too. Both load in parallel; rejects if either fails. */
export const withWords = async <Code>(code: Promise<Code>): Promise<Code> => {
  const [here] = await Promise.all([code, rest()])
  return here
}
