import { getAttachment } from '@eksport/api'
import { getAttachment as readAttachment } from '../../acts/get-attachment.ts'
import { route } from '../../http/route.ts'

export const getAttachmentRoute = route(getAttachment, async ({ tx, params }) => ({
  body: await readAttachment(tx, params.referenceNumber, params.attachmentId),
  audit: { attachmentId: params.attachmentId },
}))
