import { deleteAttachment } from '@eksport/api'
import { detachFile } from '../../acts/detach-file.ts'
import { route } from '../../http/route.ts'

export const deleteAttachmentRoute = route(deleteAttachment, async ({ tx, deps, session, params }) => {
  const { referenceNumber, attachmentId } = params
  await detachFile({ tx, referenceData: deps.referenceData, session, referenceNumber, attachmentId })
  return { body: undefined, audit: { attachmentId } }
})
