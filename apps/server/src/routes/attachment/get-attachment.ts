import { getAttachment } from '@eksport/api'
import { getAttachment as readAttachment } from '../../acts/get-attachment.ts'
import { route } from '../../http/route.ts'

export const getAttachmentRoute = route(getAttachment, async ({ params, ...call }) => ({
  body: await readAttachment({ ...call, referenceNumber: params.referenceNumber, id: params.attachmentId }),
  audit: { attachmentId: params.attachmentId },
}))
