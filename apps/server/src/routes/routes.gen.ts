// Written by apps/server/scripts/generate-routes.ts from the folders beside this file.
import type { Route } from '../http/route.ts'
import { getAccessRoute, requestAccessRoute, getAccessPdfRoute, getAccessZipRoute } from './access/access.ts'
import { changeBookEntryRoute, listAddressBookRoute, removeBookEntryRoute } from './address-book/address-book.ts'
import { createApplicationRoute } from './application/create-application.ts'
import { deleteApplicationRoute } from './application/delete-application.ts'
import { exportApplicationsRoute } from './application/export-applications.ts'
import { getApplicationRoute } from './application/get-application.ts'
import { listApplicationsRoute } from './application/list-applications.ts'
import { listHistoryRoute } from './application/list-history.ts'
import { reopenApplicationRoute } from './application/reopen-application.ts'
import { saveApplicationRoute } from './application/save-application.ts'
import { sendApplicationRoute } from './application/send-application.ts'
import { withdrawApplicationRoute } from './application/withdraw-application.ts'
import { getAquacultureSiteRoute } from './aquaculture-site/get-aquaculture-site.ts'
import { deleteAttachmentRoute, getAttachmentRoute, getCaseAttachmentRoute, uploadAttachmentRoute } from './attachment/attachment.ts'
import { searchAuditRoute } from './audit/search-audit.ts'
import { cancelApplicationRoute, getCancellationRoute, undoCancellationRoute } from './cancellation/cancellation.ts'
import { exportCasesRoute } from './case/export-cases.ts'
import { getCaseArchiveRoute } from './case/get-case-archive.ts'
import { getCaseRoute } from './case/get-case.ts'
import { getFormerCertificateRoute } from './case/get-former-certificate.ts'
import { getWorkloadRoute } from './case/get-workload.ts'
import { handleCaseRoute } from './case/handle-case.ts'
import { keepScanRoute } from './case/keep-scan.ts'
import { leaveCaseRoute } from './case/leave-case.ts'
import { listAbsencesRoute } from './case/list-absences.ts'
import { listCaseHistoryRoute } from './case/list-case-history.ts'
import { listCaseMessagesRoute } from './case/list-case-messages.ts'
import { listCaseNotesRoute } from './case/list-case-notes.ts'
import { listCaseTicksRoute } from './case/list-case-ticks.ts'
import { listCasesRoute } from './case/list-cases.ts'
import { listFailedJobsRoute } from './case/list-failed-jobs.ts'
import { listJobsRoute } from './case/list-jobs.ts'
import { listLegalBasesRoute } from './case/list-legal-bases.ts'
import { listOfficersRoute } from './case/list-officers.ts'
import { listPhrasesRoute } from './case/list-phrases.ts'
import { listVisitsRoute } from './case/list-visits.ts'
import { recordAbsenceRoute } from './case/record-absence.ts'
import { recordMatsPaperRoute } from './case/record-mats-paper.ts'
import { recordOriginalPaperRoute } from './case/record-original-paper.ts'
import { removeAbsenceRoute } from './case/remove-absence.ts'
import { requestClarificationRoute } from './case/request-clarification.ts'
import { sendAgainRoute } from './case/send-again.ts'
import { sendCaseMessageRoute } from './case/send-case-message.ts'
import { takeNextCaseRoute } from './case/take-next-case.ts'
import { tickCaseRoute } from './case/tick-case.ts'
import { tryJobAgainRoute } from './case/try-job-again.ts'
import { undoApprovalRoute } from './case/undo-approval.ts'
import { visitCaseRoute } from './case/visit-case.ts'
import { writeCaseNoteRoute } from './case/write-case-note.ts'
import { plainCodeListRoutes, listBorderControlPostsRoute, listCertificateOfficesRoute, listCodeNamesRoute, listOpeningHoursRoute, listPointsOfEntryRoute, listProductClassificationRoute, listSpeciesRoute } from './code-list/code-list.ts'
import { getComplaintRoute, sendComplaintRoute, getCaseComplaintRoute, drawComplaintLetterRoute, decideComplaintRoute } from './complaint/complaint.ts'
import { calculateCopyFeeRoute, cancelCopiesRoute, changeCopiesRoute, confirmCopiesRoute, getConfirmedCopiesRoute, getCopyStatsRoute, handOutCopiesRoute, listCaseCopiesRoute, listCopiesRoute, listCopyTasksRoute, orderCopiesRoute } from './copies/copies.ts'
import { answerSharedPageRoute, createCustomerLinkRoute, drawSharedDraftRoute, drawSharedSheetsRoute, endCustomerLinkRoute, listCustomerLinksRoute, readSharedPageRoute } from './customer-link/customer-link.ts'
import { drawDecisionLetterRoute, getCaseElectronicCertificateRoute, getCasePreviewRoute, getCaseReceiptRoute, getCaseScannedCertificateRoute, getCaseSheetsRoute, getCaseSignedCertificateRoute } from './document/case-document.ts'
import { drawCertificateRoute, getAppendixFormRoute, getCertificatePreviewRoute, getElectronicCertificateRoute, getFormRoute, getReceiptRoute, getScannedCertificateRoute, getSignedCertificateRoute, listFilesRoute } from './document/document.ts'
import { calculateFeeRoute } from './fee/calculate-fee.ts'
import { giveFeedbackRoute } from './feedback/give-feedback.ts'
import { getFlagsRoute, listManagedFlagsRoute, setFlagRoute } from './flag/flag.ts'
import { redeemLoginLinkRoute } from './login-link/redeem-login-link.ts'
import { requestLoginLinkRoute } from './login-link/request-login-link.ts'
import { createMatsReplacementRoute, findMatsReplacementRoute, getMatsReplacementRoute, saveMatsReplacementRoute } from './mats-replacement/mats-replacement.ts'
import { answerClarificationRoute, listMessagesRoute, sendMessageRoute } from './message/message.ts'
import { listNamedTemplatesRoute, removeNamedTemplateRoute, renameNamedTemplateRoute, saveNamedTemplateRoute } from './named-template/named-template.ts'
import { listNoticesRoute, markNoticesReadRoute, getNoticeSettingsRoute, saveNoticeSettingsRoute } from './notice/notice.ts'
import { changeMessageRoute, listManagedMessagesRoute, listOperatingMessagesRoute, publishMessageRoute, takeDownMessageRoute } from './operating-message/operating-message.ts'
import { getPrintJobRoute } from './paper/get-print-job.ts'
import { findSheetsRoute, getPaperStockRoute, registerPaperRoute, strikeOffPaperRoute } from './paper/paper.ts'
import { changeDepartureRoute } from './pickup/change-departure.ts'
import { changePickupRoute, getHandOutRoute, listPickupsRoute } from './pickup/pickup.ts'
import { getProcessingTimesRoute } from './processing-times/get-processing-times.ts'
import { searchProducersRoute } from './producer/search-producers.ts'
import { getParametersRoute, listReferenceChangesRoute, proposeReferenceChangeRoute, decideReferenceChangeRoute, previewReferenceChangeRoute } from './reference-change/reference-change.ts'
import { createReplacementRoute, getCurrentReplacementRoute, getReplacementRoute, saveReplacementRoute } from './replacement/replacement.ts'
import { getOfficerRoute, getSubmitterRoute, listReporteesRoute, listRepresentedExportersRoute, saveOfficerMailRoute, saveSubmitterMailRoute } from './reportee/reportee.ts'
import { changeViewRoute, listSavedViewsRoute, removeViewRoute, saveViewRoute } from './saved-view/saved-view.ts'
import { addSeriesRowsRoute } from './series/add-series-rows.ts'
import { changeSeriesRowsRoute } from './series/change-series-rows.ts'
import { getSeriesReceiptsRoute } from './series/get-series-receipts.ts'
import { getSeriesRoute } from './series/get-series.ts'
import { sendSeriesRowsRoute } from './series/send-series-rows.ts'
import { stopSeriesRowsRoute } from './series/stop-series-rows.ts'
import { getSessionRoute } from './session/get-session.ts'
import { listStaffRoute, grantRoleRoute, withdrawRoleRoute, placeOfficerRoute, recordAbsenceOfRoute, removeAbsenceOfRoute } from './staff/staff.ts'
import { getStatisticsRoute } from './statistics/get-statistics.ts'
import { getStopReasonsRoute } from './stop-reasons/get-stop-reasons.ts'
import { templateRoutes } from './template/templates.ts'
import { validateApplicationRoute, validateReplacementRoute } from './validation/validation.ts'
import { verifyCertificateRoute } from './verification/verify-certificate.ts'
import { listWrittenTextsRoute, writeTextRoute } from './written-text/written-text.ts'

