import type { NamedTemplate } from '@eksport/api'
import { desc, eq, sql } from '../drizzle.ts'
import { applications } from '../schema/applications.ts'
import { namedTemplates } from '../schema/named-templates.ts'
import type { Transaction } from '../transaction.ts'

type NewTemplate = Omit<typeof namedTemplates.$inferSelect, 'id' | 'usedAt'>

/** Those that the reader's organisation has; row-level security knows which. The one used last stands first. */
export async function listTemplates(tx: Transaction): Promise<NamedTemplate[]> {
  const rows = await tx
    .select({
      id: namedTemplates.id,
      name: namedTemplates.name,
      referenceNumber: namedTemplates.referenceNumber,
      usedAt: namedTemplates.usedAt,
      countryOfDestination: applications.country,
      certificateTemplate: applications.certificateTemplate,
      consigneeName: sql<string | null>`${applications.document}->'recipient'->'consignee'->>'name'`,
    })
    .from(namedTemplates)
    .innerJoin(applications, eq(applications.referenceNumber, namedTemplates.referenceNumber))
    .orderBy(sql`${namedTemplates.usedAt} desc nulls last`, desc(namedTemplates.createdAt))
  return rows.map(({ usedAt, consigneeName, ...row }) => ({
    ...row,
    ...(consigneeName !== null && { consigneeName }),
    ...(usedAt && { usedTime: usedAt.toISOString() }),
  }))
}

/** The new template's id, or nothing when the organisation has one of that name. */
export async function insertTemplate(tx: Transaction, template: NewTemplate): Promise<string | undefined> {
  const [row] = await tx
    .insert(namedTemplates)
    .values(template)
    .onConflictDoNothing()
    .returning({ id: namedTemplates.id })
  return row?.id
}

/** Whether there was one. */
export async function deleteTemplate(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx.delete(namedTemplates).where(eq(namedTemplates.id, id)).returning({ id: namedTemplates.id })
  return rows.length > 0
}

/** An application was begun from that one. */
export async function noteUse(tx: Transaction, referenceNumber: number, now: Date): Promise<void> {
  await tx.update(namedTemplates).set({ usedAt: now }).where(eq(namedTemplates.referenceNumber, referenceNumber))
}
