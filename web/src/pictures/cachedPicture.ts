const capacity = 80
const pictures = new Map<string, string>()

const toDataUri = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** The picture of `spec` as a data URI, from an LRU cache of 80. `draw` must be pure: equal specs give equal URIs. */
export const cachedPicture = <Spec extends object>(name: string, spec: Spec, draw: (spec: Spec) => string): string => {
  const key = name + JSON.stringify(spec)
  const uri = pictures.get(key) ?? toDataUri(draw(spec))
  pictures.delete(key)
  pictures.set(key, uri)
  const oldest = pictures.keys().next()
  if (pictures.size > capacity && !oldest.done) pictures.delete(oldest.value)
  return uri
}
