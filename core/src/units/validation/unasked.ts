/** Initial price state, before the first request. */
export const unasked = {
  request: null,
  price: null,
  before: null,
  problems: [],
  reading: null,
  counted: [],
  hasMoved: false,
  failures: 0,
} as const
