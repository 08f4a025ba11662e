'use client'
import { createContext } from 'react'

/** Closes the menu and returns focus to its button, before an item's action may move it on. */
export const MenuContext = createContext<{ readonly close: () => void }>({ close: () => undefined })
