const light = (azimuth: number, elevation: number): string =>
  `<feDistantLight azimuth="${azimuth}" elevation="${elevation}"/>`

const regionOf = (x: number, y: number, width: number, height: number): string =>
  `x="${x}" y="${y}" width="${width}" height="${height}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"`

const region = regionOf(-200, -200, 400, 400)

type Relief = { readonly frequency: number; readonly ragged: number; readonly height: number; readonly gain: number }

const relief = (id: string, seed: number, { frequency, ragged, height, gain }: Relief): string =>
  `<filter id="${id}" ${region}>` +
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="${seed}" result="n"/>` +
  `<feDisplacementMap in="SourceGraphic" in2="n" scale="${ragged}" xChannelSelector="R" yChannelSelector="G" result="d"/>` +
  `<feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 .6 0 0 0"/>` +
  `<feDiffuseLighting surfaceScale="${height}" diffuseConstant="${gain}" lighting-color="#fff3de">${light(235, 55)}</feDiffuseLighting>` +
  `<feComposite in="d" operator="arithmetic" k1="1.18" k2="0" k3="0" k4="0" result="l"/>` +
  `<feComposite in="l" in2="d" operator="in"/></filter>`

/** A filter for toppings: specular light and a soft drop shadow, within a region of the document. */
const wetFilter = (id: string, seed: number, within: string): string =>
  `<filter id="${id}" ${within}>` +
  `<feTurbulence type="fractalNoise" baseFrequency=".06" numOctaves="2" seed="${seed}" result="n"/>` +
  `<feDisplacementMap in="SourceGraphic" in2="n" scale="3" xChannelSelector="R" yChannelSelector="G" result="d"/>` +
  `<feGaussianBlur in="d" stdDeviation="2.2" result="b"/>` +
  `<feSpecularLighting in="b" surfaceScale="3.4" specularConstant=".5" specularExponent="24" lighting-color="#fff1d0">${light(228, 46)}</feSpecularLighting>` +
  `<feComposite in2="d" operator="in" result="s"/>` +
  `<feComposite in="d" in2="s" operator="arithmetic" k2="1" k3=".6" result="t"/>` +
  `<feComposite in="t" in2="d" operator="in" result="u"/>` +
  `<feDropShadow in="u" dx="1.6" dy="3" stdDeviation="2" flood-color="#3a1200" flood-opacity=".5"/></filter>`

/** The toppings' filter for a sprite sheet, whose origin is its upper left corner. */
export const wetSheet = (id: string, width: number, height: number): string =>
  wetFilter(id, 7, regionOf(0, 0, width, height))

/** The filters of a rich picture, its most expensive part: turbulence for crust and cheese, light for toppings. */
export const filters = (id: (name: string) => string, seed: number): string =>
  relief(id("bake"), seed, { frequency: 0.03, ragged: 6, height: 1.5, gain: 1.06 }) +
  relief(id("melt"), seed + 1, { frequency: 0.017, ragged: 20, height: 4.2, gain: 1.1 }) +
  wetFilter(id("wet"), seed, region)
