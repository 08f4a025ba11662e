import { createContext } from 'react'

/** Holds the page as it is while an act leads away from it, or lets it follow its application again. */
export const HoldContext = createContext<(isHeld: boolean) => void>(() => undefined)
