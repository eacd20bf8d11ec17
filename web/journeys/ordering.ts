import { type Browser, chromium, type Page } from "playwright"

/** The menu that most journeys begin at. */
export const menu = "/butikker/oslo-sentrum/meny/pizza"

/** A browser that fetches nothing of its own accord. */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    ...(process.env["CHROMIUM"] ? { executablePath: process.env["CHROMIUM"] } : {}),
    args: ["--no-sandbox", "--disable-background-networking"],
  })

/** From the menu, by way of the product itself, into the cart. */
export const putMargheritaInCart = async (page: Page): Promise<void> => {
  await page
    .getByRole("link", { name: /Margherita/ })
    .first()
    .click()
  await page.getByRole("button", { name: /^Legg / }).click()
  await page.getByTestId("cart-link").getByText("1 vare").waitFor()
}
