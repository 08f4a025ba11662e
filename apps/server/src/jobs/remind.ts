import {
  draftExpiry,
  draftPeriods,
  lastPassed,
  lastQuestionReminder,
  type NoticeKind,
  type Periods,
  today,
} from '@eksport/domain'
import { z } from 'zod'
import { actIfAllowed } from '../acts/act.ts'
import { findApplication } from '../db/repositories/applications.ts'
import {
  findQuestion,
  forgetMailsBefore,
  forgetNoticesBefore,
  openQuestions,
  quietDrafts,
  wasNotifiedSince,
} from '../db/repositories/reminders.ts'
import type { Transaction } from '../db/transaction.ts'
import { addNotice } from '../notices/notices.ts'
import { tellHandlers } from '../notices/tell-handlers.ts'
import { periodsOn } from '../reference-data/settings.ts'
import { type Attempts, createAttempts } from './attempts.ts'
import { defineJob, type WorkerDeps } from './job.ts'

const system = { audience: 'system' } as const
const dayMs = 86_400_000
const hoursOf = (days: readonly number[]) => days.map((count) => count * 24)
const before = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

interface Reminder {
  readonly kind: NoticeKind
  readonly referenceNumber: number
  /** When it became due; undefined if it is not. */
  readonly due: Date | undefined
  readonly now: Date
}

/** The notice to give; undefined if it is not due or was given already. */
async function dueNotice(tx: Transaction, { due, ...notice }: Reminder) {
  const { kind, referenceNumber } = notice
  if (due === undefined || (await wasNotifiedSince(tx, kind, referenceNumber, due))) return undefined
  return { ...notice, occasion: due.toISOString() }
}

async function remindExporter(tx: Transaction, reminder: Reminder): Promise<void> {
  const notice = await dueNotice(tx, reminder)
  if (notice !== undefined) await addNotice(tx, { ...notice, to: 'exporter' })
}

/** Notifies the officer of the case, or others who can take it if that officer is away. */
async function remindHandlers(tx: Transaction, reminder: Reminder): Promise<void> {
  const notice = await dueNotice(tx, reminder)
  const stored = notice && (await findApplication(tx, notice.referenceNumber))
  if (notice !== undefined && stored !== undefined) await tellHandlers(tx, stored.document, notice)
}

/** [ACT-14] Reminds the exporter of an unanswered question, and finally tells the officer. Nothing is refused automatically. */
async function remindOfQuestion(tx: Transaction, referenceNumber: number, periods: Periods, now: Date): Promise<void> {
  const question = await findQuestion(tx, referenceNumber)
  // Answered meanwhile.
  if (question === undefined) return
  const { askedAt, deadline } = question
  const reminded = lastQuestionReminder({ askedAt, deadline }, periods, now)
  const about = { referenceNumber, now }
  await remindExporter(tx, { ...about, kind: 'CLARIFICATION_REMINDER', due: reminded })
  const overdue = lastPassed(askedAt, hoursOf([periods.clarificationOverdueDays]), now)
  await remindHandlers(tx, { ...about, kind: 'CLARIFICATION_OVERDUE', due: overdue })
}

async function tendQuestions({ transactions }: WorkerDeps, attempts: Attempts, periods: Periods, now: Date) {
  for (const referenceNumber of await transactions.run(system, openQuestions))
    await attempts.each(`remind ${referenceNumber}`, () =>
      transactions.run(system, (tx) => remindOfQuestion(tx, referenceNumber, periods, now)),
    )
}

type QuietDraft = Awaited<ReturnType<typeof quietDrafts>>[number]

/** What is due for a draft now; undefined for most. */
function dueOf({ referenceData }: WorkerDeps, draft: QuietDraft, periods: Periods, now: Date) {
  const { referenceNumber, touchedAt, originalReference, remindedAt } = draft
  const { reminderDays, expiryDays } = draftPeriods(periods, originalReference !== null)
  if (draftExpiry(touchedAt, expiryDays) <= now)
    return (tx: Transaction) => actIfAllowed({ tx, deps: { referenceData }, event: 'expire', referenceNumber, now })
  const due = lastPassed(touchedAt, hoursOf(reminderDays), now)
  if (due === undefined || (remindedAt !== null && remindedAt >= due)) return undefined
  return (tx: Transaction) => remindExporter(tx, { kind: 'DRAFT_REMINDER', referenceNumber, due, now })
}

/** [ACT-14] Rows 27 and 33: reminds of unchanged drafts, then deletes them, each in its own transaction. */
async function tendDrafts(deps: WorkerDeps, attempts: Attempts, periods: Periods, now: Date) {
  const { transactions } = deps
  const quietSince = (isReplacement: boolean) => {
    const { reminderDays, expiryDays } = draftPeriods(periods, isReplacement)
    return before(now, Math.min(expiryDays, ...reminderDays))
  }
  const since = { draft: quietSince(false), replacement: quietSince(true) }
  for (const draft of await transactions.run(system, (tx) => quietDrafts(tx, since))) {
    const work = dueOf(deps, draft, periods, now)
    if (work === undefined) continue
    await attempts.each(`remind ${draft.referenceNumber}`, () => transactions.run<unknown>(system, work))
  }
}

/** [ACT-14] Reminds of what waits for somebody, deletes abandoned drafts, and removes what has expired. */
export const remind = defineJob(z.unknown(), async (deps) => {
  const now = deps.now()
  const periods = periodsOn(deps.referenceData, today(now.toISOString()))
  const attempts = createAttempts(deps.report)
  await attempts.each('remind of questions', () => tendQuestions(deps, attempts, periods, now))
  await attempts.each('remind of drafts', () => tendDrafts(deps, attempts, periods, now))
  await attempts.each('forget notices', () =>
    deps.transactions.run(system, async (tx) => {
      await forgetMailsBefore(tx, before(now, periods.contactMailDays))
      await forgetNoticesBefore(tx, before(now, periods.noticeDays))
    }),
  )
  attempts.end()
})
