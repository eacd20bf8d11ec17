import { readFileSync } from "node:fs"
import { join } from "node:path"
import { siFacebook, siInstagram, siLinkedin, siTiktok } from "simple-icons"
import { expect, test } from "vitest"

const file = readFileSync(join(import.meta.dirname, "..", "..", "public", "social.svg"), "utf8")

test.each([siFacebook, siInstagram, siLinkedin, siTiktok])(
  "$title's logo is the one of simple-icons",
  ({ slug, path }) => {
    expect(file).toContain(`<symbol id="${slug}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`)
  },
)
