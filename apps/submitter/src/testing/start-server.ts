import {
  type BodyOf,
  calculateFee,
  drawCertificate,
  getAquacultureSite,
  getComplaint,
  getNoticeSettings,
  getProcessingTimes,
  getSession,
  getStopReasons,
  getSubmitter,
  listAddressBook,
  listApplications,
  listCountryTemplates,
  listCustomerLinks,
  listFiles,
  listHistory,
  listMessages,
  listNamedTemplates,
  listNotices,
  listReportees,
  listRepresentedExporters,
  searchProducers,
  validateApplication,
  validateReplacement,
} from '@eksport/api'
import { startServer } from '@eksport/portal/testing/open-portal.tsx'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { chineseTemplate, sessionOf } from '@eksport/portal/testing/reference-answers.ts'

type Asked = BodyOf<typeof calculateFee>

export const organisation = { organisationNumber: '310000043', name: 'Midnattsol Testlaks AS' }

/** A server on which an exporter is logged in and acts for an organisation. */
export function startSubmitterServer() {
  const server = startServer('submitter')
  const { certificateFormats: supportedCertificateFormats, key: certificateTemplate } = chineseTemplate
  server.answer(getSession, () => sessionOf({}, organisation))
  server.answer(listReportees, () => [{ organizationNumber: organisation.organisationNumber }])
  server.answer(drawCertificate, () => ({ width: 595, height: 842, pages: [], boxes: [] }))
  server.answer(listNotices, () => ({ notices: [], unread: 0 }))
  server.answer(getNoticeSettings, () => ({
    version: 0,
    locale: 'nb' as const,
    withoutMail: [],
    kinds: [],
    mail: 'ingrid@example.no',
  }))
  server.answer(getSubmitter, () => ({
    mail: 'ingrid@example.no',
    lastUpdated: '2026-11-01T12:00:00Z',
    authenticationLevel: 3,
  }))
  server.answer(getAquacultureSite, ({ params }) => ({
    siteNumber: Number(params.siteNumber),
    name: 'OLDERFJORD',
    active: true,
  }))
  server.answer(searchProducers, ({ query }) => [
    { identityNumber: query.value, name: 'Slakteri', country: 'NO', activities: [] },
  ])
  server.answer(validateApplication, () => ({ errors: [], needsManualProcessing: false }))
  server.answer(validateReplacement, () => ({ errors: [], needsManualProcessing: false }))
  server.answer(listApplications, ({ query }) => pageOf([], query))
  server.answer(listMessages, () => [])
  server.answer(listNamedTemplates, () => [])
  server.answer(listAddressBook, () => [])
  server.answer(listHistory, () => [])
  server.answer(listFiles, () => [])
  server.answer(getComplaint, () => ({ refusedTime: '2026-11-20T10:00:00+01:00', deadline: '2026-12-11' }))
  server.answer(listCustomerLinks, () => ({ canShare: false, links: [], boxes: [] }))
  server.answer(listRepresentedExporters, () => [organisation])
  server.answer(listCountryTemplates, () => ({ CN: [{ certificateTemplate, supportedCertificateFormats }] }))
  server.answer(getProcessingTimes, () => noTimes)
  server.answer(getStopReasons, () => ({ from: '2025-11-20', to: '2026-11-19', templates: [] }))
  server.answer(calculateFee, ({ body }) => feeOf(body))
  return server
}

/** Too few cases to report times. */
const noTimes = { from: '2026-10-23', to: '2026-11-19', offices: [], templates: [], reasons: [] }

/** The fee: double after ordinary hours, except for a replacement. */
function feeOf({ applicationType, retrievalTime = '', outsideWorkingHours = retrievalTime > '15:45' }: Asked) {
  const isDouble = outsideWorkingHours && applicationType === 'HELSESERTIFIKAT'
  const code = isDouble ? 'HELSESERTIFIKAT_UTENFOR_AAPNINGSTID' : applicationType
  const amount = isDouble ? 1400 : 700
  return { amount, currency: 'NOK' as const, lines: [{ code, amount }], outsideWorkingHours, rulesVersion: '2026' }
}
