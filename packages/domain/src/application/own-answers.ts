import { type Answers, getAt } from '@eksport/forms'
import type { Application } from './application.ts'
import { type ApplicationDraft, applicationDraftSchema } from './draft.ts'

/** The answers that the pages of the form read and ask for: the draft, and the sender and files of the stored application. */
export type FormAnswers = Omit<ApplicationDraft, 'sender'> & Pick<Application, 'sender' | 'attachments'>

const draftKeys: ReadonlySet<string> = new Set(Object.keys(applicationDraftSchema.shape))

/** [SEC-19] The exporter's own answers, unchanged: the parts of a draft, and the contact person of the sender. */
export function ownAnswers(document: Answers): Answers {
  const own = Object.entries(document).filter(
    ([key, part]) => draftKeys.has(key) && key !== 'sender' && part !== undefined,
  )
  const contactPerson = getAt(document, 'sender.contactPerson')
  return { ...Object.fromEntries(own), ...(contactPerson !== undefined && { sender: { contactPerson } }) }
}

/** The parts of a document that only the server writes. */
export function serverOwned<D extends Answers>(document: D): Omit<D, keyof ApplicationDraft> {
  const owned = Object.entries(document).filter(([key]) => !draftKeys.has(key))
  return Object.fromEntries(owned) as Omit<D, keyof ApplicationDraft> // exactly the keys that do not belong to the draft remain
}
