import type { NoticeKind } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'

/** What notices are about. */
type NoticeGroup = 'questions' | 'decisions' | 'paper' | 'cases' | 'failures'

export const groupTexts: Readonly<Record<NoticeGroup, LocalizedText>> = {
  questions: { nb: 'Spørsmål og meldinger', nn: 'Spørsmål og meldingar', en: 'Questions and messages' },
  decisions: { nb: 'Hva som blir bestemt', nn: 'Kva som blir bestemt', en: 'What is decided' },
  paper: { nb: 'Henting og papir', nn: 'Henting og papir', en: 'Pickup and paper' },
  cases: { nb: 'Hvem som har saken', nn: 'Kven som har saka', en: 'Who has the case' },
  failures: { nb: 'Det som ikke lyktes', nn: 'Det som ikkje lykkast', en: 'What failed' },
}

/** [ACT-13] The settings show the kinds of a group together. */
export const groupOf: Readonly<Record<NoticeKind, NoticeGroup>> = {
  CLARIFICATION_REQUESTED: 'questions',
  CLARIFICATION_RECALLED: 'questions',
  CLARIFICATION_REMINDER: 'questions',
  MESSAGE_TO_EXPORTER: 'questions',
  CASE_STOPPED: 'decisions',
  CASE_RESUMED: 'decisions',
  APPLICATION_REFUSED: 'decisions',
  COMPLAINT_DECIDED: 'decisions',
  APPROVAL_WITHDRAWN: 'decisions',
  READY_FOR_PICKUP: 'paper',
  CERTIFICATE_ISSUED: 'decisions',
  RETURN_AGREED: 'paper',
  PAPER_TO_RETURN: 'paper',
  PAPER_TO_PRINT_AGAIN: 'paper',
  REPLACED_PAPER_SETTLED: 'paper',
  CANCELLATION_GRANTED: 'decisions',
  CANCELLATION_REFUSED: 'decisions',
  CERTIFICATE_ANNULLED: 'decisions',
  CUSTOMER_ANSWERED: 'questions',
  DRAFT_REMINDER: 'questions',
  CLARIFICATION_ANSWERED: 'questions',
  CLARIFICATION_OVERDUE: 'questions',
  MESSAGE_TO_OFFICER: 'questions',
  CASE_TRANSFERRED: 'cases',
  CASE_TRANSFERRED_TO_OFFICE: 'cases',
  CASE_TAKEN_OVER: 'cases',
  CASE_TRANSFERRED_FROM_YOU: 'cases',
  SIGNING_REJECTED: 'cases',
  CANCELLATION_REQUESTED: 'decisions',
  COMPLAINT_RECEIVED: 'decisions',
  CASE_ENDED: 'decisions',
  PICKUP_MOVED: 'paper',
  DEPARTURE_MOVED: 'cases',
  CASE_OVERDUE: 'cases',
  JOB_FAILED: 'failures',
  AUTHORITY_NOT_TOLD: 'failures',
  AUTHORITY_ANNULLED: 'decisions',
}
