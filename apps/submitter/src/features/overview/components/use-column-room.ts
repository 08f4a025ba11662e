import { useWindowWidth } from '@eksport/portal/browser/use-window-width.ts'
import { columnRoom } from '../column-room.ts'

/** How many CSS pixels the columns of the list have for themselves, with the filters beside it or not. */
export const useColumnRoom = (filtersBeside: boolean): number => columnRoom(useWindowWidth(), filtersBeside)
