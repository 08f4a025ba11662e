import { messageTypes } from '@eksport/domain'
import { z } from 'zod'
import { applicationDocumentSchema } from '../../db/application-document.ts'

const fileSchema = z.object({ baseDate: z.iso.date(), applications: z.array(z.looseObject({})) })

const messageSchema = z.looseObject({
  messageType: z.enum(messageTypes),
  message: z.string(),
  createdTime: z.iso.datetime({ offset: true }),
})

/** Parses the file of samples, before its dates are shifted. */
export const parseSampleFile = (text: string) => fileSchema.parse(JSON.parse(text))

const attachmentSchema = z.looseObject({ type: z.string(), filename: z.string() })

const surroundingsSchema = z.looseObject({
  messages: z.array(messageSchema).default([]),
  attachments: z.array(attachmentSchema).default([]),
})

/** Parses one sample: the application, its messages, and the names of its files, whose content is not included. */
export function parseSample(value: unknown) {
  const { messages, attachments, ...application } = surroundingsSchema.parse(value)
  const document = applicationDocumentSchema.parse({ version: 1, revision: 1, ...application })
  return { document, messages, attachments }
}

export type Sample = ReturnType<typeof parseSample>
