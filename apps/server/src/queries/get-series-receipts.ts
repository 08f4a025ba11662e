import { rowsOfSeries } from '../db/repositories/series.ts'
import { Refusal } from '../refusals/refusal.ts'
import { readOrRefuse } from '../standing/load.ts'
import { type DocumentFile, type DocumentToCome, type GetDocument, getReceipt } from './get-document.ts'

/** [EXP-10] The receipts of a series' sent rows, by reference number. */
export async function getSeriesReceipts(asked: GetDocument): Promise<() => Promise<DocumentFile>> {
  const { tx, referenceNumber: origin, now } = asked
  const rows = await rowsOfSeries(tx, origin)
  // Rows remain after their base is deleted. A reader who sees none of them gets the usual refusal.
  if (rows.length === 0) await readOrRefuse(tx, origin)
  const receipts: DocumentToCome[] = []
  for (const { document } of rows) {
    if (document.submittedDateTime === undefined) continue
    receipts.push(await getReceipt({ ...asked, referenceNumber: document.referenceNumber }))
  }
  if (receipts.length === 0) throw new Refusal('NOT_FOUND')
  return async () => {
    const files: Uint8Array[] = []
    for (const one of receipts) files.push((typeof one === 'function' ? await one() : one).content)
    const { joinedPdf } = await import('../documents/joined-pdf.ts')
    return { filename: 'kvitteringer.pdf', content: Buffer.from(await joinedPdf(files, now)) }
  }
}
