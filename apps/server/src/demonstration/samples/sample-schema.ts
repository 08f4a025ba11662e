import { messageTypes } from '@eksport/domain'
import { z } from 'zod'
import { applicationDocumentSchema } from '../../application/application-document.ts'

const fileSchema = z.object({
  baseDate: z.iso.date(),
  applications: z.array(z.looseObject({})),
})

const messageSchema = z.looseObject({
  messageType: z.enum(messageTypes),
  message: z.string(),
  createdTime: z.iso.datetime({ offset: true }),
})

/** The file of samples before its dates are moved. */
export const parseSampleFile = (text: string) => fileSchema.parse(JSON.parse(text))

/** One sample: the application and its messages. Files are named in it but do not exist, so they are left out. */
export function parseSample(value: unknown) {
  const {
    messages,
    attachments: _,
    ...application
  } = z.looseObject({ messages: z.array(messageSchema).default([]), attachments: z.unknown() }).parse(value)
  return { document: applicationDocumentSchema.parse({ version: 1, revision: 1, ...application }), messages }
}

export type Sample = ReturnType<typeof parseSample>
