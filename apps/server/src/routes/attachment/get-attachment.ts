import { getAttachment } from '@eksport/api'
import { route } from '../../http/route.ts'
import { getAttachment as readAttachment } from '../../queries/get-attachment.ts'

export const getAttachmentRoute = route(getAttachment, async ({ params, ...call }) => ({
  body: await readAttachment({ ...call, referenceNumber: params.referenceNumber, id: params.attachmentId }),
  audit: { attachmentId: params.attachmentId },
}))
