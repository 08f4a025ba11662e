/** What the desk shows, as its address says it; what is left out is what is usual. */
export interface DeskSearch {
  /** Code of an office; the one that was chosen last otherwise, and the reader's own at first. */
  readonly kontor?: string
  /** [CW-14] Today otherwise. */
  readonly dag?: 'i-morgen' | 'ikke-hentet'
  /** All of the day otherwise. */
  readonly vis?: 'klar' | 'ikke-klar'
}

const isOffice = (text: unknown): text is string => typeof text === 'string' && /^[A-Z0-9_-]{1,40}$/.test(text)

/** The address as far as it is understood. */
export function readDeskSearch({ kontor, dag, vis }: Readonly<Record<string, unknown>>): DeskSearch {
  return {
    ...(isOffice(kontor) && { kontor }),
    ...((dag === 'i-morgen' || dag === 'ikke-hentet') && { dag }),
    ...((vis === 'klar' || vis === 'ikke-klar') && { vis }),
  }
}
