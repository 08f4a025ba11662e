import { useSyncExternalStore } from 'react'
import { columnRoom } from '../column-room.ts'

/** A window that is pulled wider draws the table anew once for so many pixels, not once for each. */
const step = 8

const follow = (onChange: () => void) => {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

const width = () => Math.floor(document.documentElement.clientWidth / step) * step

/** How many CSS pixels the columns of the list have for themselves, with the filters beside it or not. */
export function useColumnRoom(filtersBeside: boolean): number {
  return columnRoom(useSyncExternalStore(follow, width), filtersBeside)
}
