import {
  type Attachment,
  attachmentSchema,
  attachmentTypes,
  type FileScan,
  type Message,
  unfinishedScan,
} from '@eksport/domain'
import { and, asc, desc, eq, inArray, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { certificateIssues, files } from '../schema/case-records.ts'
import type { StoredApplication } from '../stored-application.ts'
import type { Transaction } from '../transaction.ts'
import { sha256 } from './hash-chain.ts'

/**
 * The types of stored files. Receipts, certificate messages, confirmed copies and access files are stored too, but are
 * not attachments of the application.
 */
export type StoredFileType =
  | Attachment['type']
  | 'RECEIPT'
  | 'ELECTRONIC_CERTIFICATE'
  | 'CONFIRMED_COPIES'
  | 'ACCESS_PDF'
  | 'ACCESS_ZIP'

export interface NewFile {
  readonly referenceNumber: number
  readonly organisationNumber: string
  readonly type: StoredFileType
  readonly filename: string
  readonly mimeType: string
  readonly content: Uint8Array
  readonly createdAt: Date
  /** The hash of the uploaded file, if only a converted version of it is kept [SEC-16]. */
  readonly originalSha256?: string
  /** The message, cancellation or submission that the file came with. */
  readonly belongsTo?: string
}

const answerPrefix = 'answer-to:'

/** What files of an unsent answer belong to; when it is sent, they are moved to its message. */
export const answerTo = (question: Message['id']): string => `${answerPrefix}${question}`

/** A stored file as readers see it. */
function toAttachment({
  belongsTo,
  scan,
  ...row
}: {
  readonly belongsTo: string | null
  readonly scan: FileScan | null
}): Attachment {
  const question = belongsTo?.startsWith(answerPrefix) ? belongsTo.slice(answerPrefix.length) : undefined
  return attachmentSchema.parse({ ...row, scan: unfinishedScan(scan), ...(question !== undefined && { question }) })
}

async function setBelongsTo(tx: Transaction, which: SQL | undefined, belongsTo: string): Promise<void> {
  await tx.update(files).set({ belongsTo }).where(which)
}

/** [ACT-08] Moves the files of an answer to the message that sends it. */
export async function moveAnswerFiles(
  tx: Transaction,
  referenceNumber: number,
  question: Message['id'],
  message: Message['id'],
): Promise<void> {
  const theirs = and(eq(files.referenceNumber, referenceNumber), eq(files.belongsTo, answerTo(question)))
  await setBelongsTo(tx, theirs, message)
}

/** What the files of a replacement's reason belong to. */
export const replacementFiles = 'replacement'

export async function insertFile(tx: Transaction, file: NewFile): Promise<Attachment['id']> {
  const content = Buffer.from(file.content)
  const [row] = await tx
    .insert(files)
    .values({ ...file, content, size: content.length, sha256: sha256(content) })
    .returning({ id: files.id })
  if (row === undefined) throw new Error('An insert answered no row')
  return row.id
}

export const insertPdf = (tx: Transaction, file: Omit<NewFile, 'mimeType'>): Promise<string> =>
  insertFile(tx, { ...file, mimeType: 'application/pdf' })

/** Stores the message of a certificate with the document attached to it and the issue of both. */
export const insertMessageFile = (
  tx: Transaction,
  { organisationNumber, document: { referenceNumber } }: StoredApplication,
  { filename, mimeType, content }: { readonly filename: string; readonly mimeType: string; readonly content: string },
  belongsTo: string,
  createdAt: Date,
): Promise<string> =>
  insertFile(tx, {
    referenceNumber,
    organisationNumber,
    type: 'ELECTRONIC_CERTIFICATE',
    filename,
    mimeType,
    content: Buffer.from(content),
    belongsTo,
    createdAt,
  })

/** Detaches the file of a voided print from its issue. The file is kept but no longer offered. */
export async function setPrintAside(tx: Transaction, referenceNumber: number): Promise<void> {
  await setBelongsTo(
    tx,
    and(eq(files.referenceNumber, referenceNumber), eq(files.type, 'HEALTH_CERTIFICATE')),
    'voided',
  )
}

const supersededScan = 'superseded'

/** Detaches a scan that a newer one replaces. The file is kept but no longer offered. */
export async function setScanAside(tx: Transaction, referenceNumber: number): Promise<void> {
  const scans = and(eq(files.referenceNumber, referenceNumber), eq(files.type, 'SCANNED_HEALTH_CERTIFICATE'))
  await setBelongsTo(tx, scans, supersededScan)
}

const issueFiles: readonly StoredFileType[] = [
  'ELECTRONICALLY_SIGNED_CERTIFICATE',
  'ELECTRONIC_CERTIFICATE',
  'HEALTH_CERTIFICATE',
]

/**
 * [CRT-09] Files of an issue count only while it is valid. Every reader of files uses this condition, so none can offer
 * a retired issue or a replaced scan.
 */
const isInForce = (tx: Transaction, referenceNumber: number) =>
  or(
    and(notInArray(files.type, [...issueFiles]), or(isNull(files.belongsTo), ne(files.belongsTo, supersededScan))),
    inArray(
      files.belongsTo,
      tx
        .select({ id: sql<string>`${certificateIssues.id}::text` })
        .from(certificateIssues)
        .where(and(eq(certificateIssues.referenceNumber, referenceNumber), isNull(certificateIssues.retiredAt))),
    ),
  )

/** The newest document of a type. */
export async function findFile(tx: Transaction, referenceNumber: number, type: StoredFileType) {
  const [row] = await tx
    .select({ filename: files.filename, content: files.content, scan: files.scan })
    .from(files)
    .where(and(eq(files.referenceNumber, referenceNumber), eq(files.type, type), isInForce(tx, referenceNumber)))
    .orderBy(desc(files.createdAt))
    .limit(1)
  return row && { ...row, scan: unfinishedScan(row.scan) }
}

/** Whether a document of a type is stored for this owner. */
export async function hasFileOf(tx: Transaction, type: StoredFileType, belongsTo: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.belongsTo, belongsTo), eq(files.type, type)))
    .limit(1)
  return row !== undefined
}

