import { deleteAttachment } from '@eksport/api'
import { detachFile } from '../../acts/detach-file.ts'
import { route } from '../../http/route.ts'

export const deleteAttachmentRoute = route(deleteAttachment, async ({ tx, deps, session, params, now }) => {
  const { referenceNumber, attachmentId } = params
  await detachFile({ tx, referenceData: deps.referenceData, session, referenceNumber, attachmentId, now })
  return { body: undefined, audit: { attachmentId } }
})
