import { type Answers, getAt } from '@eksport/forms'
import type { Application } from './application.ts'
import { type ApplicationDraft, applicationDraftSchema } from './draft.ts'

/** What the pages of the form read and ask for: the draft, and the sender and files as the stored application shows them. */
export type FormAnswers = Omit<ApplicationDraft, 'sender'> & Pick<Application, 'sender' | 'attachments'>

const draftKeys: ReadonlySet<string> = new Set(Object.keys(applicationDraftSchema.shape))

/** [SEC-19] What the exporter answered, untouched: the parts of a draft, and of the sender the contact person alone. */
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
  return Object.fromEntries(owned) as Omit<D, keyof ApplicationDraft> // exactly the keys that are not of the draft are left
}
