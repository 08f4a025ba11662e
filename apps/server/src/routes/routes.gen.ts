// Written by apps/server/scripts/generate-routes.ts from the folders beside this file.
import type { Route } from '../http/route.ts'
import { changeBookEntryRoute } from './address-book/change-book-entry.ts'
import { listAddressBookRoute } from './address-book/list-address-book.ts'
import { removeBookEntryRoute } from './address-book/remove-book-entry.ts'
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
import { deleteAttachmentRoute } from './attachment/delete-attachment.ts'
import { getAttachmentRoute } from './attachment/get-attachment.ts'
import { getCaseAttachmentRoute } from './attachment/get-case-attachment.ts'
import { uploadAttachmentRoute } from './attachment/upload-attachment.ts'
import { searchAuditRoute } from './audit/search-audit.ts'
import { cancelApplicationRoute } from './cancellation/cancel-application.ts'
import { getCancellationRoute } from './cancellation/get-cancellation.ts'
import { undoCancellationRoute } from './cancellation/undo-cancellation.ts'
import { exportCasesRoute } from './case/export-cases.ts'
import { getCaseRoute } from './case/get-case.ts'
import { getFormerCertificateRoute } from './case/get-former-certificate.ts'
import { getWorkloadRoute } from './case/get-workload.ts'
import { handleCaseRoute } from './case/handle-case.ts'
import { keepScanRoute } from './case/keep-scan.ts'
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
import { writeCaseNoteRoute } from './case/write-case-note.ts'
import { plainCodeListRoutes } from './code-list/code-lists.ts'
import { listBorderControlPostsRoute } from './code-list/list-border-control-posts.ts'
import { listCertificateOfficesRoute } from './code-list/list-certificate-offices.ts'
import { listCodeNamesRoute } from './code-list/list-code-names.ts'
import { listOpeningHoursRoute } from './code-list/list-opening-hours.ts'
import { listPointsOfEntryRoute } from './code-list/list-points-of-entry.ts'
import { listProductClassificationRoute } from './code-list/list-product-classification.ts'
import { listSpeciesRoute } from './code-list/list-species.ts'
import { calculateCopyFeeRoute } from './copies/calculate-copy-fee.ts'
import { cancelCopiesRoute } from './copies/cancel-copies.ts'
import { changeCopiesRoute } from './copies/change-copies.ts'
import { confirmCopiesRoute } from './copies/confirm-copies.ts'
import { getConfirmedCopiesRoute } from './copies/get-confirmed-copies.ts'
import { getCopyStatsRoute } from './copies/get-copy-stats.ts'
import { handOutCopiesRoute } from './copies/hand-out-copies.ts'
import { listCaseCopiesRoute } from './copies/list-case-copies.ts'
import { listCopiesRoute } from './copies/list-copies.ts'
import { listCopyTasksRoute } from './copies/list-copy-tasks.ts'
import { orderCopiesRoute } from './copies/order-copies.ts'
import { answerSharedPageRoute } from './customer-link/answer-shared-page.ts'
import { createCustomerLinkRoute } from './customer-link/create-customer-link.ts'
import { drawSharedDraftRoute, drawSharedSheetsRoute } from './customer-link/draw-shared-draft.ts'
import { endCustomerLinkRoute } from './customer-link/end-customer-link.ts'
import { listCustomerLinksRoute } from './customer-link/list-customer-links.ts'
import { readSharedPageRoute } from './customer-link/read-shared-page.ts'
import { drawCertificateRoute } from './document/draw-certificate.ts'
import { drawDecisionLetterRoute } from './document/draw-decision-letter.ts'
import { getAppendixFormRoute } from './document/get-appendix-form.ts'
import { getCaseElectronicCertificateRoute } from './document/get-case-electronic-certificate.ts'
import { getCasePreviewRoute } from './document/get-case-preview.ts'
import { getCaseReceiptRoute } from './document/get-case-receipt.ts'
import { getCaseScannedCertificateRoute } from './document/get-case-scanned-certificate.ts'
import { getCaseSheetsRoute } from './document/get-case-sheets.ts'
import { getCaseSignedCertificateRoute } from './document/get-case-signed-certificate.ts'
import { getCertificatePreviewRoute } from './document/get-certificate-preview.ts'
import { getElectronicCertificateRoute } from './document/get-electronic-certificate.ts'
import { getFormRoute } from './document/get-form.ts'
import { getReceiptRoute } from './document/get-receipt.ts'
import { getScannedCertificateRoute } from './document/get-scanned-certificate.ts'
import { getSignedCertificateRoute } from './document/get-signed-certificate.ts'
import { listFilesRoute } from './document/list-files.ts'
import { calculateFeeRoute } from './fee/calculate-fee.ts'
import { giveFeedbackRoute } from './feedback/give-feedback.ts'
import { getFlagsRoute } from './flag/get-flags.ts'
import { listManagedFlagsRoute } from './flag/list-managed-flags.ts'
import { setFlagRoute } from './flag/set-flag.ts'
import { redeemLoginLinkRoute } from './login-link/redeem-login-link.ts'
import { requestLoginLinkRoute } from './login-link/request-login-link.ts'
import { createMatsReplacementRoute } from './mats-replacement/create-mats-replacement.ts'
import { findMatsReplacementRoute } from './mats-replacement/find-mats-replacement.ts'
import { getMatsReplacementRoute } from './mats-replacement/get-mats-replacement.ts'
import { saveMatsReplacementRoute } from './mats-replacement/save-mats-replacement.ts'
import { answerClarificationRoute } from './message/answer-clarification.ts'
import { listMessagesRoute } from './message/list-messages.ts'
import { sendMessageRoute } from './message/send-message.ts'
import { listNamedTemplatesRoute } from './named-template/list-named-templates.ts'
import { removeNamedTemplateRoute } from './named-template/remove-named-template.ts'
import { renameNamedTemplateRoute } from './named-template/rename-named-template.ts'
import { saveNamedTemplateRoute } from './named-template/save-named-template.ts'
import { listNoticesRoute } from './notice/list-notices.ts'
import { markNoticesReadRoute } from './notice/mark-notices-read.ts'
import { getNoticeSettingsRoute, saveNoticeSettingsRoute } from './notice/notice-settings.ts'
import { changeMessageRoute } from './operating-message/change-message.ts'
import { listManagedMessagesRoute } from './operating-message/list-managed-messages.ts'
import { listOperatingMessagesRoute } from './operating-message/list-operating-messages.ts'
import { publishMessageRoute } from './operating-message/publish-message.ts'
import { takeDownMessageRoute } from './operating-message/take-down-message.ts'
import { findSheetsRoute } from './paper/find-sheets.ts'
import { getPaperStockRoute } from './paper/get-paper-stock.ts'
import { getPrintJobRoute } from './paper/get-print-job.ts'
import { registerPaperRoute } from './paper/register-paper.ts'
import { strikeOffPaperRoute } from './paper/strike-off-paper.ts'
import { changeDepartureRoute } from './pickup/change-departure.ts'
import { changePickupRoute } from './pickup/change-pickup.ts'
import { getHandOutRoute } from './pickup/get-hand-out.ts'
import { listPickupsRoute } from './pickup/list-pickups.ts'
import { getProcessingTimesRoute } from './processing-times/get-processing-times.ts'
import { searchProducersRoute } from './producer/search-producers.ts'
import { createReplacementRoute } from './replacement/create-replacement.ts'
import { getCurrentReplacementRoute } from './replacement/get-current-replacement.ts'
import { getReplacementRoute } from './replacement/get-replacement.ts'
import { saveReplacementRoute } from './replacement/save-replacement.ts'
import { getOfficerRoute } from './reportee/get-officer.ts'
import { getSubmitterRoute } from './reportee/get-submitter.ts'
import { listReporteesRoute } from './reportee/list-reportees.ts'
import { listRepresentedExportersRoute } from './reportee/list-represented-exporters.ts'
import { saveOfficerMailRoute } from './reportee/save-officer-mail.ts'
import { saveSubmitterMailRoute } from './reportee/save-submitter-mail.ts'
import { changeViewRoute } from './saved-view/change-view.ts'
import { listSavedViewsRoute } from './saved-view/list-saved-views.ts'
import { removeViewRoute } from './saved-view/remove-view.ts'
import { saveViewRoute } from './saved-view/save-view.ts'
import { addSeriesRowsRoute } from './series/add-series-rows.ts'
import { changeSeriesRowsRoute } from './series/change-series-rows.ts'
import { getSeriesRoute } from './series/get-series.ts'
import { sendSeriesRowsRoute } from './series/send-series-rows.ts'
import { getSessionRoute } from './session/get-session.ts'
import { getStopReasonsRoute } from './stop-reasons/get-stop-reasons.ts'
import { templateRoutes } from './template/templates.ts'
import { validateApplicationRoute } from './validation/validate-application.ts'
import { validateReplacementRoute } from './validation/validate-replacement.ts'
import { verifyCertificateRoute } from './verification/verify-certificate.ts'

