import { z } from 'zod'

/** [ACT-14] Times of reminders and retention periods: reference data, each from a certain day on. */
export const periodsSchema = z.object({
  /** From the question to each reminder of it. */
  clarificationReminderHours: z.array(z.number().positive()),
  /** From each reminder of a question to the deadline of its case. */
  clarificationDeadlineReminderHours: z.array(z.number().positive()),
  /** From the question until its officer is told that it is not answered. */
  clarificationOverdueDays: z.number().positive(),
  /** From the last change of a draft to each reminder of it. */
  draftReminderDays: z.array(z.number().positive()),
  /** From the last change of a draft until it is deleted; row 33 requires at least 90. */
  draftExpiryDays: z.number().min(90),
  /** The same for a draft of a replacement, for which one of our certificates is locked; row 33 requires at least 30. */
  replacementReminderDays: z.array(z.number().positive()),
  replacementExpiryDays: z.number().min(30),
  /** From the deletion of a draft until its content is erased; row 3 promises 30. */
  deletedDraftDays: z.number().min(30),
  /** [SEC-03] How long the answer to an `Idempotency-Key` is kept; 30 days are promised. */
  answerDays: z.number().min(30),
  /** How long a finished job is shown on its case. */
  jobDays: z.number().positive(),
  /** How long a contact e-mail is kept after it was last saved. */
  contactMailDays: z.number().positive(),
  /** How long a notice is kept. */
  noticeDays: z.number().positive(),
})
/** [ACT-14] Times of reminders and retention periods, as they are on a day. */
export type Periods = z.infer<typeof periodsSchema>
export type PeriodName = keyof Periods

interface PeriodBounds {
  readonly unit: 'days' | 'hours'
  readonly min: number
  readonly max: number
  /** A list of reminder times, of which there may be several. */
  readonly isMany?: true
}

/** [ADM-02] The whole numbers between which a period is reasonable. The minimum before a deletion is what exporters are promised. */
export const periodBounds: Readonly<Record<PeriodName, PeriodBounds>> = {
  clarificationReminderHours: { unit: 'hours', min: 1, max: 720, isMany: true },
  clarificationDeadlineReminderHours: { unit: 'hours', min: 1, max: 168, isMany: true },
  clarificationOverdueDays: { unit: 'days', min: 1, max: 365 },
  draftReminderDays: { unit: 'days', min: 1, max: 3650, isMany: true },
  draftExpiryDays: { unit: 'days', min: 90, max: 3650 },
  replacementReminderDays: { unit: 'days', min: 1, max: 365, isMany: true },
  replacementExpiryDays: { unit: 'days', min: 30, max: 365 },
  deletedDraftDays: { unit: 'days', min: 30, max: 365 },
  answerDays: { unit: 'days', min: 30, max: 365 },
  jobDays: { unit: 'days', min: 7, max: 3650 },
  contactMailDays: { unit: 'days', min: 30, max: 3650 },
  noticeDays: { unit: 'days', min: 30, max: 3650 },
}

const hour = 3_600_000

/** The latest of several moments that has passed, each a number of hours after a start; undefined while none has. */
export function lastPassed(start: Date, hours: readonly number[], now: Date): Date | undefined {
  const passed = hours.map((count) => start.getTime() + count * hour).filter((moment) => moment <= now.getTime())
  return passed.length === 0 ? undefined : new Date(Math.max(...passed))
}

/** Rows 27 and 33: when a draft is reminded of, and when it is deleted. The draft of a replacement has separate periods, because it locks the original. */
export const draftPeriods = (periods: Periods, isReplacement: boolean) =>
  isReplacement
    ? { reminderDays: periods.replacementReminderDays, expiryDays: periods.replacementExpiryDays }
    : { reminderDays: periods.draftReminderDays, expiryDays: periods.draftExpiryDays }

/** When an untouched draft is deleted. */
export const draftExpiry = (touchedAt: Date, expiryDays: number): Date =>
  new Date(touchedAt.getTime() + expiryDays * 24 * hour)

/** A question that waits for its answer. */
interface WaitingQuestion {
  readonly askedAt: Date
  /** When the authority must be finished with the case, by the current answers; undefined where no deadline is left. */
  readonly deadline: Date | undefined
}

/**
 * [ACT-14] When the last due reminder of a question fell due: a time after it was asked, or before the deadline of its case. A
 * moment before the question was asked does not count. Undefined while none is due.
 */
export function lastQuestionReminder(
  { askedAt, deadline }: WaitingQuestion,
  periods: Pick<Periods, 'clarificationReminderHours' | 'clarificationDeadlineReminderHours'>,
  now: Date,
): Date | undefined {
  const sinceAsked = lastPassed(askedAt, periods.clarificationReminderHours, now)
  const toDeadline = periods.clarificationDeadlineReminderHours.map((count) => -count)
  const beforeDeadline = deadline && lastPassed(deadline, toDeadline, now)
  if (beforeDeadline === undefined || beforeDeadline <= askedAt) return sinceAsked
  return sinceAsked === undefined || sinceAsked < beforeDeadline ? beforeDeadline : sinceAsked
}
