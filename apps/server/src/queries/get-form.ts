import type { FilledFormType } from '@eksport/domain'
import type { Locale } from '@eksport/forms'
import { formToFill } from '../certificate/filled-forms.ts'
import type { Deps } from '../deps.ts'
import { type DraftOfSession, holdDraft } from '../drafting/hold-draft.ts'
import { Refusal } from '../refusals/refusal.ts'
import { readerOf } from '../session/active-session.ts'
import type { DocumentToCome } from './get-document.ts'

interface GetForm extends DraftOfSession {
  readonly deps: Deps
  readonly type: FilledFormType
  /** The template that the caller has in mind; refused if it is another. */
  readonly template: string | undefined
  readonly locale: Locale
  readonly now: Date
}

const names: Readonly<Record<FilledFormType, string>> = {
  HEALTH_CERTIFICATE_DRAFT: 'sertifikatmal',
  HEALTH_CERTIFICATE_DRAFT_APPENDIX: 'appendiks',
}

/** [CRT-11] A form for those who may edit the application; drawn after the transaction. */
export async function getForm(command: GetForm): Promise<DocumentToCome> {
  const { deps, type, template, locale, now } = command
  const { document } = await holdDraft(command)
  const { referenceNumber, certificateTemplate } = document
  if (template !== undefined && template !== certificateTemplate) throw new Refusal('NOT_FOUND')
  const form = formToFill(deps, document, type, locale)
  return async () => ({
    filename: `${names[type]}-${certificateTemplate}-${referenceNumber}.pdf`,
    content: await deps.documents.form(readerOf(command.session), form, now),
  })
}