export const routes: readonly Route[] = [
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
  getCaseRoute,
  getFormerCertificateRoute,
  getWorkloadRoute,
  handleCaseRoute,
  keepScanRoute,
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
  writeCaseNoteRoute,
  ...plainCodeListRoutes,
  listBorderControlPostsRoute,
  listCertificateOfficesRoute,
  listCodeNamesRoute,
  listOpeningHoursRoute,
  listPointsOfEntryRoute,
  listProductClassificationRoute,
  listSpeciesRoute,
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
  drawCertificateRoute,
  drawDecisionLetterRoute,
  getAppendixFormRoute,
  getCaseElectronicCertificateRoute,
  getCasePreviewRoute,
  getCaseReceiptRoute,
  getCaseScannedCertificateRoute,
  getCaseSheetsRoute,
  getCaseSignedCertificateRoute,
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
  getPrintJobRoute,
  registerPaperRoute,
  strikeOffPaperRoute,
  changeDepartureRoute,
  changePickupRoute,
  getHandOutRoute,
  listPickupsRoute,
  getProcessingTimesRoute,
  searchProducersRoute,
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
  getSeriesRoute,
  sendSeriesRowsRoute,
  getSessionRoute,
  getStopReasonsRoute,
  ...templateRoutes,
  validateApplicationRoute,
  validateReplacementRoute,
  verifyCertificateRoute,
]
