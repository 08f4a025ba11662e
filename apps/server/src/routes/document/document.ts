import {
  drawCertificate,
  getAppendixForm,
  getCertificatePreview,
  getElectronicCertificate,
  getForm,
  getReceipt,
  getScannedCertificate,
  getSignedCertificate,
  listFiles,
} from '@eksport/api'
import { route } from '../../http/route.ts'
import { followDraft } from '../../queries/follow-certificate.ts'
import { getPreview, getScan, getSigned, getReceipt as readReceipt } from '../../queries/get-document.ts'
import { getElectronicCertificate as readElectronicCertificate } from '../../queries/get-electronic-certificate.ts'
import { getForm as readForm } from '../../queries/get-form.ts'
import { listFiles as filesOf } from '../../queries/list-files.ts'

export const drawCertificateRoute = route(
  drawCertificate,
  async ({ query: { referenceNumber }, body: draft, ...call }) => ({
    body: await followDraft({ ...call, referenceNumber, draft }),
  }),
  { audited: false },
)

export const getAppendixFormRoute = route(getAppendixForm, async ({ params, query, deps, ...call }) => ({
  body: await readForm({
    ...call,
    deps,
    referenceData: deps.referenceData,
    referenceNumber: params.referenceNumber,
    template: query.certificate_template,
    type: 'HEALTH_CERTIFICATE_DRAFT_APPENDIX',
  }),
}))

export const getCertificatePreviewRoute = route(
  getCertificatePreview,
  async ({ tx, deps, session, params, locale, now }) => ({
    body: await getPreview({ tx, deps, session, referenceNumber: params.referenceNumber, locale, now }),
  }),
)

export const getElectronicCertificateRoute = route(
  getElectronicCertificate,
  async ({ tx, deps, session, params, now }) => ({
    body: await readElectronicCertificate({ tx, deps, session, referenceNumber: params.referenceNumber, now }),
  }),
)

export const getFormRoute = route(getForm, async ({ params, query, deps, ...call }) => ({
  body: await readForm({
    ...call,
    deps,
    referenceData: deps.referenceData,
    referenceNumber: params.referenceNumber,
    template: query.certificate_template,
    type: 'HEALTH_CERTIFICATE_DRAFT',
  }),
}))

export const getReceiptRoute = route(getReceipt, async ({ tx, deps, session, params, now }) => ({
  body: await readReceipt({ tx, deps, session, referenceNumber: params.referenceNumber, now }),
}))

export const getScannedCertificateRoute = route(getScannedCertificate, async ({ tx, deps, session, params, now }) => ({
  body: await getScan({ tx, deps, session, referenceNumber: params.referenceNumber, now }),
}))

export const getSignedCertificateRoute = route(getSignedCertificate, async ({ tx, deps, session, params, now }) => ({
  body: await getSigned({ tx, deps, session, referenceNumber: params.referenceNumber, now }),
}))

export const listFilesRoute = route(listFiles, async ({ tx, params }) => ({
  body: await filesOf(tx, params.referenceNumber),
}))
