'use client'
import { createContext } from 'react'
import type { SaveState } from './wizard-types.js'

/** What the frame knows and the page in it shows. */
export interface WizardState {
  /** The step that is open. */
  readonly current: string | undefined
  /** Whether the draft is safe. */
  readonly save: SaveState | undefined
  /** A page of work: it may use the whole column, and its buttons stay at the bottom edge. */
  readonly isWork: boolean
}

export const WizardContext = createContext<WizardState>({ current: undefined, save: undefined, isWork: false })
