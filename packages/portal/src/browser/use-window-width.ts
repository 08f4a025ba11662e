import { useSyncExternalStore } from 'react'

/** Pixels per update, so that resizing the window does not redraw the table for every pixel. */
const step = 8

const follow = (onChange: () => void) => {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

const width = () => Math.floor(document.documentElement.clientWidth / step) * step

/** The width of the page in CSS pixels, without its scroll bar, in steps; updates when the window changes. */
export const useWindowWidth = (): number => useSyncExternalStore(follow, width)
