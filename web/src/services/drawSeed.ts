/** 16 random characters of base 36, which no earlier page has drawn. */
export const drawSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => (byte % 36).toString(36)).join("")
