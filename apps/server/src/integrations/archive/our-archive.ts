import { archiveEntriesOf, fileEntry, isArchiveDown, openArchiveCase } from '../../db/repositories/archive.ts'
import type { Transaction, Transactions } from '../../db/transaction.ts'
import { type Archive, refuseUnfounded } from './archive.ts'

interface OurArchive {
  readonly transactions: Transactions
  readonly now: () => Date
  /** Only the demonstration's archive can be switched off. */
  readonly demonstration: boolean
}

/** Our own archive, in tables of the database. Each call is its own transaction, as with an external archive. */
export function ourArchive({ transactions, now, demonstration }: OurArchive): Archive {
  const run = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    transactions.run({ audience: 'system' }, async (tx) => {
      if (demonstration && (await isArchiveDown(tx)))
        throw Object.assign(new Error('Switched off in the demonstration'), { code: 'ECONNREFUSED' })
      return work(tx)
    })
  return {
    openCase: (opened) =>
      run(async (tx) => {
        const { id, caseNumber } = await openArchiveCase(tx, { ...opened, openedAt: now() })
        return { caseId: String(id), caseNumber }
      }),
    file: async (caseId, { content, legalBasis, ...document }) => {
      refuseUnfounded({ content, legalBasis, ...document })
      const entry = { ...document, legalBasis: legalBasis ?? null, content: Buffer.from(content) }
      await run((tx) => fileEntry(tx, { ...entry, caseId: Number(caseId), archivedAt: now() }))
    },
    journalOf: (referenceNumber) => run((tx) => archiveEntriesOf(tx, referenceNumber)),
  }
}
