import { attachmentSchema, type KeptFile, keptFileKinds, portalFileOf, unfinishedScan } from '@eksport/domain'
import { receiptFilename } from '../certificate/documents-of.ts'
import type { ApplicationDocument } from '../db/application-document.ts'
import { listFilesInForce } from '../db/repositories/files.ts'
import type { Transaction } from '../db/transaction.ts'
import { readOrRefuse } from '../standing/load.ts'
import { mayFetchNow } from '../standing/may-fetch-now.ts'

/** Which of the listed files a stored one is; nothing of what officers alone have. */
function kindOf(type: string): KeptFile['kind'] | undefined {
  if (type === 'CONFIRMED_COPIES' || type === 'ACCESS_PDF' || type === 'ACCESS_ZIP') return undefined
  if (type === 'RECEIPT') return 'receipt'
  if (type === 'ELECTRONIC_CERTIFICATE') return 'message'
  const file = portalFileOf(attachmentSchema.shape.type.parse(type))
  return keptFileKinds.find((kind) => kind === file)
}

/** Files that were kept, oldest first; of those that are made anew for every submission the newest. */
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

/** [CRT-12] What the exporter of an application may fetch of it now. */
export async function listFiles(tx: Transaction, referenceNumber: number): Promise<KeptFile[]> {
  const { document } = await readOrRefuse(tx, referenceNumber)
  const { submittedDateTime } = document
  const files = await kept(tx, referenceNumber)
  if (submittedDateTime !== undefined && files.every(({ kind }) => kind !== 'receipt')) {
    // The job that keeps it has not run: it is drawn for whoever fetches it.
    const filename = receiptFilename(referenceNumber)
    files.push({ kind: 'receipt', filename, mimeType: 'application/pdf', createdTime: submittedDateTime })
  }
  return listed(tx, files, document)
}
