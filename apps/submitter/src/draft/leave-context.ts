import { createContext, useContext } from 'react'

/** Announces that the person at the form is about to end the draft themselves, or (`false`) that they did not. */
export type Leave = (isOwnAct: boolean) => void

export const LeaveContext = createContext<Leave>(() => undefined)

/**
 * Used inside the form's layout by actions that submit or withdraw the draft, so that the person is led on instead of told that the draft
 * has ended.
 */
export const useLeave = (): Leave => useContext(LeaveContext)
