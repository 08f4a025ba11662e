'use client'
import { createContext } from 'react'
import type { SaveState } from './wizard-types.js'

/** The state that the frame shares with the page in it. */
export interface WizardState {
  /** The current step. */
  readonly current: string | undefined
  /** The save state of the draft. */
  readonly save: SaveState | undefined
  /** A work page: it may use the whole column, and its buttons stay at the bottom edge. */
  readonly isWork: boolean
}

export const WizardContext = createContext<WizardState>({ current: undefined, save: undefined, isWork: false })
