import { noticeChoicesSchema, noticeKinds, noticeSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint, emptyResponse } from './endpoint/define-endpoint.ts'

const noticeListSchema = z.object({
  /** Newest first, at most fifty. */
  notices: z.array(noticeSchema),
  /** Number of all unread notices, including those not in the list. */
  unread: z.number().int(),
})

export type NoticeList = z.infer<typeof noticeListSchema>

/** [ACT-13] The person's notices: an exporter's for the chosen organisation, an officer's for all their cases. */
export const listNotices = defineEndpoint({
  method: 'GET',
  path: '/api/varsler',
  summary: 'Mine varsler',
  audiences: ['submitter', 'caseworker'],
  access: 'person',
  response: noticeListSchema,
})

/** Marks notices as read: those named, or all. */
export const markNoticesRead = defineEndpoint({
  method: 'POST',
  path: '/api/varsler/lest',
  summary: 'Merk varsler som lest',
  audiences: ['submitter', 'caseworker'],
  access: 'person',
  body: z.strictObject({ ids: z.array(z.uuid()).max(50).optional() }),
  response: emptyResponse,
})

const settingsSchema = noticeChoicesSchema.extend({
  /** [SEC-04] Required by the next change; 0 before the first. */
  version: z.number().int(),
  /** Every kind that this person may receive. */
  kinds: z.array(z.enum(noticeKinds)),
  /** The address to which mail is sent; null where none is known. */
  mail: z.string().nullable(),
})

export type NoticeSettings = z.infer<typeof settingsSchema>

/** The person's settings for notices. */
export const getNoticeSettings = defineEndpoint({
  method: 'GET',
  path: '/api/varsler/innstillinger',
  summary: 'Innstillinger for varsler',
  audiences: ['submitter', 'caseworker'],
  access: 'person',
  response: settingsSchema,
})

/** Sets what is sent by mail, and in which language. */
export const saveNoticeSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/varsler/innstillinger',
  summary: 'Lagre innstillinger for varsler',
  audiences: ['submitter', 'caseworker'],
  access: 'person',
  body: noticeChoicesSchema,
  response: settingsSchema,
  ifMatch: true,
  idempotent: true,
})
