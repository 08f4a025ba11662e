import { createContext } from 'react'

/** Freezes the page while an action leads away from it (`true`), or lets it follow its application again (`false`). */
export const HoldContext = createContext<(isHeld: boolean) => void>(() => undefined)