/** Those of the applications that have the signed file of a valid issue. */
export async function signedAndValid(tx: Transaction, referenceNumbers: readonly number[]): Promise<number[]> {
  if (referenceNumbers.length === 0) return []
  const rows = await tx
    .select({ referenceNumber: files.referenceNumber })
    .from(files)
    .innerJoin(certificateIssues, eq(sql`${certificateIssues.id}::text`, files.belongsTo))
    .where(
      and(
        inArray(files.referenceNumber, [...referenceNumbers]),
        eq(files.type, 'ELECTRONICALLY_SIGNED_CERTIFICATE'),
        isNull(certificateIssues.retiredAt),
      ),
    )
  return rows.map(({ referenceNumber }) => referenceNumber)
}

/** The file of an issue, even if it is no longer valid, to make copies of: the printed one, or else the signed one. */
export async function findIssuedFile(tx: Transaction, issueId: string) {
  const rows = await tx
    .select({ id: files.id, type: files.type, filename: files.filename, content: files.content })
    .from(files)
    .where(
      and(
        eq(files.belongsTo, issueId),
        inArray(files.type, ['HEALTH_CERTIFICATE', 'ELECTRONICALLY_SIGNED_CERTIFICATE']),
      ),
    )
    .orderBy(desc(files.createdAt))
  return rows.find(({ type }) => type === 'HEALTH_CERTIFICATE') ?? rows[0]
}

/** Every file of these types ever stored, without content, oldest first. */
export async function listFilesOfTypes(tx: Transaction, referenceNumber: number, types: readonly StoredFileType[]) {
  const { sha256: _, ...listed } = facts
  return tx
    .select({ ...listed, createdAt: files.createdAt })
    .from(files)
    .where(and(eq(files.referenceNumber, referenceNumber), inArray(files.type, [...types])))
    .orderBy(asc(files.createdAt), asc(files.filename))
}

/** The content of one file of a case. */
export async function readFile(tx: Transaction, referenceNumber: number, id: string): Promise<Buffer> {
  const [row] = await tx
    .select({ content: files.content })
    .from(files)
    .where(and(eq(files.referenceNumber, referenceNumber), eq(files.id, id)))
  if (row === undefined) throw new Error('A file that was listed is not there')
  return row.content
}

/** One of the two files of an access request. */
export async function findAccessFile(
  tx: Transaction,
  referenceNumber: number,
  { type, belongsTo }: { readonly type: 'ACCESS_PDF' | 'ACCESS_ZIP'; readonly belongsTo: string },
) {
  const [row] = await tx
    .select({ filename: files.filename, content: files.content })
    .from(files)
    .where(and(eq(files.referenceNumber, referenceNumber), eq(files.type, type), eq(files.belongsTo, belongsTo)))
  return row
}

