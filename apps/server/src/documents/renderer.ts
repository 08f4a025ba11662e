import { startChildren } from './children.ts'
import type { Drawable, Drawing, FormToDraw, Sheets } from './drawing.ts'
import { onePerPerson } from './one-per-person.ts'

/** Draws documents, in child processes: neither the event loop nor a transaction of the database ever waits for a drawing. */
export interface Renderer {
  /**
   * For a person who looks: a preview or a receipt that is not kept, one at a time and the others in turn. `at` is the
   * moment that the file says it was made.
   */
  show(person: string, document: Drawable, at: Date): Promise<Drawing>
  /** For what is signed, printed or kept. Has a child of its own, so that nobody who looks makes it wait. */
  keep(document: Drawable, at: Date): Promise<Drawing>
  /** [CRT-08] For a person who types: one drawing at a time, and of those that wait only the newest. */
  follow(person: string, document: Drawable): Promise<Sheets>
  /** [CRT-11] A form with its fields, for whoever fills it in. */
  form(person: string, form: FormToDraw, at: Date): Promise<Uint8Array>
  close(): Promise<void>
}

const documents = 1000

interface RendererOptions {
  /** Says that a child died, and that another one draws on. */
  readonly report?: (line: string) => void
  /** For one drawing; a request waits no longer than the usual 30 s. */
  readonly milliseconds?: number
}

/** A renderer; nothing is started before the first document. Beyond its queue a document is refused with when to come back. */
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
