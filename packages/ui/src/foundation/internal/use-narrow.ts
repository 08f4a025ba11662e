'use client'
import { useMedia } from './use-media.js'

/** Whether the window is `narrow`, as the style sheets call a phone's. */
export const useNarrow = () => useMedia('(max-width: 767px)', false)
