import { locales } from '@eksport/forms'
import { z } from 'zod'

/** Every kind of notice. Each has an entry in the catalogue. */
export const noticeKinds = [
  'CLARIFICATION_REQUESTED',
  'CLARIFICATION_RECALLED',
  'CLARIFICATION_REMINDER',
  'MESSAGE_TO_EXPORTER',
  'CUSTOMER_ANSWERED',
  'CASE_STOPPED',
  'CASE_RESUMED',
  'APPLICATION_REFUSED',
  'COMPLAINT_DECIDED',
  'APPROVAL_WITHDRAWN',
  'READY_FOR_PICKUP',
  'CERTIFICATE_ISSUED',
  'RETURN_AGREED',
  'PAPER_TO_RETURN',
  'PAPER_TO_PRINT_AGAIN',
  'REPLACED_PAPER_SETTLED',
  'CANCELLATION_GRANTED',
  'CANCELLATION_REFUSED',
  'CERTIFICATE_ANNULLED',
  'DRAFT_REMINDER',
  'CLARIFICATION_ANSWERED',
  'CLARIFICATION_OVERDUE',
  'MESSAGE_TO_OFFICER',
  'CASE_TRANSFERRED',
  'CASE_TRANSFERRED_TO_OFFICE',
  'CASE_TAKEN_OVER',
  'CASE_TRANSFERRED_FROM_YOU',
  'SIGNING_REJECTED',
  'CANCELLATION_REQUESTED',
  'COMPLAINT_RECEIVED',
  'CASE_ENDED',
  'PICKUP_MOVED',
  'DEPARTURE_MOVED',
  'CASE_OVERDUE',
  'JOB_FAILED',
  'AUTHORITY_NOT_TOLD',
  'AUTHORITY_ANNULLED',
] as const
/** A kind of notice. */
export type NoticeKind = (typeof noticeKinds)[number]

/** A person's settings for mails. */
export const noticeChoicesSchema = z.strictObject({
  locale: z.enum(locales),
  /** Kinds that are shown in the app only. */
  withoutMail: z.array(z.enum(noticeKinds)).max(noticeKinds.length),
})
/** A person's language of mails, and the kinds without mail. */
export type NoticeChoices = z.infer<typeof noticeChoicesSchema>