/** The newest file of an order of copies. */
export async function findCopiesFile(tx: Transaction, referenceNumber: number, copyId: string) {
  const [row] = await tx
    .select({ filename: files.filename, content: files.content })
    .from(files)
    .where(
      and(eq(files.referenceNumber, referenceNumber), eq(files.type, 'CONFIRMED_COPIES'), eq(files.belongsTo, copyId)),
    )
    .orderBy(desc(files.createdAt))
    .limit(1)
  return row
}

/** The stored message of an issue, even if it is no longer valid: the message that withdraws it repeats its facts. */
export async function findMessageOf(tx: Transaction, issueId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ content: files.content })
    .from(files)
    .where(and(eq(files.belongsTo, issueId), eq(files.type, 'ELECTRONIC_CERTIFICATE')))
    .orderBy(desc(files.createdAt))
    .limit(1)
  return row && Buffer.from(row.content).toString('utf8')
}

const isAttachment = (tx: Transaction, referenceNumber: number) =>
  and(
    eq(files.referenceNumber, referenceNumber),
    inArray(files.type, [...attachmentTypes]),
    isInForce(tx, referenceNumber),
  )

export async function findAttachment(tx: Transaction, referenceNumber: number, id: string) {
  const [row] = await tx
    .select({
      type: files.type,
      filename: files.filename,
      mimeType: files.mimeType,
      content: files.content,
      createdAt: files.createdAt,
      belongsTo: files.belongsTo,
      scan: files.scan,
    })
    .from(files)
    .where(and(isAttachment(tx, referenceNumber), eq(files.id, id)))
  if (row === undefined) return undefined
  const { belongsTo, ...file } = row
  return {
    ...file,
    scan: unfinishedScan(row.scan),
    type: attachmentSchema.shape.type.parse(row.type),
    /** It belongs to an answer that is not sent yet. */
    isOfAnswer: belongsTo?.startsWith(answerPrefix) ?? false,
  }
}

export async function deleteFile(tx: Transaction, referenceNumber: number, id: string): Promise<void> {
  await tx.delete(files).where(and(eq(files.referenceNumber, referenceNumber), eq(files.id, id)))
}

const facts = {
  id: files.id,
  type: files.type,
  filename: files.filename,
  mimeType: files.mimeType,
  size: files.size,
  sha256: files.sha256,
  belongsTo: files.belongsTo,
  scan: files.scan,
}

/** Oldest first; `belongsTo` limits them to those of one message or cancellation. */
export async function listAttachments(
  tx: Transaction,
  referenceNumber: number,
  belongsTo?: string,
): Promise<Attachment[]> {
  const rows = await tx
    .select(facts)
    .from(files)
    .where(and(isAttachment(tx, referenceNumber), belongsTo === undefined ? undefined : eq(files.belongsTo, belongsTo)))
    .orderBy(asc(files.createdAt), asc(files.filename))
    .prepare(belongsTo === undefined ? 'attachments' : 'attachments of one')
    .execute()
  return rows.map(toAttachment)
}

/** All files of an application that may be offered, oldest first. */
export async function listFilesInForce(tx: Transaction, referenceNumber: number) {
  const { sha256: _, ...listed } = facts
  return tx
    .select({ ...listed, createdAt: files.createdAt })
    .from(files)
    .where(and(eq(files.referenceNumber, referenceNumber), isInForce(tx, referenceNumber)))
    .orderBy(asc(files.createdAt), asc(files.filename))
}

const messageFiles: StoredFileType[] = ['CLARIFICATION_RESPONSE_ATTACHMENT', 'MESSAGE_ATTACHMENT']

/** The files of all messages of an application, grouped by message. */
export async function listMessageAttachments(
  tx: Transaction,
  referenceNumber: number,
): Promise<ReadonlyMap<Message['id'], Attachment[]>> {
  const rows = await tx
    .select(facts)
    .from(files)
    .where(and(isAttachment(tx, referenceNumber), inArray(files.type, messageFiles)))
    .orderBy(asc(files.filename))
  const byMessage = new Map<Message['id'], Attachment[]>()
  for (const row of rows) {
    const { belongsTo } = row
    if (belongsTo === null) continue
    byMessage.set(belongsTo, [...(byMessage.get(belongsTo) ?? []), toAttachment(row)])
  }
  return byMessage
}
