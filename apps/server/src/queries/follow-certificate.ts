import type { CertificateSheets } from '@eksport/api'
import { type ApplicationDraft, serverOwned } from '@eksport/domain'
import { boxReads, type CertificateDocument, findCertificate, markedCopy } from '@eksport/domain/documents'
import { relevantDocument } from '@eksport/domain/templates'
import type { Locale } from '@eksport/forms'
import { certificateSheets } from '../certificate/certificate-sheets.ts'
import { previewOf } from '../certificate/documents-of.ts'
import { issuedFor, previewFor } from '../certificate/issued-view.ts'
import type { ApplicationDocument } from '../db/application-document.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { documentOf } from '../drafting/answers.ts'
import { newestVersion } from '../drafting/as-sent.ts'
import { missingAnswers } from '../drafting/missing-answers.ts'
import { partiesOfDraft } from '../drafting/parties.ts'
import { Refusal } from '../refusals/refusal.ts'
import { type ActiveSession, readerOf } from '../session/active-session.ts'
import { readOrRefuse } from '../standing/load.ts'
import { findOriginal } from '../standing/original.ts'

interface Follow<Session extends ActiveSession = ActiveSession> {
  readonly tx: Transaction
  readonly deps: Deps
  readonly session: Session
  readonly referenceNumber: number
  /** The reader's language, for texts around the certificate. */
  readonly locale: Locale
  readonly now: Date
}

type Applicant = ActiveSession & { readonly organisation: NonNullable<ActiveSession['organisation']> }

interface Beside {
  /** The earlier version that the boxes are compared with. */
  readonly before: ApplicationDocument | undefined
  /** The issued certificate, which is drawn instead of a draft if there is one. */
  readonly issued: CertificateDocument | undefined
}

const besideDraft: Beside = { before: undefined, issued: undefined }

/** Draws after the transaction, because a drawing takes longer than a transaction may. */
async function drawing(
  { tx, deps, session, locale, now }: Follow,
  stored: ApplicationDocument,
  { before, issued }: Beside,
) {
  const document = relevantDocument(stored)
  const definition = findCertificate(document.certificateTemplate)
  if (definition === undefined) throw new Refusal('TEMPLATE_REQUIRED')
  const certificate = previewOf(document, deps.lookups, await previewFor(tx, document, locale))
  const isComparable = before?.certificateTemplate === document.certificateTemplate
  return async (): Promise<CertificateSheets> =>
    certificateSheets({
      document: certificate,
      drawn: await deps.documents.follow(readerOf(session), issued ?? certificate),
      reads: boxReads(definition),
      // An issued certificate has no missing answers, even if its form asks for more by now.
      missing: issued ? [] : missingAnswers(document, deps.referenceData, now),
      original: before && isComparable ? previewOf(before, deps.lookups, { locale, replaces: undefined }) : undefined,
    })
}

/** [CRT-08] The certificate that unsaved answers would give: cleaned and with the parties, as when they are sent. */
export async function followDraft(call: Follow<Applicant> & { readonly draft: ApplicationDraft }) {
  const { tx, deps, draft, session } = call
  const { document } = await readOrRefuse(tx, call.referenceNumber)
  const parties = await partiesOfDraft(tx, session.organisation, draft, document)
  const certificateTemplateVersion = newestVersion(deps.referenceData, draft.certificateTemplate)
  const answers = documentOf({ ...serverOwned(document), certificateTemplateVersion }, draft, parties)
  return drawing(call, answers, besideDraft)
}

/** [CRT-08] [CRT-19] The certificate of a case, as issued if it is (of paper a copy), with what it is compared with. */
export async function followCase(call: Follow) {
  const { tx, deps, referenceNumber } = call
  const { document } = await readOrRefuse(tx, referenceNumber)
  const [before, issued] = [await findOriginal(tx, document), await issuedFor(tx, document, deps)]
  return drawing(call, document, { before, issued: issued?.paper ? markedCopy(issued, call.locale) : issued })
}
