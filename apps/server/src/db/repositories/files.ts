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

/** A receipt, the message of a certificate, copies of it and what was given out of a case are stored documents as well, but no attachments of the application. */
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
  /** Of the file that was sent, where this is what is kept of one [SEC-16]. */
  readonly originalSha256?: string
  /** The message, cancellation or submission that it came with. */
  readonly belongsTo?: string
}

const answerPrefix = 'answer-to:'

/** What the files of an answer belong to while it is being written: with it they become those of its message. */
export const answerTo = (question: Message['id']): string => `${answerPrefix}${question}`

/** A stored file as readers are told of it. */
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

/** [ACT-08] The files that were put to an answer become those of the message that gives it. */
export async function moveAnswerFiles(
  tx: Transaction,
  referenceNumber: number,
  question: Message['id'],
  message: Message['id'],
): Promise<void> {
  const theirs = and(eq(files.referenceNumber, referenceNumber), eq(files.belongsTo, answerTo(question)))
  await setBelongsTo(tx, theirs, message)
}

/** What the files of a replacement belong to: those that came with its reason. */
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

/** Keeps the message of a certificate beside the document that it is attached to, with the issue that both belong to. */
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

/** Takes the file of a print that was voided away from its issue: it stays, and is not offered any more. */
export async function setPrintAside(tx: Transaction, referenceNumber: number): Promise<void> {
  await setBelongsTo(
    tx,
    and(eq(files.referenceNumber, referenceNumber), eq(files.type, 'HEALTH_CERTIFICATE')),
    'voided',
  )
}

const supersededScan = 'superseded'

/** Takes a scan out of the place that a newer one has: it stays, and is not offered any more. */
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
 * [CRT-09] What was issued is there while its issue is valid; nothing that reads files can offer a retired one, or a scan that a
 * newer one has taken the place of.
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

/** The newest document of a kind. */
export async function findFile(tx: Transaction, referenceNumber: number, type: StoredFileType) {
  const [row] = await tx
    .select({ filename: files.filename, content: files.content, scan: files.scan })
    .from(files)
    .where(and(eq(files.referenceNumber, referenceNumber), eq(files.type, type), isInForce(tx, referenceNumber)))
    .orderBy(desc(files.createdAt))
    .limit(1)
  return row && { ...row, scan: unfinishedScan(row.scan) }
}

/** Whether a document of a kind has been kept for what it belongs to. */
export async function hasFileOf(tx: Transaction, type: StoredFileType, belongsTo: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.belongsTo, belongsTo), eq(files.type, type)))
    .limit(1)
  return row !== undefined
}

/** Which of these applications have the signed file of a valid issue. */
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

/** The file of an issue that is copied, also when the issue is no longer valid: what was printed, or else what was signed. */
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

/** Every file of these types that was ever kept, without its content, oldest first. */
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

/** What was given out of a case at one time, as one of the two files. */
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

/** The newest file of copies of an order. */
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

/** The message of an issue as it was kept, also when the issue is no longer valid: its receiver is told of that with the same facts. */
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
    /** It is put to an answer that is being written. */
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

/** Oldest first; `belongsTo` narrows them to those of one message or cancellation. */
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
  return rows.map(toAttachment)
}

/** All that can be offered of an application, oldest first. */
export async function listFilesInForce(tx: Transaction, referenceNumber: number) {
  const { sha256: _, ...listed } = facts
  return tx
    .select({ ...listed, createdAt: files.createdAt })
    .from(files)
    .where(and(eq(files.referenceNumber, referenceNumber), isInForce(tx, referenceNumber)))
    .orderBy(asc(files.createdAt), asc(files.filename))
}

const messageFiles: StoredFileType[] = ['CLARIFICATION_RESPONSE_ATTACHMENT', 'MESSAGE_ATTACHMENT']

/** The files of all messages of an application, by the message that they came with. */
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
