/** The script of the challenge and of the hidden page: it tells the shop's page what the bank found. */
export const messageScript = `
const main = document.querySelector("main")
const type = main.dataset.message
const tell = (result) => parent.postMessage(JSON.stringify({ type, result }), location.origin)
if (type === "fingerPrintResult") tell({ threeDSCompInd: "Y" })
for (const button of main.querySelectorAll("button")) {
  button.addEventListener("click", () => tell({ transStatus: button.dataset.status }))
}
`
