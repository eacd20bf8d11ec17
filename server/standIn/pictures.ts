import { escaped } from "./pages/page.ts"

/** A drawing in place of a method's logo or a QR code: its name, and that it is simulated. No brand's mark is copied. */
export const mark = (path: string): string => {
  // Signs of the component's own, such as a lock on its button, would carry no name: they are left out.
  if (path.includes("images/components/")) return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>`
  const isCode = path.includes("barcode")
  const name = isCode ? "QR" : (/([^/]+?)(@\dx)?\.(?:svg|png)$/.exec(path)?.[1] ?? "")
  return isCode
    ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><rect width="200" height="200" fill="#fff"/><rect x="6" y="6" width="188" height="188" fill="none" stroke="#999" stroke-dasharray="6 6"/><text x="100" y="96" font-family="sans-serif" font-size="22" font-weight="700" text-anchor="middle" fill="#555">SIMULATED</text><text x="100" y="122" font-family="sans-serif" font-size="14" text-anchor="middle" fill="#555">QR</text></svg>`
    : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 26"><rect x=".5" y=".5" width="39" height="25" rx="4" fill="#eee" stroke="#bbb"/><text x="20" y="16.5" font-family="sans-serif" font-size="9" font-weight="600" text-anchor="middle" fill="#444">${escaped(name.slice(0, 7))}</text></svg>`
}
