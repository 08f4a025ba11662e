import { type Pin, pinSchema, type StoppedCase, type StopStep } from '@eksport/domain'
import { and, asc, eq, gte, inArray, lt, ne, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { applications } from '../schema/applications.ts'
import { history } from '../schema/case-records.ts'
import type { Transaction } from '../transaction.ts'

const readFacts = z.object({
  questions: z.array(z.object({ pins: z.array(pinSchema) })).default([]),
  confirmedChanges: z.array(z.string()).default([]),
})

/** [EXP-14] What applications were stopped for in a span of time: questions, approved replacements, refusals. */
export async function stoppedBetween(tx: Transaction, from: Date, to: Date): Promise<StoppedCase[]> {
  // Only approvals of replacements matter. Most approvals are not, and are filtered out in the database.
  const says = or(ne(history.event, 'approve'), sql`jsonb_array_length(${history.facts}->'confirmedChanges') > 0`)
  const stops = and(inArray(history.event, ['request-clarification', 'approve', 'refuse']), says)
  const rows = await tx
    .select({
      referenceNumber: history.referenceNumber,
      template: applications.certificateTemplate,
      event: history.event,
      facts: history.facts,
    })
    .from(history)
    .innerJoin(applications, eq(applications.referenceNumber, history.referenceNumber))
    .where(and(stops, gte(history.time, from), lt(history.time, to)))
    .orderBy(asc(history.referenceNumber), asc(history.sequence))
  const cases = new Map<number, { readonly template: string; readonly steps: StopStep[] }>()
  for (const { referenceNumber, template, event, facts } of rows) {
    const known = cases.get(referenceNumber) ?? { template, steps: [] }
    cases.set(referenceNumber, known)
    const { questions, confirmedChanges: changes } = readFacts.parse(facts ?? {})
    const pins: readonly Pin[] = questions.flatMap((question) => question.pins)
    known.steps.push({ event, pins, changes })
  }
  return [...cases.values()]
}
