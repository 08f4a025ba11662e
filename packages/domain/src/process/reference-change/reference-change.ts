import { z } from 'zod'
import { plainDateSchema, plainTimeSchema } from '../../values/format/schemas.ts'
import { type PeriodName, periodBounds } from '../notice/periods.ts'
import { parameterBounds, type RuleParameterName } from './parameter-bounds.ts'

const wordsSchema = z.strictObject({ nb: z.string().max(200), nn: z.string().max(200), en: z.string().max(200) })

const hoursSchema = z.strictObject({
  open: plainTimeSchema,
  close: plainTimeSchema,
  /** Until when a pickup costs the ordinary fee; until closing where nothing is said. */
  ordinaryUntil: plainTimeSchema.optional(),
})

const subject = z.string().min(1).max(100)
const periodNames = Object.keys(periodBounds) as [PeriodName, ...PeriodName[]]
const parameterNames = Object.keys(parameterBounds) as [RuleParameterName, ...RuleParameterName[]]

/** Lists whose codes can be taken out of use and put back. */
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

/** [ADM-01] [ADM-02] What can be changed on the pages of the administration: one thing, and what it becomes. */
export const changedThingSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fee'), subject, value: z.number() }),
  z.strictObject({ kind: z.literal('rule-parameter'), subject: z.enum(parameterNames), value: z.number() }),
  /** Whether a template may approve itself; the subject is its code. */
  z.strictObject({ kind: z.literal('auto-approve'), subject, value: z.boolean() }),
  /** How long something is kept, or when somebody is reminded: of reminders there may be several. */
  z.strictObject({ kind: z.literal('period'), subject: z.enum(periodNames), value: z.array(z.number()).max(20) }),
  /** Where the authority of a country hears by mail that a certificate is annulled; nothing where it cannot. */
  z.strictObject({ kind: z.literal('authority-mail'), subject, value: z.string().max(200) }),
  /** Whether a code can be chosen. */
  z.strictObject({ kind: z.literal('code'), list: z.enum(switchableLists), subject, value: z.boolean() }),
  z.strictObject({
    kind: z.literal('opening-hours'),
    subject,
    value: z.strictObject({
      regular: hoursSchema,
      /** Those of the seasons, in their order. */
      seasons: z.array(hoursSchema).max(10),
      leadMinutes: z.number(),
    }),
  }),
  z.strictObject({
    kind: z.literal('office'),
    subject,
    value: z.strictObject({ active: z.boolean(), openingHours: subject, address: z.string().max(200) }),
  }),
  /** Days on which an office is closed, or open otherwise; no hours means closed. One that is removed leaves its days as all others. */
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
  /** Whether offices are closed on a holiday of every year. One that is new says which day it is, and what it is called. */
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

/** One thing, and what it becomes. */
export type ChangedThing = z.infer<typeof changedThingSchema>
export type ChangeKind = ChangedThing['kind']

/** The kinds that bite: whoever proposes one cannot approve it. The table has a check of its own. */
const byTwo: ReadonlySet<ChangeKind> = new Set([
  'fee',
  'rule-parameter',
  'auto-approve',
  'code',
  'period',
  'authority-mail',
])

/** [ADM-02] Whether a second person must agree; the others hold at once from their day. */
export const needsTwoPersons = (kind: ChangeKind): boolean => byTwo.has(kind)

/** [ADM-02] A change: what, from which day on, and why. */
export const referenceChangeSchema = z.strictObject({
  change: changedThingSchema,
  validFrom: plainDateSchema,
  reason: z.string().max(2000),
})
export type NewReferenceChange = z.infer<typeof referenceChangeSchema>

/** How a change stands on a day: waits for the second person, was returned, is to come, holds, or another has followed. */
export const changeStates = ['WAITS', 'RETURNED', 'COMES', 'HOLDS', 'FOLLOWED'] as const
export type ChangeState = (typeof changeStates)[number]
