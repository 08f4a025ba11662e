import type { OperatingMessage } from '@eksport/api'
import { z } from 'zod'
import { and, desc, gt, isNull, lte, or } from '../drizzle.ts'
import { operatingMessages } from '../schema/system.ts'
import type { Transaction } from '../transaction.ts'

const textsSchema = z.object({ nb: z.string(), nn: z.string(), en: z.string() })
const typeSchema = z.enum(['ERROR', 'WARNING', 'INFO'])

/** Messages in force at a moment, the newest first. */
export async function listOperatingMessages(tx: Transaction, now: Date): Promise<OperatingMessage[]> {
  const rows = await tx
    .select()
    .from(operatingMessages)
    .where(
      and(
        lte(operatingMessages.effectiveFrom, now),
        or(isNull(operatingMessages.expiresAt), gt(operatingMessages.expiresAt, now)),
      ),
    )
    .orderBy(desc(operatingMessages.lastUpdated))
  return rows.map((row) => ({
    id: row.id,
    title: textsSchema.parse(row.title),
    description: textsSchema.parse(row.description),
    type: typeSchema.parse(row.type),
    hideable: row.hideable,
    lastUpdated: row.lastUpdated.toISOString(),
    effectiveFrom: row.effectiveFrom.toISOString(),
    ...(row.expiresAt === null ? {} : { expiresAt: row.expiresAt.toISOString() }),
  }))
}
