import { startChildren } from './children.ts'
import type { Drawable, Drawing, FormToDraw, Sheets } from './drawing.ts'
import { onePerPerson } from './one-per-person.ts'

/** Draws documents in child processes, so that drawing never blocks the event loop or a database transaction. */
export interface Renderer {
  /** For previews and receipts that are not stored, one at a time per person. `at` is the creation time in the file. */
  show(person: string, document: Drawable, at: Date): Promise<Drawing>
  /** For documents that are signed, printed or stored. Has its own child process, so that previews do not delay it. */
  keep(document: Drawable, at: Date): Promise<Drawing>
  /** [CRT-08] For a preview while typing: one drawing at a time per person; of those waiting only the newest is drawn. */
  follow(person: string, document: Drawable): Promise<Sheets>
  /** [CRT-11] A form with its fields, to be filled in. */
  form(person: string, form: FormToDraw, at: Date): Promise<Uint8Array>
  close(): Promise<void>
}

const documents = 1000

interface RendererOptions {
  /** Reports that a child died and was replaced. */
  readonly report?: (line: string) => void
  /** The time limit for one drawing; the default of 30 s fits within a request. */
  readonly milliseconds?: number
}

/**
 * Creates a renderer. Nothing is started before the first document. Documents beyond the queue are refused with a time
 * to retry.
 */
export function createRenderer({ report = () => undefined, milliseconds = 30_000 }: RendererOptions = {}): Renderer {
  const died = () => report('Dokumenttegneren stoppet. En ny tar over.')
  const shown = startChildren({ queue: 24, milliseconds, documents, died })
  const kept = startChildren({ queue: 200, milliseconds, documents, died })
  const looking = onePerPerson({ seats: 24, beyond: 'newest' })
  const typing = onePerPerson({ seats: 1, beyond: 'oldest' })
  const taskOf = (document: Drawable, at: Date) => ({ document, createdAt: Math.floor(at.getTime() / 1000) })
  return {
    show: (person, document, at) => looking(person, () => shown.draw(taskOf(document, at))),
    keep: (document, at) => kept.draw(taskOf(document, at)),
    follow: (person, document) => typing(person, () => shown.drawSheets({ document, createdAt: 0 })),
    form: (person, form, at) =>
      looking(person, () => shown.drawForm({ form, createdAt: Math.floor(at.getTime() / 1000) })),
    async close() {
      await Promise.all([shown.close(), kept.close()])
    },
  }
}
