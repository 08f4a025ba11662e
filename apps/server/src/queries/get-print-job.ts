import { findFile } from '../db/repositories/files.ts'
import type { Transaction } from '../db/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'
import { readOrRefuse } from '../standing/load.ts'

/** [CW-11] The prints of several cases as one file; refused if one of them has no print. */
export async function readPrintJob(tx: Transaction, referenceNumbers: readonly number[], now: Date) {
  const prints: Uint8Array[] = []
  for (const referenceNumber of referenceNumbers) {
    const { document } = await readOrRefuse(tx, referenceNumber)
    const print =
      document.paperSerial === undefined ? undefined : await findFile(tx, referenceNumber, 'HEALTH_CERTIFICATE')
    if (print === undefined) throw new Refusal('NOT_FOUND')
    prints.push(print.content)
  }
  // Loaded on demand: the library is an eighth of what a start would load.
  const { joinedPdf } = await import('../documents/joined-pdf.ts')
  return { filename: 'utskrift.pdf', content: Buffer.from(await joinedPdf(prints, now)) }
}
