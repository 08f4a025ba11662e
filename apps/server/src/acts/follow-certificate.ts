import type { CertificateSheets } from '@eksport/api'
import type { ApplicationDraft } from '@eksport/domain'
import { serverOwned } from '@eksport/domain'
import { boxReads, findCertificate } from '@eksport/domain/documents'
import { relevantDocument } from '@eksport/domain/templates'
import type { Locale } from '@eksport/forms'
import { documentOf } from '../application/answers.ts'
import { certificateSheets } from '../application/certificate-sheets.ts'
import { previewOf } from '../application/documents-of.ts'
import { readOrRefuse } from '../application/load.ts'
import { missingAnswers } from '../application/missing-answers.ts'
import { findOriginal } from '../application/original.ts'
import { partiesOf } from '../application/parties.ts'
import { newestVersion } from '../application/template-version.ts'
import type { ApplicationDocument } from '../db/application-document.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../refusals/refusal.ts'
import { type ActiveSession, readerOf } from '../session/active-session.ts'

interface Follow<Session extends ActiveSession = ActiveSession> {
  readonly tx: Transaction
  readonly deps: Deps
  readonly session: Session
  readonly referenceNumber: number
  /** Whoever reads: words over the page that are not of the certificate. */
  readonly locale: Locale
  readonly now: Date
}

type Applicant = ActiveSession & { readonly organisation: NonNullable<ActiveSession['organisation']> }

/** Draws it when the transaction has ended: a drawing takes longer than a transaction may. */
function drawing({ deps, session, locale, now }: Follow, stored: ApplicationDocument, before?: ApplicationDocument) {
  const document = relevantDocument(stored)
  const definition = findCertificate(document.certificateTemplate)
  if (definition === undefined) throw new Refusal('TEMPLATE_REQUIRED')
  const certificate = previewOf(document, deps.lookups, locale)
  const isComparable = before?.certificateTemplate === document.certificateTemplate
  return async (): Promise<CertificateSheets> =>
    certificateSheets({
      document: certificate,
      drawn: await deps.documents.follow(readerOf(session), certificate),
      reads: boxReads(definition),
      missing: missingAnswers(document, deps.referenceData, now),
      original: before && isComparable ? previewOf(before, deps.lookups, locale) : undefined,
    })
}

/** [CRT-08] The certificate as answers on a screen would make it: the same cleaned answers and parties as when they are sent. */
export async function followDraft(call: Follow<Applicant> & { readonly draft: ApplicationDraft }) {
  const { tx, deps, draft, session } = call
  const { document } = await readOrRefuse(tx, call.referenceNumber)
  const parties = await partiesOf(tx, session.organisation, draft)
  const certificateTemplateVersion = newestVersion(deps.referenceData, draft.certificateTemplate)
  return drawing(call, documentOf({ ...serverOwned(document), certificateTemplateVersion }, draft, parties))
}

/** [CRT-08] The certificate of a case, beside what it is compared with. */
export async function followCase(call: Follow) {
  const { document } = await readOrRefuse(call.tx, call.referenceNumber)
  return drawing(call, document, await findOriginal(call.tx, document))
}
