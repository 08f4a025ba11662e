/** The filters in the desk's address; defaults are left out. */
export interface DeskSearch {
  /** Code of an office; defaults to the one last chosen, and at first to the reader's own. */
  readonly kontor?: string
  /** [CW-14] Defaults to today. */
  readonly dag?: 'i-morgen' | 'ikke-hentet'
  /** Defaults to all of the day. */
  readonly vis?: 'klar' | 'ikke-klar'
}

const isOffice = (text: unknown): text is string => typeof text === 'string' && /^[A-Z0-9_-]{1,40}$/.test(text)

/** Reads the filters from the address; unknown values are ignored. */
export function readDeskSearch({ kontor, dag, vis }: Readonly<Record<string, unknown>>): DeskSearch {
  return {
    ...(isOffice(kontor) && { kontor }),
    ...((dag === 'i-morgen' || dag === 'ikke-hentet') && { dag }),
    ...((vis === 'klar' || vis === 'ikke-klar') && { vis }),
  }
}
