import { z } from 'zod'
import { plainDateSchema, plainTimeSchema } from '../../values/format/schemas.ts'
import { type PeriodName, periodBounds } from '../notice/periods.ts'
import { parameterBounds, type RuleParameterName } from './parameter-bounds.ts'

const wordsSchema = z.strictObject({ nb: z.string().max(200), nn: z.string().max(200), en: z.string().max(200) })

const hoursSchema = z.strictObject({
  open: plainTimeSchema,
  close: plainTimeSchema,
  /** Until when a pickup costs the ordinary fee; until closing by default. */
  ordinaryUntil: plainTimeSchema.optional(),
})

const subject = z.string().min(1).max(100)
const periodNames = Object.keys(periodBounds) as [PeriodName, ...PeriodName[]]
const parameterNames = Object.keys(parameterBounds) as [RuleParameterName, ...RuleParameterName[]]

/** Lists whose codes can be deactivated and reactivated. */
export const switchableLists = [
  'certificate-templates',
  'countries',
  'species',
  'packaging-types',
  'processing-states',
  'processing-types',
  'points-of-entry',
  'border-control-posts',
] as const

/** [ADM-01] [ADM-02] What the administration pages can change: one thing, and its new value. */
export const changedThingSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fee'), subject, value: z.number() }),
  z.strictObject({ kind: z.literal('rule-parameter'), subject: z.enum(parameterNames), value: z.number() }),
  /** Whether applications of a template may be approved automatically; the subject is its code. */
  z.strictObject({ kind: z.literal('auto-approve'), subject, value: z.boolean() }),
  /** A retention period, or times of reminders, of which there may be several. */
  z.strictObject({ kind: z.literal('period'), subject: z.enum(periodNames), value: z.array(z.number()).max(20) }),
  /** The mail address at which a country's authority learns that a certificate is annulled; empty where it has none. */
  z.strictObject({ kind: z.literal('authority-mail'), subject, value: z.string().max(200) }),
  /** Whether a code can be chosen. */
  z.strictObject({ kind: z.literal('code'), list: z.enum(switchableLists), subject, value: z.boolean() }),
  /** What is absent stays as it is, so that a change of one part undoes no other, earlier or later, of another part. */
  z.strictObject({
    kind: z.literal('opening-hours'),
    subject,
    value: z.strictObject({
      regular: hoursSchema.optional(),
      /** The hours of the seasons, in order. */
      seasons: z.array(hoursSchema).max(10).optional(),
      leadMinutes: z.number().optional(),
    }),
  }),
  /** What is absent stays as it is. */
  z.strictObject({
    kind: z.literal('office'),
    subject,
    value: z.strictObject({
      active: z.boolean().optional(),
      openingHours: subject.optional(),
      address: z.string().max(200).optional(),
    }),
  }),
  /** Days on which an office is closed or has other hours; absent hours mean closed. Removing an exception restores the ordinary hours. */
  z.strictObject({
    kind: z.literal('office-exception'),
    subject,
    value: z.strictObject({
      from: plainDateSchema,
      to: plainDateSchema,
      name: wordsSchema,
      hours: hoursSchema.omit({ ordinaryUntil: true }).optional(),
      removed: z.literal(true).optional(),
    }),
  }),
  /** Whether offices are closed on a yearly holiday. A new one states its day and name. */
  z.strictObject({
    kind: z.literal('public-holiday'),
    subject,
    value: z.strictObject({
      observed: z.boolean(),
      monthDay: z.string().max(10).optional(),
      name: wordsSchema.optional(),
    }),
  }),
])

/** One thing, and its new value. */
export type ChangedThing = z.infer<typeof changedThingSchema>
export type ChangeKind = ChangedThing['kind']

/** Kinds with serious consequences: the proposer cannot approve them. A database constraint checks that too. */
const byTwo: ReadonlySet<ChangeKind> = new Set([
  'fee',
  'rule-parameter',
  'auto-approve',
  'code',
  'period',
  'authority-mail',
])

/** [ADM-02] Whether a second person must approve; other changes apply from their day. */
export const needsTwoPersons = (kind: ChangeKind): boolean => byTwo.has(kind)

/** [ADM-02] A change: what, from which day on, and why. */
export const referenceChangeSchema = z.strictObject({
  change: changedThingSchema,
  validFrom: plainDateSchema,
  reason: z.string().max(2000),
})
export type NewReferenceChange = z.infer<typeof referenceChangeSchema>

/** The state of a change on a day: waiting for the second person, returned, in the future, in effect, or superseded. */
export const changeStates = ['WAITS', 'RETURNED', 'COMES', 'HOLDS', 'FOLLOWED'] as const
export type ChangeState = (typeof changeStates)[number]
