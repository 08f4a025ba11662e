import { type RegisterAnswers, registerAnswersSchema } from '@eksport/domain'
import { desc, eq } from 'drizzle-orm'
import { registerChecks } from '../schema/registers.ts'
import type { Transaction } from '../transaction.ts'

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
  await tx.insert(registerChecks).values(check)
}

/** The latest register answers about an application; undefined for exporters, who cannot read them. */
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
    .prepare('register answers')
    .execute()
  return row && registerAnswersSchema.parse(row.answers)
}
