import type { Problem } from '@eksport/api'
import { kindOfName, transitionRefusalCode, transitionRefusalText } from '@eksport/domain'
import { placesInWords } from '@eksport/domain/documents'
import type { Issue, LocalizedText } from '@eksport/forms'
import type { RefusalCode, Refusals } from '../../refusals/refusal.ts'
import {
  formFieldTexts,
  formIncompleteText,
  formTexts,
  problemTexts as texts,
  uncheckedTexts,
  unreadableTexts,
} from './problem-texts.ts'

/** How a refusal is answered: status, and texts in every language. */
export interface RefusalAnswer<Code extends RefusalCode> {
  readonly status: number | ((params: Refusals[Code]) => number)
  readonly kind?: Problem['kind']
  readonly title: LocalizedText | ((params: Refusals[Code]) => LocalizedText)
  /** The code in the answer, if it is not the refusal's own. */
  readonly code?: string | ((params: Refusals[Code]) => string)
  /** Faults by field, which an app can translate itself. */
  readonly issues?: (params: Refusals[Code]) => readonly Issue[]
  /** The field that the title is also shown at. */
  readonly field?: (params: Refusals[Code]) => string
  readonly errors?: (params: Refusals[Code]) => NonNullable<Problem['errors']>
  /** Seconds. */
  readonly retryAfter?: number
}

const issuesOf = ({ issues }: { readonly issues: readonly Issue[] }) => issues
const fieldOf = ({ field }: { readonly field: string }) => field

const invalid = { status: 400, kind: 'VALIDATION_ERROR' } as const
const faulty = { status: 422, kind: 'VALIDATION_ERROR', issues: issuesOf } as const
const file = { kind: 'VALIDATION_ERROR', field: fieldOf } as const

const notValidCertificateDraft = 'EKSPORT.FUNCTIONAL.ATTACHMENT.NOT_VALID_CERTIFICATE_DRAFT'
const notValidFileType = 'EKSPORT.FUNCTIONAL.ATTACHMENT.NOT_VALID_FILE_TYPE'

