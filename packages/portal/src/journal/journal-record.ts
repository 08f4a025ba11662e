import type { Edit } from '@eksport/forms'

/** Whose answers they are, for whom, and of which draft; `ny` is one that the server does not know yet. */
export interface JournalKey {
  /** The person's id in the session. */
  readonly person: string
  readonly organisation: string
  readonly draft: string
}

/** What of a draft is on this machine alone. */
export interface Unsent {
  readonly edits: readonly Edit[]
  /** The comment to the application; the server learns of it when it is sent. */
  readonly comment?: string
}

/** What one page of a browser keeps of one draft. */
export interface JournalRecord extends JournalKey, Unsent {
  /** One opening of the app: two tabs write beside each other, never over each other. */
  readonly page: string
  /** Milliseconds since 1970, by the machine's clock. */
  readonly at: number
}

/** Something of a draft that is no answer and not at the server: files on their way, lines that are being imported. */
export interface PartKey extends JournalKey {
  readonly part: string
}

/** Lines that came with a finished import and can be taken back: the server has them, and nothing that was typed goes with this part. */
export const takenPart = 'import som kan angres'

/** What one page of a browser keeps of one such part. */
export interface PartRecord extends PartKey {
  readonly page: string
  readonly at: number
  readonly value: unknown
}

/** How long answers that were never sent lie on a machine. */
export const keptDays = 30
