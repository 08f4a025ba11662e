import { noticeSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'

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
