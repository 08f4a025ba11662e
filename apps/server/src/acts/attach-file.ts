import {
  type Attachment,
  attachmentRules,
  type FilledFormType,
  filledFormTypes,
  mimeTypesFor,
  sameFilename,
  type UploadedType,
} from '@eksport/domain'
import { readFilledForm } from '../certificate/filled-forms.ts'
import type { ApplicationDocument } from '../db/application-document.ts'
import { answerTo, deleteFile, insertFile, listAttachments } from '../db/repositories/files.ts'
import { sha256 } from '../db/repositories/hash-chain.ts'
import type { Deps } from '../deps.ts'
import { type DraftOfSession, holdDraft } from '../drafting/hold-draft.ts'
import { requiredInForm } from '../drafting/missing-answers.ts'
import { openClarification, refuseLockedFile } from '../drafting/refuse-locked.ts'
import { type FormReading, type Inspector, originOf, readTakenForm } from '../integrations/uploads/index.ts'
import { Refusal } from '../refusals/refusal.ts'
import { keepFilledForms } from './keep-filled-forms.ts'

export interface AttachFile extends DraftOfSession {
  /** Already checked: name and type are those found in the content. */
  readonly file: File
  readonly type: UploadedType
  /** The id of the message whose question the file answers. */
  readonly question: string | undefined
  readonly deps: Pick<Deps, 'lookups' | 'formTokens' | 'referenceData'>
  /** What the file says, if it is a filled-in form. */
  readonly reading: FormReading | undefined
}

const field = 'attachment'

const isForm = (type: UploadedType): type is FilledFormType => filledFormTypes.some((form) => form === type)

/** [CRT-11] Reads a filled-in form before the transaction that stores it; undefined for any other file. */
export async function readAttached(
  inspector: Inspector,
  type: UploadedType,
  file: File,
): Promise<FormReading | undefined> {
  if (!isForm(type) || !mimeTypesFor(type).includes(file.type)) return undefined
  return readTakenForm(inspector, file)
}

/** [ACT-08] Refuses an answer's file without a question that was asked, and any other file with one. */
function refuseMisplaced(
  document: ApplicationDocument,
  { type, question }: Pick<AttachFile, 'type' | 'question'>,
): void {
  const isOfAnswer = type === 'CLARIFICATION_RESPONSE_ATTACHMENT'
  const asked = openClarification(document)?.questions.some(({ messageId }) => messageId === question) ?? false
  if (isOfAnswer ? asked : question === undefined) return
  throw new Refusal('INVALID_REQUEST', { issues: [{ path: 'question', code: 'invalidValue' }] })
}

/** [SEC-17] Attaches a file to a draft. The draft is locked, so that two uploads at once cannot exceed the limit together. */
export async function attachFile(command: AttachFile): Promise<Attachment> {
  const { tx, file, type, question, reading, deps, now } = command
  const stored = await holdDraft(command)
  const { document, organisationNumber } = stored
  const { referenceNumber } = document
  refuseMisplaced(document, command)
  refuseLockedFile(document, isForm(type))
  if (!mimeTypesFor(type).includes(file.type)) throw new Refusal('CERTIFICATE_NOT_PDF', { field, filename: file.name })
  const filled =
    isForm(type) && reading !== undefined
      ? readFilledForm(deps, document, {
          type,
          filename: file.name,
          reading,
          required: requiredInForm(document, deps.referenceData, now),
        })
      : undefined
  const all = await listAttachments(tx, referenceNumber)
  // [CRT-11] An accepted form replaces the one before it; a refused one leaves it in place.
  const replaced = filled === undefined ? [] : all.filter((one) => one.type === type)
  const present = all.filter((one) => !replaced.includes(one))
  if (present.some(({ filename }) => sameFilename(filename, file.name))) {
    throw new Refusal('DUPLICATE_FILE', { field, filename: file.name })
  }
  const { maxFiles } = attachmentRules[type]
  if (present.filter((one) => one.type === type && one.question === question).length >= maxFiles) {
    throw new Refusal('TOO_MANY_FILES', { field, limit: maxFiles })
  }
  for (const { id } of replaced) await deleteFile(tx, referenceNumber, id)
  const content = new Uint8Array(await file.arrayBuffer())
  const facts = { type, filename: file.name, mimeType: file.type, ...originOf(file) }
  const belongsTo = question === undefined ? {} : { belongsTo: answerTo(question) }
  const kept = { referenceNumber, organisationNumber, ...facts, ...belongsTo, content, createdAt: now }
  const id = await insertFile(tx, kept)
  const hash = sha256(Buffer.from(content))
  if (filled !== undefined) {
    const form = { ...filled, attachmentId: id, sha256: hash }
    await keepFilledForms(tx, stored, (one) => one.type !== type, now, [form])
  }
  const attached = (await listAttachments(tx, referenceNumber)).find((one) => one.id === id)
  if (attached === undefined) throw new Error('A file that was just kept is not there')
  return attached
}
