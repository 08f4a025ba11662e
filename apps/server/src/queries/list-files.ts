import { attachmentSchema, type KeptFile, keptFileKinds, portalFileOf, unfinishedScan } from '@eksport/domain'
import { receiptFilename } from '../certificate/documents-of.ts'
import type { ApplicationDocument } from '../db/application-document.ts'
import { listFilesInForce } from '../db/repositories/files.ts'
import type { Transaction } from '../db/transaction.ts'
import { readOrRefuse } from '../standing/load.ts'
import { mayFetchNow } from '../standing/may-fetch-now.ts'

/** The kind of a stored file in the list; undefined for files of officers only. */
function kindOf(type: string): KeptFile['kind'] | undefined {
  if (type === 'CONFIRMED_COPIES' || type === 'ACCESS_PDF' || type === 'ACCESS_ZIP') return undefined
  if (type === 'RECEIPT') return 'receipt'
  if (type === 'ELECTRONIC_CERTIFICATE') return 'message'
  const file = portalFileOf(attachmentSchema.shape.type.parse(type))
  return keptFileKinds.find((kind) => kind === file)
}

/** The stored files, oldest first; of those made for every submission only the newest. */
async function kept(tx: Transaction, referenceNumber: number): Promise<KeptFile[]> {
  const rows = await listFilesInForce(tx, referenceNumber)
  const files = rows.flatMap(({ type, createdAt, scan, belongsTo: _, ...file }) => {
    const kind = kindOf(type)
    return kind === undefined
      ? []
      : [{ ...file, kind, scan: unfinishedScan(scan), createdTime: createdAt.toISOString() }]
  })
  const newestReceipt = files.findLast(({ kind }) => kind === 'receipt')
  return files.filter((file) => file.kind !== 'receipt' || file === newestReceipt)
}

async function listed(tx: Transaction, files: readonly KeptFile[], document: ApplicationDocument): Promise<KeptFile[]> {
  const fetched: KeptFile[] = []
  for (const kind of keptFileKinds) {
    if (await mayFetchNow(tx, 'exporter', kind, document)) fetched.push(...files.filter((file) => file.kind === kind))
  }
  return fetched
}

/** [CRT-12] The files of an application that its exporter may fetch now. */
export async function listFiles(tx: Transaction, referenceNumber: number): Promise<KeptFile[]> {
  const { document } = await readOrRefuse(tx, referenceNumber)
  const { submittedDateTime } = document
  const files = await kept(tx, referenceNumber)
  if (submittedDateTime !== undefined && files.every(({ kind }) => kind !== 'receipt')) {
    // If the job has not stored it yet, it is drawn on download.
    const filename = receiptFilename(referenceNumber)
    files.push({ kind: 'receipt', filename, mimeType: 'application/pdf', createdTime: submittedDateTime })
  }
  return listed(tx, files, document)
}
