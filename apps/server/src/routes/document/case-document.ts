import {
  drawDecisionLetter,
  getCaseElectronicCertificate,
  getCasePreview,
  getCaseReceipt,
  getCaseScannedCertificate,
  getCaseSheets,
  getCaseSignedCertificate,
} from '@eksport/api'
import { previewLetter } from '../../acts/draw-letter.ts'
import { route } from '../../http/route.ts'
import { followCase } from '../../queries/follow-certificate.ts'
import { getPreview, getReceipt, getScan, getSigned } from '../../queries/get-document.ts'
import { getElectronicCertificate } from '../../queries/get-electronic-certificate.ts'
import { readOrRefuse } from '../../standing/load.ts'

export const drawDecisionLetterRoute = route(
  drawDecisionLetter,
  async ({ tx, deps, session, params: { referenceNumber }, body, now }) => {
    await readOrRefuse(tx, referenceNumber)
    return { body: () => previewLetter({ deps, session, referenceNumber, now }, body) }
  },
)

export const getCaseElectronicCertificateRoute = route(
  getCaseElectronicCertificate,
  async ({ tx, deps, session, params, now }) => ({
    body: await getElectronicCertificate({ tx, deps, session, referenceNumber: params.referenceNumber, now }),
  }),
)

export const getCasePreviewRoute = route(getCasePreview, async ({ tx, deps, session, params, locale, now }) => ({
  body: await getPreview({ tx, deps, session, referenceNumber: params.referenceNumber, locale, now }),
}))

export const getCaseReceiptRoute = route(getCaseReceipt, async ({ tx, deps, session, params, now }) => ({
  body: await getReceipt({ tx, deps, session, referenceNumber: params.referenceNumber, now }),
}))

export const getCaseScannedCertificateRoute = route(
  getCaseScannedCertificate,
  async ({ tx, deps, session, params, now }) => ({
    body: await getScan({ tx, deps, session, referenceNumber: params.referenceNumber, now }),
  }),
)

export const getCaseSheetsRoute = route(getCaseSheets, async ({ params: { referenceNumber }, ...call }) => ({
  body: await followCase({ ...call, referenceNumber }),
}))

export const getCaseSignedCertificateRoute = route(
  getCaseSignedCertificate,
  async ({ tx, deps, session, params, now }) => ({
    body: await getSigned({ tx, deps, session, referenceNumber: params.referenceNumber, now }),
  }),
)
