/** Asks search engines not to index the page. */
export const keepOutOfSearch = (): void => {
  const robots = document.head.appendChild(document.createElement("meta"))
  robots.name = "robots"
  robots.content = "noindex"
}
