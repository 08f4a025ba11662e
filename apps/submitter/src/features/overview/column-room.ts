import { useWindowWidth } from '@eksport/portal/browser/use-window-width.ts'

/** As the page, its sides, the frame of the table, the menu of a row and the panel beside the list measure. */
const sizes = { page: 1344, sides: 64, sidesOfPhones: 32, frame: 2, menu: 54, panel: 324 } as const

/** Below it rows are cards, and a card has a place for every fact. */
const cardsBelow = 640

/** How many CSS pixels the columns of the list have for themselves in a window so wide. */
export function columnRoom(width: number, filtersBeside: boolean): number {
  const sides = width < 768 ? sizes.sidesOfPhones : sizes.sides
  const list = Math.min(width, sizes.page) - sides - (filtersBeside ? sizes.panel : 0)
  return list < cardsBelow ? Number.POSITIVE_INFINITY : list - sizes.frame - sizes.menu
}

/** How many CSS pixels the columns of the list have for themselves, with the filters beside it or not. */
export const useColumnRoom = (filtersBeside: boolean): number => columnRoom(useWindowWidth(), filtersBeside)
