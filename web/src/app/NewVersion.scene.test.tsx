import { afterEach, expect, test, vi } from "vitest"
import { page } from "vitest/browser"
import { askForVersion, renewOnce, versionGone } from "../kit/newVersion.ts"
import { renderScene, expectNoAxeViolations } from "../testing/renderScene.tsx"
import { expectNoSidewaysScroll } from "../testing/expectNoSidewaysScroll.ts"
import { openSceneShop } from "../testing/sceneShop.ts"

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

const answer = (response: () => Promise<Response>): void => {
  const real = globalThis.fetch
  vi.spyOn(globalThis, "fetch").mockImplementation((address, init) =>
    init?.method === "HEAD" ? response() : real(address, init),
  )
}

// A missing version stays missing for the life of the page, so one test covers all steps.
test("a page whose version is gone shows a notice; one that is offline, or had one failed request, does not", async () => {
  const code = document.createElement("script")
  code.type = "module"
  code.src = "data:text/javascript,"
  document.head.prepend(code)
  await renderScene(openSceneShop("/butikker"))
  const notice = page.getByText(/^Nettbutikken er fornyet/)
  answer(() => Promise.reject(new TypeError("no network")))
  await askForVersion()
  answer(() => Promise.resolve(new Response(null, { status: 503 })))
  await askForVersion()
  expect(versionGone.now()).toBe(false)
  await expect.element(notice).not.toBeInTheDocument()
  answer(() => Promise.resolve(new Response(null, { status: 404 })))
  await askForVersion()
  expect(versionGone.now()).toBe(true)
  await expect.element(notice).toBeVisible()
  await expect.element(page.getByRole("button", { name: "Last siden på nytt" })).toBeVisible()
  await expectNoSidewaysScroll(320)
  await expectNoAxeViolations()
})

test("it is reloaded once, not in a loop", () => {
  const reload = vi.fn<() => void>()
  renewOnce(reload)
  renewOnce(reload)
  expect(reload).toHaveBeenCalledTimes(1)
  sessionStorage.setItem("skorpe.reloaded", String(Date.now() - 61_000))
  renewOnce(reload)
  expect(reload).toHaveBeenCalledTimes(2)
})
