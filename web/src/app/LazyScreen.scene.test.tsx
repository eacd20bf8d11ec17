import { createRoot } from "react-dom/client"
import { expect, onTestFinished, test } from "vitest"
import { page } from "vitest/browser"
import { lazyPart } from "../kit/lazyPart.ts"
import { PageTitle } from "../kit/PageTitle.tsx"
import { expectNoAxeViolations } from "../testing/renderScene.tsx"
import { makeDictionary } from "../texts/dictionary.ts"
import { DictionaryProvider } from "../texts/DictionaryContext.tsx"
import { fetchWords } from "../texts/fetchWords.ts"
import { LazyScreen } from "./LazyScreen.tsx"

const Screen = ({ slug }: { readonly slug: string }) => <PageTitle>{slug}</PageTitle>

test("a screen whose code is not loaded shows a loading message; once loaded, its heading has the focus", async () => {
  const { promise, resolve: arrive } = Promise.withResolvers<typeof Screen>()
  const screen = lazyPart(() => promise)
  document.documentElement.lang = "nb"
  const dictionary = makeDictionary("nb", await fetchWords("nb"))
  const place = document.body.appendChild(document.createElement("main"))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  root.render(
    <DictionaryProvider value={dictionary}>
      <LazyScreen screen={screen} slug="Handlevogn" />
    </DictionaryProvider>,
  )
  await expect.element(page.getByText("Henter siden …")).toBeInTheDocument()
  // It says so when its code is late.
  await expect.element(page.getByText("Siden er ikke fremme ennå. Er du på nett?")).toBeVisible()
  arrive(Screen)
  await expect.element(page.getByRole("heading", { name: "Handlevogn" })).toHaveFocus()
  await expect.element(page.getByText(/^Henter siden|^Siden er ikke/)).not.toBeInTheDocument()
  await expectNoAxeViolations()
})
