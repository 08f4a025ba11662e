import type { Application } from './application.ts'
import type { ApplicationDraft } from './draft.ts'

/** What the pages of the form read and ask for: the draft, and the sender and files as the stored application shows them. */
export type FormAnswers = Omit<ApplicationDraft, 'sender'> & Pick<Application, 'sender' | 'attachments'>
