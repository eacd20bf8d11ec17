import type { Menu } from "@skorpe/core/domain/menu"
import type { Renderer, DrawnPictures } from "@skorpe/core/shop"
import type { CataloguedStore } from "../catalogue/Catalogue.ts"

/** Finds a drawing by the name under which pages request it. Only pictures of menus and pages have names. */
export const drawnPictures = (
  drawing: Renderer | null,
  stores: () => readonly CataloguedStore[],
): ((name: string) => (() => string) | undefined) => {
  const byMenu = new WeakMap<Menu, DrawnPictures>()
  const picturesOf = (menu: Menu, { menuPictures }: Renderer): DrawnPictures => {
    const pictures = byMenu.get(menu) ?? menuPictures(menu)
    byMenu.set(menu, pictures)
    return pictures
  }
  return (name) => {
    if (drawing === null || !name.startsWith("drawn-")) return undefined
    const ofPage = drawing.pagePictures.get(name)
    if (ofPage !== undefined) return ofPage
    for (const { menu } of stores()) {
      const draw = picturesOf(menu, drawing).get(name)
      if (draw !== undefined) return draw
    }
    return undefined
  }
}
