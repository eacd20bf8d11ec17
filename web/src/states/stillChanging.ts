/**
 * What is being drawn anew these days, by the beginning of its path: no pictures of it are kept or compared yet. Once the
 * looks are as they shall be: empty this list, and `npm run screens`.
 */
export const stillChanging: readonly string[] = [
  "kit/",
  "fault/",
  "screen/",
  "panel/",
  "dialog/",
  "drawer/",
  "notice/",
  "banner/",
  "shell/",
]
