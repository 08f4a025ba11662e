import { useWindowWidth } from '@eksport/portal/browser/use-window-width.ts'

/** Widths in CSS pixels: the page, its margins, the table's frame, a row's menu and the panel beside the list. */
const sizes = { page: 1344, sides: 64, sidesOfPhones: 32, frame: 2, menu: 54, panel: 324 } as const

/** Below this width rows are cards, which have room for every fact. */
const cardsBelow = 640

/** The width available to the list's columns, in CSS pixels, in a window of this width. */
export function columnRoom(width: number, filtersBeside: boolean): number {
  const sides = width < 768 ? sizes.sidesOfPhones : sizes.sides
  const list = Math.min(width, sizes.page) - sides - (filtersBeside ? sizes.panel : 0)
  return list < cardsBelow ? Number.POSITIVE_INFINITY : list - sizes.frame - sizes.menu
}

/** The width available to the list's columns, in CSS pixels, with the filters beside it or not. */
export const useColumnRoom = (filtersBeside: boolean): number => columnRoom(useWindowWidth(), filtersBeside)
