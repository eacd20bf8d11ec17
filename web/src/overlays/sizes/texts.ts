import { defineTexts } from "../../texts/defineTexts.ts"

export const sizeTexts = defineTexts("sizes", {
  sizes: { nb: "Størrelser", sv: "Storlekar", en: "Sizes" },
  crust: { nb: "{{crust}} bunn", sv: "{{crust}} botten", en: "{{crust}} crust" },
  otherwise: {
    nb: "Mer av noe, mindre av noe, eller to halve?",
    sv: "Mer av något, mindre av något, eller två halvor?",
    en: "More of this, less of that, or two halves?",
  },
  gone: {
    nb: "Denne selges ikke her akkurat nå.",
    sv: "Den här säljs inte här just nu.",
    en: "This isn’t sold here right now.",
  },
})
