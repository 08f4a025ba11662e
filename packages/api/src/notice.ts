import { noticeChoicesSchema, noticeKinds, noticeSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint, emptyResponse } from './endpoint/define-endpoint.ts'

const noticeListSchema = z.object({
  /** Newest first, fifty at most. */
  notices: z.array(noticeSchema),
  /** Of all, also those that the list has no room for. */
  unread: z.number().int(),
})

export type NoticeList = z.infer<typeof noticeListSchema>

/** [ACT-13] What the person has been told: an exporter for the chosen organisation, an officer for all their cases. */
export const listNotices = defineEndpoint({
  method: 'GET',
  path: '/api/varsler',
  summary: 'Mine varsler',
  audiences: ['submitter', 'caseworker'],
  access: 'person',
  response: noticeListSchema,
})

/** Marks notices as read: those named, or all that are unread. */
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
  /** [SEC-04] What the next choice must have seen; 0 before the first. */
  version: z.number().int(),
  /** Every kind that this person may get. */
  kinds: z.array(z.enum(noticeKinds)),
  /** Where mail goes; nothing where no address is known. */
  mail: z.string().nullable(),
})

export type NoticeSettings = z.infer<typeof settingsSchema>

/** What the person has chosen about notices. */
export const getNoticeSettings = defineEndpoint({
  method: 'GET',
  path: '/api/varsler/innstillinger',
  summary: 'Innstillinger for varsler',
  audiences: ['submitter', 'caseworker'],
  access: 'person',
  response: settingsSchema,
})

/** Chooses what comes by mail, and in which language. */
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
