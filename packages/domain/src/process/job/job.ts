import type { LocalizedText } from '@eksport/forms'
import { z } from 'zod'
import { instantSchema } from '../../values/format/schemas.ts'

/** [ACT-03] The jobs that stand on a case, as its officers read them. */
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

/** Jobs that no list of a case names: a message stands there itself (`delivery/`), and housekeeping is of no case. */
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
/** The name of any job, those that no case shows included. */
export type JobName = CaseJobName | (typeof quietJobs)[number]

/** Whether a name is that of a job that its case shows. */
export const isCaseJob = (name: string): name is CaseJobName => Object.hasOwn(caseJobTexts, name)

/** Still to be done, also when an attempt has failed; done; or given up after the last attempt. */
export const jobStates = ['WAITING', 'DONE', 'FAILED'] as const
/** How far a job is. */
export type JobState = (typeof jobStates)[number]

/** Why the last attempt came to nothing: what it needs does not answer, has too much to do, lacks a legal basis, or something nobody thought of. */
export const jobProblems = ['NO_ANSWER', 'OVERLOADED', 'NO_LEGAL_BASIS', 'UNEXPECTED'] as const
/** Why the last attempt at a job came to nothing. */
export type JobProblem = (typeof jobProblems)[number]

/** [ACT-03] Something that is done after an act, as its case shows it. */
export const caseJobSchema = z.object({
  id: z.uuid(),
  // A release that is older or newer may have jobs that this one does not know.
  name: z.string(),
  state: z.enum(jobStates),
  problem: z.enum(jobProblems).optional(),
  /** Attempts that have failed. */
  attempts: z.int().nonnegative(),
  /** When it is tried next; absent where nothing more is to be done. */
  dueAt: instantSchema.optional(),
  addedAt: instantSchema,
  /** When it was done, or last tried. */
  changedAt: instantSchema.optional(),
})
/** [ACT-03] One job as its case shows it. */
export type CaseJob = z.infer<typeof caseJobSchema>
