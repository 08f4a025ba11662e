import { noticeChoicesSchema, noticeKinds } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'

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
