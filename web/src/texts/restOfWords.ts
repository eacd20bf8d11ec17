const owesNothing = (): Promise<void> => Promise.resolve()

let rest = owesNothing

/** From here on, code that comes later waits for what `bringRest` brings: the page began with a part of its words. */
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

/** Code that comes later, once the words that it says are here too; both are under way at once, and fail together. */
export const withWords = async <Code>(code: Promise<Code>): Promise<Code> => {
  const [here] = await Promise.all([code, rest()])
  return here
}
