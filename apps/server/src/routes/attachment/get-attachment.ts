import { getAttachment } from '@eksport/api'
import { route } from '../../http/route.ts'
import { getAttachment as readAttachment } from '../../use-cases/get-attachment.ts'

export const getAttachmentRoute = route(getAttachment, async ({ tx, params }) => ({
  body: await readAttachment(tx, params.referenceNumber, params.attachmentId),
  audit: { attachmentId: params.attachmentId },
}))
