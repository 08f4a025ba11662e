import { serialRange } from '@eksport/domain'
import { insertBatch } from '../../db/repositories/paper-sheets.ts'
import type { Transaction } from '../../db/transaction.ts'
import { testPersons } from '../test-persons.ts'

/** What the offices have at first: one plenty, the other few enough to be told so. */
const piles = [
  { office: 'KLOEFTA', first: 'NO 0148201', last: 'NO 0148400' },
  { office: 'BERGEN', first: 'NO 0152001', last: 'NO 0152012' },
] as const

/** [CRT-15] The numbered paper of the demonstration, as an officer of each office registered it. */
export async function insertPaper(tx: Transaction, now: Date): Promise<void> {
  for (const pile of piles) {
    const range = serialRange(pile.first, pile.last)
    const person = testPersons.persons.find(({ office }) => office === pile.office)
    if (!range.ok || person === undefined) throw new Error(`No paper for ${pile.office}`)
    const { id: registeredBy, name: registeredName } = person
    await insertBatch(tx, { ...pile, serials: range.serials, registeredBy, registeredName, registeredAt: now })
  }
}
