/** The origin of the tag manager's script, which loads only with the customer's consent (SPEC §7.5). */
export const tagManagerHost = "https://www.googletagmanager.com"

/** Adds the URL of the tag manager's script to a page. The shop loads the script only after consent. */
export const withTagManager = (page: string, id: string | null): string =>
  id === null
    ? page
    : page.replace("</head>", `<meta name="tag-manager" content="${tagManagerHost}/gtm.js?id=${id}">\n  </head>`)
