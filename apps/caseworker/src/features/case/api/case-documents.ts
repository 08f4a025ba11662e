import {
  getCaseElectronicCertificate,
  getCasePreview,
  getCaseReceipt,
  getCaseScannedCertificate,
  getCaseSignedCertificate,
} from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'

interface Options {
  readonly signal?: AbortSignal
}

/** The documents of one case as files. */
export const caseDocuments = (referenceNumber: number) => ({
  certificate: ({ signal }: Options) => api.call(getCasePreview, { params: { referenceNumber }, signal }),
  signed: ({ signal }: Options) => api.call(getCaseSignedCertificate, { params: { referenceNumber }, signal }),
  electronic: ({ signal }: Options) => api.call(getCaseElectronicCertificate, { params: { referenceNumber }, signal }),
  scan: ({ signal }: Options) => api.call(getCaseScannedCertificate, { params: { referenceNumber }, signal }),
  receipt: ({ signal }: Options) => api.call(getCaseReceipt, { params: { referenceNumber }, signal }),
})
