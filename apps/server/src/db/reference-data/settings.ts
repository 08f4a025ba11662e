import { type ControlDraw, periodsSchema, type RuleParameters } from '@eksport/domain'
import { asc } from 'drizzle-orm'
import { z } from 'zod'
import { referenceSettings } from '../schema/registers.ts'
import type { Transaction } from '../transaction.ts'

const day = z.iso.date()

const ruleParametersSchema = z.object({
  freshMaxAgeDays: z.number().int().min(0),
  storedMaxAgeMonths: z.number().int().min(0),
  frozenMaxTemperature: z.number(),
  freshMinTemperature: z.number(),
  freshMaxTemperature: z.number(),
  maxIntervalWidth: z.number().min(0),
  maxProductLines: z.number().int().min(1),
  freshSlaughterMaxDays: z.number().int().min(0),
  slaughterMaxDays: z.number().int().min(0),
  productionMaxDays: z.number().int().min(1),
  oldestYears: z.number().int().min(1),
  frozenTolerance: z.number().min(0),
  shelfStableStates: z.array(z.string()),
  minPackageWeight: z.number().min(0),
  maxPackageWeight: z.number().min(0),
  maxTruckLoad: z.number().min(0),
  maxContainerLoad: z.number().min(0),
  maxAircraftLoad: z.number().min(0),
}) satisfies z.ZodType<RuleParameters>

const controlDrawSchema = z.object({
  share: z.number().min(0).max(1),
  seed: z.string(),
}) satisfies z.ZodType<ControlDraw>

/** A value and the day from which it holds. */
export const settingSchema = z.discriminatedUnion('name', [
  z.object({ name: z.literal('rule-parameters'), subject: z.literal(''), validFrom: day, value: ruleParametersSchema }),
  z.object({ name: z.literal('control-draw'), subject: z.literal(''), validFrom: day, value: controlDrawSchema }),
  z.object({ name: z.literal('periods'), subject: z.literal(''), validFrom: day, value: periodsSchema }),
  /** [ADM-02] A single rule parameter as changed by officers, not a row of the table. */
  z.object({ name: z.literal('rule-parameter'), subject: z.string(), validFrom: day, value: z.number() }),
  /** [ADM-02] A single period as changed by officers; reminders may have several days. */
  z.object({ name: z.literal('period'), subject: z.string(), validFrom: day, value: z.array(z.number()) }),
  /** Whether a template may be approved automatically; the subject is its code. */
  z.object({ name: z.literal('auto-approve'), subject: z.string().min(1), validFrom: day, value: z.boolean() }),
])

export type Setting = z.infer<typeof settingSchema>

/** Oldest first, so that the last one that holds on a day applies. */
export async function readSettings(tx: Transaction): Promise<Setting[]> {
  const rows = await tx.select().from(referenceSettings).orderBy(asc(referenceSettings.validFrom))
  return z.array(settingSchema).parse(rows)
}
