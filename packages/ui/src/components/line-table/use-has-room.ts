'use client'
import { useMedia } from '../../foundation/internal/use-media.js'

/** Whether the editor (404 px) and a table have room beside each other; a server does not know, and says yes. */
export const useHasRoom = () => useMedia('(min-width: 1024px)', true)
