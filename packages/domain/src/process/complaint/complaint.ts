import { addDays, type LocalizedText } from '@eksport/forms'
import { z } from 'zod'
import { letterLanguageSchema } from '../../application/application.ts'
import { type Instant, instantSchema, type PlainDate } from '../../values/format/schemas.ts'
import { isWorkday } from '../../values/office-time/office-day.ts'
import type { NamedDay } from '../../values/office-time/office-policy.ts'
import { today } from '../../values/office-time/oslo.ts'

/** [ADM-08] The states of a complaint about a refusal. */
export const complaintStates = ['RECEIVED', 'REVERSED', 'CHANGED', 'SENT_ON', 'DISMISSED'] as const
/** The state of a complaint about a refusal. */
export type ComplaintState = (typeof complaintStates)[number]

/** Decisions of an officer about a complaint. */
export const complaintDecisions = ['reverse', 'change', 'send-on', 'dismiss'] as const
/** A decision of an officer about a complaint. */
export type ComplaintDecision = (typeof complaintDecisions)[number]

interface Row {
  readonly from: readonly ComplaintState[]
  readonly to: ComplaintState
  readonly event: string
}

/**
 * Public Administration Act, section 33: the office that refused reverses, changes or dismisses; otherwise the complaint goes to
 * the appeal body. The status of the application is separate: a reversed refusal stays in its history.
 */
const rows = {
  reverse: { from: ['RECEIVED'], to: 'REVERSED', event: 'reverse-refusal' },
  change: { from: ['RECEIVED'], to: 'CHANGED', event: 'change-refusal' },
  'send-on': { from: ['RECEIVED', 'CHANGED'], to: 'SENT_ON', event: 'send-complaint-on' },
  dismiss: { from: ['RECEIVED'], to: 'DISMISSED', event: 'dismiss-complaint' },
} as const satisfies Readonly<Record<ComplaintDecision, Row>>

/** The decisions that a complaint in this state allows. */
export const decisionsIn = (state: ComplaintState): readonly ComplaintDecision[] =>
  complaintDecisions.filter((decision) => {
    const { from }: Row = rows[decision]
    return from.includes(state)
  })

/** The state of a complaint after a decision; undefined where the decision is not allowed. */
export const stateAfter = (state: ComplaintState, decision: ComplaintDecision): ComplaintState | undefined =>
  decisionsIn(state).includes(decision) ? rows[decision].to : undefined

/** The history's event for a decision. */
export const eventOfDecision = (decision: ComplaintDecision) => rows[decision].event

const events: ReadonlySet<string> = new Set(complaintDecisions.map(eventOfDecision))

/** Whether an event is a decision about a complaint, whose words are those of its letter. */
export const isComplaintDecision = (event: string): boolean => events.has(event)

const threeWeeks = 21

/** Public Administration Act, section 29: three weeks from the letter, or the next working day where that is a holiday. */
export function complaintDeadline(refused: Instant, holidays: readonly NamedDay[]): PlainDate {
  let day = addDays(today(refused), threeWeeks)
  while (!isWorkday(holidays, day)) day = addDays(day, 1)
  return day
}

/** Whether a complaint came after its deadline. It is accepted nevertheless. */
export const isLate = (filed: Instant, deadline: PlainDate): boolean => today(filed) > deadline

/** The most characters in a complaint, and in the reasons of a decision about it. */
export const complaintLimits = { words: 5000, reason: 2000 } as const

/** A decision with the words of its letter. */
export const decidedComplaintSchema = z.object({
  decision: z.enum(complaintDecisions),
  reason: z.string(),
  /** Language of the letter. */
  language: letterLanguageSchema,
  /** Only officers read this. */
  by: z.string().optional(),
  time: instantSchema,
})
/** A decision about a complaint, with the words of its letter. */
export type DecidedComplaint = z.infer<typeof decidedComplaintSchema>

const text = (nb: string, nn: string, en: string): LocalizedText => ({ nb, nn, en })

/** The states of a complaint, in words. */
export const complaintStateTexts: Readonly<Record<ComplaintState, LocalizedText>> = {
  RECEIVED: text('Klage mottatt', 'Klage motteken', 'Complaint received'),
  REVERSED: text('Avslaget er omgjort', 'Avslaget er gjort om', 'The refusal is reversed'),
  CHANGED: text('Avslaget er endret delvis', 'Avslaget er endra delvis', 'The refusal is changed in part'),
  SENT_ON: text('Klagen er sendt videre', 'Klaga er send vidare', 'The complaint is sent on'),
  DISMISSED: text('Klagen er avvist', 'Klaga er avvist', 'The complaint is dismissed'),
}
