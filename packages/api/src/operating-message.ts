import { instantSchema, messageLevels } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from './endpoint/define-endpoint.ts'
import { administrationV3 } from './endpoint/paths.ts'

const messageTextsSchema = z.object({ nb: z.string(), nn: z.string(), en: z.string() })

/** A message to all users, in the requested language and in all; the description is HTML with a few harmless elements. */
const operatingMessageSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  titles: messageTextsSchema,
  descriptions: messageTextsSchema,
  type: z.enum(messageLevels),
  hideable: z.boolean(),
  /** [CW-03] Whether officers see it too; otherwise only the exporters' app shows it. */
  forOfficers: z.boolean(),
  lastUpdated: instantSchema,
  effectiveFrom: instantSchema,
  expiresAt: instantSchema.optional(),
})

export type OperatingMessage = z.infer<typeof operatingMessageSchema>

/** The current messages. No messages are 204 on the wire and an empty list here. */
export const listOperatingMessages = defineEndpoint({
  method: 'GET',
  path: '/api/driftsmeldinger',
  summary: 'Driftsmeldinger',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  response: z.array(operatingMessageSchema).default([]),
})

const managedMessagesV3 = `${administrationV3}/driftsmeldinger` as const

const managedMessageParams = z.object({ messageId: z.string().min(1).max(100) })

/** A text that is too long to be published is refused at its field, in words; this only limits what is read. */
const texts = (max: number) =>
  z.strictObject({ nb: z.string().max(max), nn: z.string().max(max), en: z.string().max(max) })

/** [CW-03] A message as an officer writes it; a language that was not written is empty. */
const newMessageSchema = z.strictObject({
  title: texts(1000),
  /** The source, with `**bold**`, `*italics*`, `[words](https://…)`, and lists of lines that begin with `-` or `1.`. */
  text: texts(20_000),
  type: z.enum(messageLevels),
  hideable: z.boolean(),
  forOfficers: z.boolean(),
  effectiveFrom: instantSchema,
  expiresAt: instantSchema.optional(),
})

export type NewMessage = z.infer<typeof newMessageSchema>

/** [CW-03] A message with what its publishers see, also before it is shown and after. */
export const managedMessageSchema = z.object({
  ...newMessageSchema.omit({ text: true }).shape,
  /** The HTML made from its text. */
  description: texts(100_000),
  id: z.string(),
  /** [SEC-04] Required by the next change. */
  version: z.number().int(),
  lastUpdated: instantSchema,
  /** Who last wrote it; absent for a message that came with the product. */
  changedBy: z.string().optional(),
  /** When it was taken down. */
  withdrawnAt: instantSchema.optional(),
})

export type ManagedMessage = z.infer<typeof managedMessageSchema>

/** [CW-03] Every message, shown or not, those that begin last first. */
export const listManagedMessages = defineEndpoint({
  method: 'GET',
  path: managedMessagesV3,
  summary: 'Alle driftsmeldinger',
  audiences: ['caseworker'],
  access: 'person',
  response: z.array(managedMessageSchema),
})

/** [CW-03] Publishes a message, which is shown from its start time. */
export const publishMessage = defineEndpoint({
  method: 'POST',
  path: managedMessagesV3,
  summary: 'Publiser en driftsmelding',
  audiences: ['caseworker'],
  access: 'person',
  body: newMessageSchema,
  response: managedMessageSchema,
  status: 201,
  idempotent: true,
})

/** [CW-03] [SEC-04] Changes a message. One that was taken down is published again. */
export const changeMessage = defineEndpoint({
  method: 'PUT',
  path: `${managedMessagesV3}/:messageId`,
  summary: 'Endre en driftsmelding',
  audiences: ['caseworker'],
  access: 'person',
  params: managedMessageParams,
  body: newMessageSchema,
  response: managedMessageSchema,
  ifMatch: true,
  idempotent: true,
})

/** [CW-03] [SEC-04] Takes a message down for all readers; its text is kept. */
export const takeDownMessage = defineEndpoint({
  method: 'DELETE',
  path: `${managedMessagesV3}/:messageId`,
  summary: 'Ta ned en driftsmelding',
  audiences: ['caseworker'],
  access: 'person',
  params: managedMessageParams,
  response: managedMessageSchema,
  ifMatch: true,
  idempotent: true,
})
