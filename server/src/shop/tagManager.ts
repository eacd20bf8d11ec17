/** Where the tag manager's script comes from, once a customer allows it (SPEC §7.5). */
export const tagManagerHost = "https://www.googletagmanager.com"

/** The page with the address of a container's script, which the shop loads after consent and not before. */
export const withTagManager = (page: string, id: string | null): string =>
  id === null
    ? page
    : page.replace("</head>", `<meta name="tag-manager" content="${tagManagerHost}/gtm.js?id=${id}">\n  </head>`)
