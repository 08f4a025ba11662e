import type { NamedTemplate } from '@eksport/api'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { applications } from '../schema/applications.ts'
import { namedTemplates } from '../schema/named-templates.ts'
import { type Transaction, takeTurn } from '../transaction.ts'

type NewTemplate = Omit<typeof namedTemplates.$inferSelect, 'id' | 'usedAt' | 'version'>

/** The templates of the reader's organisation, by row-level security. The one used last comes first. */
export async function listTemplates(tx: Transaction): Promise<NamedTemplate[]> {
  const rows = await tx
    .select({
      id: namedTemplates.id,
      name: namedTemplates.name,
      version: namedTemplates.version,
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

/** A template that must exist. */
export async function templateOf(tx: Transaction, id: string): Promise<NamedTemplate> {
  const template = (await listTemplates(tx)).find((one) => one.id === id)
  if (template === undefined) throw new Error('A template that was saved is not listed')
  return template
}

/** Until the transaction ends, nobody else can name a template of this organisation. */
const holdNames = (tx: Transaction, organisationNumber: string) => takeTurn(tx, `template names ${organisationNumber}`)

/** Inserts a template; returns its id, or undefined if the organisation has one of that name. */
export async function insertTemplate(tx: Transaction, template: NewTemplate): Promise<string | undefined> {
  await holdNames(tx, template.organisationNumber)
  const [row] = await tx
    .insert(namedTemplates)
    .values(template)
    .onConflictDoNothing()
    .returning({ id: namedTemplates.id })
  return row?.id
}

interface NewName {
  readonly organisationNumber: string
  readonly id: string
  readonly name: string
  readonly version: number
}

/** Renames a template if it still has the version that was seen. */
export async function changeTemplateName(
  tx: Transaction,
  { organisationNumber, id, name, version }: NewName,
): Promise<'changed' | 'gone' | 'stale' | 'taken'> {
  await holdNames(tx, organisationNumber)
  const [known] = await tx
    .select({ version: namedTemplates.version })
    .from(namedTemplates)
    .where(eq(namedTemplates.id, id))
    .for('update')
  if (known === undefined) return 'gone'
  if (known.version !== version) return 'stale'
  const [other] = await tx
    .select({ id: namedTemplates.id })
    .from(namedTemplates)
    .where(and(eq(sql`lower(${namedTemplates.name})`, sql`lower(${name})`), ne(namedTemplates.id, id)))
  if (other !== undefined) return 'taken'
  await tx
    .update(namedTemplates)
    .set({ name, version: version + 1 })
    .where(eq(namedTemplates.id, id))
  return 'changed'
}

/** Returns whether it existed. */
export async function deleteTemplate(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx.delete(namedTemplates).where(eq(namedTemplates.id, id)).returning({ id: namedTemplates.id })
  return rows.length > 0
}

/** Notes that an application was created from a template. */
export async function noteUse(tx: Transaction, referenceNumber: number, now: Date): Promise<void> {
  await tx.update(namedTemplates).set({ usedAt: now }).where(eq(namedTemplates.referenceNumber, referenceNumber))
}
