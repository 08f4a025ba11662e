export {
  type ApplicationAnswer,
  type ApplicationReading,
  applicationAnswerSchema,
  applicationReadingSchema,
} from './application/application-answer.ts'
export { type ApplicationPage, applicationPageSchema } from './application/application-page.ts'
export { createApplication } from './application/create-application.ts'
export { deleteApplication } from './application/delete-application.ts'
export { getApplication } from './application/get-application.ts'
export { listApplications } from './application/list-applications.ts'
export { listHistory } from './application/list-history.ts'
export { type ListQuery, listQuerySchema } from './application/list-query.ts'
export { saveApplication } from './application/save-application.ts'
export { type SendAnswer, sendApplication } from './application/send-application.ts'
export { withdrawApplication } from './application/withdraw-application.ts'
export { type AquacultureSite, getAquacultureSite } from './aquaculture-site/get-aquaculture-site.ts'
export { deleteAttachment } from './attachment/delete-attachment.ts'
export { getAttachment } from './attachment/get-attachment.ts'
export { uploadAttachment } from './attachment/upload-attachment.ts'
export { cancelApplication } from './cancellation/cancel-application.ts'
export { type Cancellation, getCancellation } from './cancellation/get-cancellation.ts'
export { undoCancellation } from './cancellation/undo-cancellation.ts'
export { getCase } from './case/get-case.ts'
export { getCaseAttachment } from './case/get-case-attachment.ts'
export { getWorkload, type Workload } from './case/get-workload.ts'
export { type Handling, handleCase, handlingSchema } from './case/handle-case.ts'
export { listCaseHistory } from './case/list-case-history.ts'
export { listCaseMessages } from './case/list-case-messages.ts'
export { listCases } from './case/list-cases.ts'
export { type ApiClient, ApiError, type CallOptions, type ClientOptions, createClient } from './client/index.ts'
export { listAquacultureAreas } from './code-list/list-aquaculture-areas.ts'
export { listBorderControlPosts } from './code-list/list-border-control-posts.ts'
export { listCatchAreas } from './code-list/list-catch-areas.ts'
export { type CertificateOffice, listCertificateOffices } from './code-list/list-certificate-offices.ts'
export { type Country, listCountries } from './code-list/list-countries.ts'
export { listNatureOfCommodities } from './code-list/list-nature-of-commodities.ts'
export { listPackagingTypes } from './code-list/list-packaging-types.ts'
export { listPointsOfEntry } from './code-list/list-points-of-entry.ts'
export { listProcessingStates } from './code-list/list-processing-states.ts'
export { listProcessingTypes } from './code-list/list-processing-types.ts'
export { listProductClassification } from './code-list/list-product-classification.ts'
export { listSpecies } from './code-list/list-species.ts'
export { speciesEntries } from './code-list/species-entries.ts'
export { getCasePreview } from './document/get-case-preview.ts'
export { getCaseReceipt } from './document/get-case-receipt.ts'
export { getCaseSignedCertificate } from './document/get-case-signed-certificate.ts'
export { getCertificatePreview } from './document/get-certificate-preview.ts'
export { getReceipt } from './document/get-receipt.ts'
export { getSignedCertificate } from './document/get-signed-certificate.ts'
export {
  type Audience,
  type BodyOf,
  defineEndpoint,
  type EmptyResponse,
  type Endpoint,
  type FileResponse,
  type Method,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
} from './endpoint/define-endpoint.ts'
export { calculateFee, type FeeEstimate } from './fee/calculate-fee.ts'
export { giveFeedback } from './feedback/give-feedback.ts'
export { type FlagName, type Flags, flagNames, flagsSchema, getFlags } from './flag/get-flags.ts'
export { answerClarification } from './message/answer-clarification.ts'
export { listMessages } from './message/list-messages.ts'
export { listOperatingMessages, type OperatingMessage } from './operating-message/list-operating-messages.ts'
export { type Problem, type ProblemKind, problemKinds, problemSchema } from './problem/problem.ts'
export { type Producer, searchProducers } from './producer/search-producers.ts'
export { getSubmitter } from './reportee/get-submitter.ts'
export { listReportees, type RegisteredReportee } from './reportee/list-reportees.ts'
export { listRepresentedExporters } from './reportee/list-represented-exporters.ts'
export { chooseOrganisation } from './session/choose-organisation.ts'
export { getSession } from './session/get-session.ts'
export { logout } from './session/logout.ts'
export { reporteeSchema, type Session, sessionSchema } from './session/session.ts'
export type { CountryTemplates, TemplateCategory, TemplateDescription } from './template/certificate-template.ts'
export { getTemplate } from './template/get-template.ts'
export { listCountryTemplates } from './template/list-country-templates.ts'
export { listPickupOffices } from './template/list-pickup-offices.ts'
export { listTemplateCategories } from './template/list-template-categories.ts'
export { listTemplates } from './template/list-templates.ts'
export { validateApplication } from './validation/validate-application.ts'
