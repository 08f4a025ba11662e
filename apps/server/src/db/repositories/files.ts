import { type Attachment, attachmentSchema, attachmentTypes } from '@eksport/domain'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { files } from '../schema/case-records.ts'
import type { Transaction } from '../transaction.ts'
import { sha256 } from './hash-chain.ts'

/** A receipt is a stored document as well, but no attachment of the application. */
export type StoredFileType = Attachment['type'] | 'RECEIPT'

export interface NewFile {
  readonly referenceNumber: number
  readonly organisationNumber: string
  readonly type: StoredFileType
  readonly filename: string
  readonly content: Uint8Array
  readonly createdAt: Date
}

export async function insertPdf(tx: Transaction, file: NewFile): Promise<string> {
  const content = Buffer.from(file.content)
  const [row] = await tx
    .insert(files)
    .values({ ...file, content, mimeType: 'application/pdf', size: content.length, sha256: sha256(content) })
    .returning({ id: files.id })
  if (row === undefined) throw new Error('An insert answered no row')
  return row.id
}

/** The newest document of a kind. */
export async function findFile(tx: Transaction, referenceNumber: number, type: StoredFileType) {
  const [row] = await tx
    .select({ filename: files.filename, mimeType: files.mimeType, content: files.content })
    .from(files)
    .where(and(eq(files.referenceNumber, referenceNumber), eq(files.type, type)))
    .orderBy(desc(files.createdAt))
    .limit(1)
  return row
}

export async function listAttachments(tx: Transaction, referenceNumber: number): Promise<Attachment[]> {
  const rows = await tx
    .select({
      id: files.id,
      type: files.type,
      filename: files.filename,
      mimeType: files.mimeType,
      size: files.size,
      sha256: files.sha256,
    })
    .from(files)
    .where(and(eq(files.referenceNumber, referenceNumber), inArray(files.type, [...attachmentTypes])))
    .orderBy(asc(files.createdAt))
  return rows.map((row) => attachmentSchema.parse(row))
}
