// Written by apps/server/scripts/generate-routes.ts from the folders beside this file.
import type { Route } from '../http/route.ts'
import { getAccessRoute, requestAccessRoute, getAccessPdfRoute, getAccessZipRoute } from './access/access.ts'
import { changeBookEntryRoute, listAddressBookRoute, removeBookEntryRoute } from './address-book/address-book.ts'
import { getApplicationRoute, listHistoryRoute, deleteApplicationRoute, reopenApplicationRoute, withdrawApplicationRoute } from './application/application.ts'
import { listApplicationsRoute, exportApplicationsRoute } from './application/applications.ts'
import { createApplicationRoute, saveApplicationRoute, sendApplicationRoute } from './application/draft.ts'
import { getAquacultureSiteRoute } from './aquaculture-site/get-aquaculture-site.ts'
import { deleteAttachmentRoute, getAttachmentRoute, getCaseAttachmentRoute, uploadAttachmentRoute } from './attachment/attachment.ts'
import { searchAuditRoute } from './audit/search-audit.ts'
import { cancelApplicationRoute, getCancellationRoute, undoCancellationRoute } from './cancellation/cancellation.ts'
import { keepScanRoute, recordOriginalPaperRoute, recordMatsPaperRoute } from './case/case-paper.ts'
import { getCaseRoute, getCaseArchiveRoute, getFormerCertificateRoute, listCaseHistoryRoute, listCaseTicksRoute, tickCaseRoute } from './case/case.ts'
import { listCasesRoute, exportCasesRoute } from './case/cases.ts'
import { listCaseMessagesRoute, sendCaseMessageRoute, requestClarificationRoute, listCaseNotesRoute, writeCaseNoteRoute } from './case/dialogue.ts'
import { getWorkloadRoute } from './case/get-workload.ts'
import { handleCaseRoute, undoApprovalRoute } from './case/handle-case.ts'
import { listJobsRoute, listFailedJobsRoute, tryJobAgainRoute, sendAgainRoute } from './case/jobs.ts'
import { listOfficersRoute, listAbsencesRoute, recordAbsenceRoute, removeAbsenceRoute } from './case/officers.ts'
import { takeNextCaseRoute } from './case/take-next-case.ts'
import { listVisitsRoute, visitCaseRoute, leaveCaseRoute } from './case/visits.ts'
import { listLegalBasesRoute, listPhrasesRoute } from './case/word-lists.ts'
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
import { findSheetsRoute, getPaperStockRoute, registerPaperRoute, strikeOffPaperRoute, getPrintJobRoute } from './paper/paper.ts'
import { changePickupRoute, changeDepartureRoute, getHandOutRoute, listPickupsRoute } from './pickup/pickup.ts'
import { getProcessingTimesRoute } from './processing-times/get-processing-times.ts'
import { searchProducersRoute } from './producer/search-producers.ts'
import { getParametersRoute, listReferenceChangesRoute, proposeReferenceChangeRoute, decideReferenceChangeRoute, previewReferenceChangeRoute } from './reference-change/reference-change.ts'
import { createReplacementRoute, getCurrentReplacementRoute, getReplacementRoute, saveReplacementRoute } from './replacement/replacement.ts'
import { getOfficerRoute, getSubmitterRoute, listReporteesRoute, listRepresentedExportersRoute, saveOfficerMailRoute, saveSubmitterMailRoute } from './reportee/reportee.ts'
import { changeViewRoute, listSavedViewsRoute, removeViewRoute, saveViewRoute } from './saved-view/saved-view.ts'
import { getSeriesRoute, getSeriesReceiptsRoute, addSeriesRowsRoute, changeSeriesRowsRoute, sendSeriesRowsRoute, stopSeriesRowsRoute } from './series/series.ts'
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
  getApplicationRoute,
  listHistoryRoute,
  deleteApplicationRoute,
  reopenApplicationRoute,
  withdrawApplicationRoute,
  listApplicationsRoute,
  exportApplicationsRoute,
  createApplicationRoute,
  saveApplicationRoute,
  sendApplicationRoute,
  getAquacultureSiteRoute,
  deleteAttachmentRoute,
  getAttachmentRoute,
  getCaseAttachmentRoute,
  uploadAttachmentRoute,
  searchAuditRoute,
  cancelApplicationRoute,
  getCancellationRoute,
  undoCancellationRoute,
  keepScanRoute,
  recordOriginalPaperRoute,
  recordMatsPaperRoute,
  getCaseRoute,
  getCaseArchiveRoute,
  getFormerCertificateRoute,
  listCaseHistoryRoute,
  listCaseTicksRoute,
  tickCaseRoute,
  listCasesRoute,
  exportCasesRoute,
  listCaseMessagesRoute,
  sendCaseMessageRoute,
  requestClarificationRoute,
  listCaseNotesRoute,
  writeCaseNoteRoute,
  getWorkloadRoute,
  handleCaseRoute,
  undoApprovalRoute,
  listJobsRoute,
  listFailedJobsRoute,
  tryJobAgainRoute,
  sendAgainRoute,
  listOfficersRoute,
  listAbsencesRoute,
  recordAbsenceRoute,
  removeAbsenceRoute,
  takeNextCaseRoute,
  listVisitsRoute,
  visitCaseRoute,
  leaveCaseRoute,
  listLegalBasesRoute,
  listPhrasesRoute,
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
  findSheetsRoute,
  getPaperStockRoute,
  registerPaperRoute,
  strikeOffPaperRoute,
  getPrintJobRoute,
  changePickupRoute,
  changeDepartureRoute,
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
  getSeriesRoute,
  getSeriesReceiptsRoute,
  addSeriesRowsRoute,
  changeSeriesRowsRoute,
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
