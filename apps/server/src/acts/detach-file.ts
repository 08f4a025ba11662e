import { draftAttachmentTypes } from '@eksport/domain'
import { deleteFile, findAttachment } from '../db/repositories/files.ts'
import { type DraftOfSession, holdDraft } from '../drafting/hold-draft.ts'
import { refuseLockedFile } from '../drafting/refuse-locked.ts'
import { Refusal } from '../refusals/refusal.ts'
import { keepFilledForms } from './keep-filled-forms.ts'

export interface DetachFile extends DraftOfSession {
  readonly attachmentId: string
}

/** Removes an attachment of the draft, or of an answer being written in it. Files that came another way are refused. */
export async function detachFile(command: DetachFile): Promise<void> {
  const { tx, referenceNumber, attachmentId } = command
  const stored = await holdDraft(command)
  const file = await findAttachment(tx, referenceNumber, attachmentId)
  const isOfDraft = draftAttachmentTypes.some((type) => type === file?.type)
  if (file === undefined || !(isOfDraft || file.isOfAnswer)) throw new Refusal('NOT_FOUND')
  const { clarification } = stored.document
  refuseLockedFile(
    stored.document,
    clarification !== undefined && file.createdAt.toISOString() < clarification.askedDateTime,
  )
  await deleteFile(tx, referenceNumber, attachmentId)
  await keepFilledForms(tx, stored, (form) => form.attachmentId !== attachmentId, command.now)
}
