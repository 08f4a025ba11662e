import { createContext, useContext } from 'react'

/** Says that whoever fills in the form ends it themselves, or after all does not. */
export type Leave = (isOwnAct: boolean) => void

export const LeaveContext = createContext<Leave>(() => undefined)

/** Below the form's layout: what sends or withdraws the draft says so, and is led on instead of told. */
export const useLeave = (): Leave => useContext(LeaveContext)
