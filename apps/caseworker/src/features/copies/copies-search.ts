import { type OpenCopyState, openCopyStates } from '@eksport/domain'

/** What the page shows, as its address says it; what is left out is what is usual. */
export interface CopiesSearch {
  /** Code of an office, or `alle`; the reader's own otherwise. */
  readonly kontor?: string
  readonly tilstand?: OpenCopyState
  /** Also what is fetched on a later day. */
  readonly dager?: 'alle'
}

/** Every office. */
export const everywhere = 'alle'

/** The address as far as it is understood. */
export function readCopiesSearch({ kontor, tilstand, dager }: Readonly<Record<string, unknown>>): CopiesSearch {
  const state = openCopyStates.find((one) => one === tilstand)
  return {
    ...(typeof kontor === 'string' && /^[A-Z0-9_-]{1,40}$|^alle$/.test(kontor) && { kontor }),
    ...(state && { tilstand: state }),
    ...(dager === 'alle' && { dager }),
  }
}
