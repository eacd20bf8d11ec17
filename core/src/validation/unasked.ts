/** What is known of a price that nobody has asked for. */
export const unasked = {
  request: null,
  price: null,
  before: null,
  problems: [],
  reading: null,
  hasMoved: false,
  failures: 0,
} as const
