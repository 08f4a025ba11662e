import type { QueryRecord } from '@eksport/domain'

/** Where in which list a case was opened from: it travels with the browser's own history entry, so Back and reload keep it. */
export interface ListPlace {
  /** The list's address, as the router has it. */
  readonly search: Readonly<Partial<Record<string, string>>> & QueryRecord
  /** Counted from 0 over all pages. */
  readonly index: number
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    list?: ListPlace
  }
}
