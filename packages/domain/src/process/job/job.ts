import type { LocalizedText } from '@eksport/forms'
import { z } from 'zod'
import { instantSchema } from '../../values/format/schemas.ts'

/** [ACT-03] The jobs that a case shows to its officers. */
export const caseJobTexts = {
  'render-receipt': { nb: 'Lage kvittering', nn: 'Lage kvittering', en: 'Make the receipt' },
  'approve-case': { nb: 'Godkjenne saken', nn: 'Godkjenne saka', en: 'Approve the case' },
  'sign-case': { nb: 'Signere sertifikatet', nn: 'Signere sertifikatet', en: 'Sign the certificate' },
  'send-mail': { nb: 'Sende e-post', nn: 'Sende e-post', en: 'Send an e-mail' },
  'draw-access': {
    nb: 'Lage dokumentene til innsyn',
    nn: 'Lage dokumenta til innsyn',
    en: 'Make the documents of an access request',
  },
  'archive-case': { nb: 'Arkivere saken', nn: 'Arkivere saka', en: 'Archive the case' },
} as const satisfies Readonly<Record<string, LocalizedText>>

/** Jobs that no case lists: messages are shown separately (`delivery/`), and housekeeping belongs to no case. */
const quietJobs = [
  'deliver-certificate',
  'deliver-due',
  'send-login-link',
  'scan-file',
  'scan-due',
  'send-row',
  'tell-overdue',
  'remind',
  'clean-up',
  'keep-heads',
  'count-days',
  'judge-cases',
] as const

/** [ACT-03] The name of a job that its case shows. */
export type CaseJobName = keyof typeof caseJobTexts
/** The name of any job, including those that no case shows. */
export type JobName = CaseJobName | (typeof quietJobs)[number]

/** Whether a name is that of a job that its case shows. */
export const isCaseJob = (name: string): name is CaseJobName => Object.hasOwn(caseJobTexts, name)

/** Still to be done, possibly after failed attempts; done; or given up after the last attempt. */
export const jobStates = ['WAITING', 'DONE', 'FAILED'] as const
/** The state of a job. */
export type JobState = (typeof jobStates)[number]

/** Why the last attempt failed: no answer, an overloaded service, a missing legal basis, or an unexpected error. */
export const jobProblems = ['NO_ANSWER', 'OVERLOADED', 'NO_LEGAL_BASIS', 'UNEXPECTED'] as const
/** Why the last attempt at a job failed. */
export type JobProblem = (typeof jobProblems)[number]

/** [ACT-03] A job that follows from an action, as its case shows it. */
export const caseJobSchema = z.object({
  id: z.uuid(),
  // A text, because an older or newer release may have jobs that this one does not know.
  name: z.string(),
  state: z.enum(jobStates),
  problem: z.enum(jobProblems).optional(),
  /** The number of failed attempts. */
  attempts: z.int().nonnegative(),
  /** The next attempt; absent where nothing more is to be done. */
  dueAt: instantSchema.optional(),
  addedAt: instantSchema,
  /** When it was done or last attempted. */
  changedAt: instantSchema.optional(),
})
/** [ACT-03] One job as its case shows it. */
export type CaseJob = z.infer<typeof caseJobSchema>
