import type { QueryRecord } from '@eksport/domain'

/** The list that a case was opened from, and its position there. Stored in the browser's history entry, so Back and reload keep it. */
export interface ListPlace {
  /** The search parameters of the list's address. */
  readonly search: Readonly<Partial<Record<string, string>>> & QueryRecord
  /** Counted from 0 over all pages. */
  readonly index: number
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    list?: ListPlace
  }
}