/** The answer of every refusal. One without status and texts does not compile. */
export const refusalAnswers: { readonly [Code in RefusalCode]: RefusalAnswer<Code> } = {
  NOT_FOUND: { status: 404, title: texts.notFound },
  NOT_LOGGED_IN: { status: 401, title: texts.notLoggedIn },
  ORGANISATION_NOT_CHOSEN: { status: 403, title: texts.organisationNotChosen },
  FOREIGN_ORIGIN: { status: 403, title: texts.foreignOrigin },
  LEVEL_TOO_LOW: { status: 403, title: texts.levelTooLow },
  LOGIN_LINK_INVALID: { status: 410, title: texts.loginLinkInvalid },
  LOGIN_LINK_ELSEWHERE: { status: 403, title: texts.loginLinkElsewhere },
  OVERLOADED: { status: 503, title: texts.overloaded, retryAfter: 2 },
  LIST_TOO_LONG: { status: 422, title: texts.listTooLong },
  INVALID_REQUEST: { ...invalid, title: texts.invalidRequest, issues: issuesOf },
  INVALID_IF_MATCH: { ...invalid, title: texts.invalidIfMatch },
  INVALID_IDEMPOTENCY_KEY: { ...invalid, title: texts.invalidIdempotencyKey },
  KEY_REUSED: { status: 422, title: texts.keyReused },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, title: texts.unsupportedMediaType },
  VERSION_REQUIRED: { status: 428, title: texts.versionRequired },
  STALE_VERSION: { status: 412, title: texts.staleVersion },
  TRANSITION_REFUSED: {
    status: ({ reason }) => (reason === 'not-allowed' ? 403 : 409),
    title: ({ reason }) => transitionRefusalText(reason),
    code: ({ reason }) => transitionRefusalCode(reason),
  },
  NOT_APPROVED: { status: 409, title: texts.notApproved },
  NOTHING_TO_COPY: { status: 409, title: texts.nothingToCopy },
  COPIES_HANDED_OUT: { status: 409, title: texts.copiesHandedOut },
  COPIES_NOT_PRINTED: { status: 409, title: texts.copiesNotPrinted },
  REMARKS_CLOSED: { status: 409, title: texts.remarksClosed },
  COMPLAINT_KNOWN: { status: 409, title: texts.complaintKnown },
  FEE_CHANGED: { status: 409, title: texts.feeChanged },
  PROPOSER_CANNOT_APPROVE: { status: 403, title: texts.proposerCannotApprove },
  CHANGE_DECIDED: { status: 409, title: texts.changeDecided },
  TOO_MANY_LINKS: { status: 409, title: texts.tooManyLinks },
  OWN_ROLE: { status: 409, title: texts.ownRole },
  LAST_ADMINISTRATOR: { status: 409, title: texts.lastAdministrator },
  NO_OFFICE: { status: 409, title: texts.noOffice },
  OFFICE_WITHOUT_OFFICERS: { status: 409, title: texts.officeWithoutOfficers, field: () => 'transferTo' },
  OUT_OF_PAPER: { status: 409, title: ({ left }) => (left === 0 ? texts.noPaperLeft : texts.tooLittlePaper) },
  INVALID_SERIALS: { ...faulty, title: texts.invalidSerials },
  SERIALS_KNOWN: { status: 409, title: texts.serialsKnown },
  SERIALS_NOT_FREE: { status: 409, title: texts.serialsNotFree },
  SHEET_NOT_CONFIRMED: { status: 409, title: texts.sheetNotConfirmed },
  SHEET_OF_ANOTHER: { status: 409, title: texts.sheetOfAnother },
  TEMPLATE_REQUIRED: { status: 422, kind: 'VALIDATION_ERROR', title: texts.templateRequired },
  INCOMPLETE: {
    ...faulty,
    title: texts.incomplete,
    code: ({ issues }) =>
      issues.some(({ code }) => code === 'formUntouched' || code === 'formIncomplete')
        ? notValidCertificateDraft
        : 'INCOMPLETE',
  },
  INVALID_CHOICE: { ...faulty, title: texts.invalidChoice },
  NOT_REPRESENTED: { ...faulty, title: texts.notRepresented },
  MATS_REFERENCE_USED: {
    status: 409,
    kind: 'VALIDATION_ERROR',
    title: texts.matsReferenceUsed,
    field: () => 'originalCertificateReferenceNumber',
  },
  FORMAT_FIXED: { ...faulty, title: texts.formatFixed },
  ANSWER_LOCKED: { ...faulty, title: texts.answerLocked },
  QUESTION_OPEN: { ...faulty, title: texts.questionOpen },
  RULES_BROKEN: {
    status: 422,
    kind: 'RULE_VALIDATION_ERROR',
    title: texts.rulesBroken,
    errors: ({ findings }) => [...findings],
  },
  FILE_TOO_LARGE: { ...file, status: 413, title: texts.fileTooLarge },
  FILE_TOO_SMALL: { ...file, status: 400, title: texts.fileTooSmall },
  FILE_TYPE_REFUSED: {
    ...file,
    status: 415,
    title: ({ filename }) => (kindOfName(filename) === undefined ? texts.fileTypeRefused : texts.fileContentRefused),
    code: notValidFileType,
  },
  FILE_UNREADABLE: {
    ...file,
    status: 415,
    title: ({ verdict }) => unreadableTexts[verdict],
    code: notValidFileType,
  },
  FILE_CHECK_UNFINISHED: { ...file, status: 503, title: texts.fileCheckUnfinished, retryAfter: 5 },
  FILE_UNCHECKED: { status: 409, title: ({ scan }) => uncheckedTexts[scan] },
  TOO_MANY_FILES: {
    ...file,
    status: 400,
    title: ({ limit }) => (limit === 1 ? texts.oneFile : texts.tooManyFiles),
  },
  DUPLICATE_FILE: { ...file, status: 409, title: texts.duplicateFile },
  CERTIFICATE_NOT_PDF: {
    ...file,
    status: 415,
    title: texts.certificateNotPdf,
    code: notValidCertificateDraft,
  },
  SCAN_INCOMPLETE: { ...file, status: 422, title: texts.scanIncomplete },
  FORM_REFUSED: { ...file, status: 422, title: ({ reason }) => formTexts[reason], code: notValidCertificateDraft },
  FORM_FIELD_REFUSED: {
    ...file,
    status: 422,
    title: ({ fault }) => formFieldTexts[fault],
    code: notValidCertificateDraft,
  },
  FILLED_FORM_INCOMPLETE: {
    ...file,
    status: 422,
    title: ({ places }) => formIncompleteText(placesInWords(places)),
    code: notValidCertificateDraft,
  },
}