export const routes: readonly Route[] = [
  getAccessRoute,
  requestAccessRoute,
  getAccessPdfRoute,
  getAccessZipRoute,
  changeBookEntryRoute,
  listAddressBookRoute,
  removeBookEntryRoute,
  createApplicationRoute,
  deleteApplicationRoute,
  exportApplicationsRoute,
  getApplicationRoute,
  listApplicationsRoute,
  listHistoryRoute,
  reopenApplicationRoute,
  saveApplicationRoute,
  sendApplicationRoute,
  withdrawApplicationRoute,
  getAquacultureSiteRoute,
  deleteAttachmentRoute,
  getAttachmentRoute,
  getCaseAttachmentRoute,
  uploadAttachmentRoute,
  searchAuditRoute,
  cancelApplicationRoute,
  getCancellationRoute,
  undoCancellationRoute,
  exportCasesRoute,
  getCaseArchiveRoute,
  getCaseRoute,
  getFormerCertificateRoute,
  getWorkloadRoute,
  handleCaseRoute,
  keepScanRoute,
  leaveCaseRoute,
  listAbsencesRoute,
  listCaseHistoryRoute,
  listCaseMessagesRoute,
  listCaseNotesRoute,
  listCaseTicksRoute,
  listCasesRoute,
  listFailedJobsRoute,
  listJobsRoute,
  listLegalBasesRoute,
  listOfficersRoute,
  listPhrasesRoute,
  listVisitsRoute,
  recordAbsenceRoute,
  recordMatsPaperRoute,
  recordOriginalPaperRoute,
  removeAbsenceRoute,
  requestClarificationRoute,
  sendAgainRoute,
  sendCaseMessageRoute,
  takeNextCaseRoute,
  tickCaseRoute,
  tryJobAgainRoute,
  undoApprovalRoute,
  visitCaseRoute,
  writeCaseNoteRoute,
  ...plainCodeListRoutes,
  listBorderControlPostsRoute,
  listCertificateOfficesRoute,
  listCodeNamesRoute,
  listOpeningHoursRoute,
  listPointsOfEntryRoute,
  listProductClassificationRoute,
  listSpeciesRoute,
  getComplaintRoute,
  sendComplaintRoute,
  getCaseComplaintRoute,
  drawComplaintLetterRoute,
  decideComplaintRoute,
  calculateCopyFeeRoute,
  cancelCopiesRoute,
  changeCopiesRoute,
  confirmCopiesRoute,
  getConfirmedCopiesRoute,
  getCopyStatsRoute,
  handOutCopiesRoute,
  listCaseCopiesRoute,
  listCopiesRoute,
  listCopyTasksRoute,
  orderCopiesRoute,
  answerSharedPageRoute,
  createCustomerLinkRoute,
  drawSharedDraftRoute,
  drawSharedSheetsRoute,
  endCustomerLinkRoute,
  listCustomerLinksRoute,
  readSharedPageRoute,
  drawDecisionLetterRoute,
  getCaseElectronicCertificateRoute,
  getCasePreviewRoute,
  getCaseReceiptRoute,
  getCaseScannedCertificateRoute,
  getCaseSheetsRoute,
  getCaseSignedCertificateRoute,
  drawCertificateRoute,
  getAppendixFormRoute,
  getCertificatePreviewRoute,
  getElectronicCertificateRoute,
  getFormRoute,
  getReceiptRoute,
  getScannedCertificateRoute,
  getSignedCertificateRoute,
  listFilesRoute,
  calculateFeeRoute,
  giveFeedbackRoute,
  getFlagsRoute,
  listManagedFlagsRoute,
  setFlagRoute,
  redeemLoginLinkRoute,
  requestLoginLinkRoute,
  createMatsReplacementRoute,
  findMatsReplacementRoute,
  getMatsReplacementRoute,
  saveMatsReplacementRoute,
  answerClarificationRoute,
  listMessagesRoute,
  sendMessageRoute,
  listNamedTemplatesRoute,
  removeNamedTemplateRoute,
  renameNamedTemplateRoute,
  saveNamedTemplateRoute,
  listNoticesRoute,
  markNoticesReadRoute,
  getNoticeSettingsRoute,
  saveNoticeSettingsRoute,
  changeMessageRoute,
  listManagedMessagesRoute,
  listOperatingMessagesRoute,
  publishMessageRoute,
  takeDownMessageRoute,
  getPrintJobRoute,
  findSheetsRoute,
  getPaperStockRoute,
  registerPaperRoute,
  strikeOffPaperRoute,
  changeDepartureRoute,
  changePickupRoute,
  getHandOutRoute,
  listPickupsRoute,
  getProcessingTimesRoute,
  searchProducersRoute,
  getParametersRoute,
  listReferenceChangesRoute,
  proposeReferenceChangeRoute,
  decideReferenceChangeRoute,
  previewReferenceChangeRoute,
  createReplacementRoute,
  getCurrentReplacementRoute,
  getReplacementRoute,
  saveReplacementRoute,
  getOfficerRoute,
  getSubmitterRoute,
  listReporteesRoute,
  listRepresentedExportersRoute,
  saveOfficerMailRoute,
  saveSubmitterMailRoute,
  changeViewRoute,
  listSavedViewsRoute,
  removeViewRoute,
  saveViewRoute,
  addSeriesRowsRoute,
  changeSeriesRowsRoute,
  getSeriesReceiptsRoute,
  getSeriesRoute,
  sendSeriesRowsRoute,
  stopSeriesRowsRoute,
  getSessionRoute,
  listStaffRoute,
  grantRoleRoute,
  withdrawRoleRoute,
  placeOfficerRoute,
  recordAbsenceOfRoute,
  removeAbsenceOfRoute,
  getStatisticsRoute,
  getStopReasonsRoute,
  ...templateRoutes,
  validateApplicationRoute,
  validateReplacementRoute,
  verifyCertificateRoute,
  listWrittenTextsRoute,
  writeTextRoute,
]
