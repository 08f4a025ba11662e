import type { Edit } from '@eksport/forms'

/** The person, the organisation and the draft that answers belong to; `ny` is a draft that the server does not know yet. */
export interface JournalKey {
  /** The person's id in the session. */
  readonly person: string
  readonly organisation: string
  readonly draft: string
}

/** The part of a draft that exists only on this machine. */
export interface Unsent {
  readonly edits: readonly Edit[]
  /** The comment to the application, which reaches the server only when it is sent. */
  readonly comment?: string
}

/** What one page stores of one draft. */
export interface JournalRecord extends JournalKey, Unsent {
  /** The load of the app: tabs write separate records, and never overwrite each other's. */
  readonly page: string
  /** Milliseconds since 1970, by the machine's clock. */
  readonly at: number
}

/** A part of a draft that is neither an answer nor on the server: files being uploaded, lines being imported. */
export interface PartKey extends JournalKey {
  readonly part: string
}

/** Imported lines that can be undone. The server has them, so nothing that was typed is lost with this part. */
export const takenPart = 'import som kan angres'

/** What one page stores of one such part. */
export interface PartRecord extends PartKey {
  readonly page: string
  readonly at: number
  readonly value: unknown
}

/** How many days unsent answers are kept on a machine. */
export const keptDays = 30
