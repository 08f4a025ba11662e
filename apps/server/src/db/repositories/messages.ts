import { type Message, messageSchema } from '@eksport/domain'
import { desc, eq } from 'drizzle-orm'
import { messages } from '../schema/case-records.ts'
import type { Transaction } from '../transaction.ts'
import { listMessageAttachments } from './files.ts'

export interface NewMessage {
  readonly referenceNumber: number
  readonly organisationNumber: string
  readonly messageType: Message['messageType']
  readonly message: string
  readonly senderRole: 'INNSENDER' | 'BEHANDLER'
  readonly senderName: string | null
  readonly answerTo?: Message['id'] | undefined
  readonly createdAt: Date
}

export async function insertMessage(tx: Transaction, message: NewMessage): Promise<Message['id']> {
  const [row] = await tx.insert(messages).values(message).returning({ id: messages.id })
  if (row === undefined) throw new Error('An insert answered no row')
  return row.id
}

/** Newest first, each with its files. */
export async function listMessages(tx: Transaction, referenceNumber: number): Promise<Message[]> {
  const attached = await listMessageAttachments(tx, referenceNumber)
  const rows = await tx
    .select()
    .from(messages)
    .where(eq(messages.referenceNumber, referenceNumber))
    .orderBy(desc(messages.createdAt), desc(messages.position))
  return rows.map((row) =>
    messageSchema.parse({
      id: row.id,
      messageType: row.messageType,
      message: row.message,
      createdTime: row.createdAt.toISOString(),
      sender: { role: row.senderRole, ...(row.senderName === null ? {} : { name: row.senderName }) },
      attachments: attached.get(row.id) ?? [],
      ...(row.answerTo === null ? {} : { answerTo: row.answerTo }),
    }),
  )
}
