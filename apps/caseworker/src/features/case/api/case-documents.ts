import {
  drawDecisionLetter,
  getCaseAttachment,
  getCaseElectronicCertificate,
  getCasePreview,
  getCaseReceipt,
  getCaseScannedCertificate,
  getCaseSignedCertificate,
  listLegalBases,
} from '@eksport/api'
import type { Attachment } from '@eksport/domain'
import type { Locale } from '@eksport/forms'
import { saveFile } from '@eksport/portal/browser/save-file.ts'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions } from '@tanstack/react-query'

interface Options {
  readonly signal?: AbortSignal
}

/** The documents of one case, as functions that fetch their files. */
export const caseDocuments = (referenceNumber: number) => ({
  certificate: ({ signal }: Options) => api.call(getCasePreview, { params: { referenceNumber }, signal }),
  signed: ({ signal }: Options) => api.call(getCaseSignedCertificate, { params: { referenceNumber }, signal }),
  electronic: ({ signal }: Options) => api.call(getCaseElectronicCertificate, { params: { referenceNumber }, signal }),
  scan: ({ signal }: Options) => api.call(getCaseScannedCertificate, { params: { referenceNumber }, signal }),
  receipt: ({ signal }: Options) => api.call(getCaseReceipt, { params: { referenceNumber }, signal }),
})

/** Legal bases of refusals, from reference data. */
export const legalBasesQuery = queryOptions({
  queryKey: ['legal-bases'],
  staleTime: 60_000,
  queryFn: ({ signal }) => api.call(listLegalBases, { signal }),
})

interface LetterWords {
  readonly reason: string
  readonly legalBasis: string
  readonly language: Locale
}

/** [STA-08] The letter as it would be sent with these texts. */
export const fetchDecisionLetter = (
  referenceNumber: number,
  body: LetterWords,
  { signal }: { readonly signal: AbortSignal },
): Promise<Blob> => api.call(drawDecisionLetter, { params: { referenceNumber }, body, signal })

/** [DET-13] Fetches an attachment of a case for display. */
export const fetchCaseAttachment = (
  { id }: Attachment,
  referenceNumber: number,
  { signal }: { signal: AbortSignal },
): Promise<Blob> => api.call(getCaseAttachment, { params: { referenceNumber, attachmentId: id }, signal })

/** Downloads an attachment of a message. */
export async function saveCaseAttachment(attachment: Attachment, referenceNumber: number): Promise<void> {
  const { signal } = new AbortController()
  saveFile(await fetchCaseAttachment(attachment, referenceNumber, { signal }), attachment.filename)
}
