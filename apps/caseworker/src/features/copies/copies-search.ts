import { type OpenCopyState, openCopyStates } from '@eksport/domain'

/** The filters in the page's address; defaults are left out. */
export interface CopiesSearch {
  /** Code of an office, or `alle`; defaults to the reader's office. */
  readonly kontor?: string
  readonly tilstand?: OpenCopyState
  /** Includes orders for later days. */
  readonly dager?: 'alle'
}

/** Value for all offices. */
export const everywhere = 'alle'

/** Reads the filters from the address; unknown values are ignored. */
export function readCopiesSearch({ kontor, tilstand, dager }: Readonly<Record<string, unknown>>): CopiesSearch {
  const state = openCopyStates.find((one) => one === tilstand)
  return {
    ...(typeof kontor === 'string' && /^[A-Z0-9_-]{1,40}$|^alle$/.test(kontor) && { kontor }),
    ...(state && { tilstand: state }),
    ...(dager === 'alle' && { dager }),
  }
}
