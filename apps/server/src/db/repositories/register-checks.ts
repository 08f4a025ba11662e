import { randomUUID } from 'node:crypto'
import { type RegisterAnswers, registerAnswersSchema } from '@eksport/domain'
import { desc, eq } from 'drizzle-orm'
import { registerChecks } from '../schema/registers.ts'
import type { Transaction } from '../transaction.ts'
import { asStored } from './hash-chain.ts'
import { noteWritten } from './written-rows.ts'

/** The answers of all registers about one version of an application. */
export interface RegisterCheck {
  readonly referenceNumber: number
  readonly organisationNumber: string
  readonly occasion: 'SENT' | 'ASSESSED'
  readonly version: number
  readonly answers: RegisterAnswers
  readonly askedAt: Date
}

export async function insertRegisterCheck(tx: Transaction, check: RegisterCheck): Promise<void> {
  // An exporter writes what only officers read, so that the database cannot answer it.
  const row = { ...check, id: randomUUID() }
  await tx.insert(registerChecks).values(row)
  noteWritten(tx, { table: 'register_checks', id: row.id, after: asStored(row) })
}

/** The last answers about an application; an exporter has no row here. */
export async function latestRegisterAnswers(
  tx: Transaction,
  referenceNumber: number,
): Promise<RegisterAnswers | undefined> {
  const [row] = await tx
    .select({ answers: registerChecks.answers })
    .from(registerChecks)
    .where(eq(registerChecks.referenceNumber, referenceNumber))
    .orderBy(desc(registerChecks.askedAt))
    .limit(1)
  return row && registerAnswersSchema.parse(row.answers)
}
