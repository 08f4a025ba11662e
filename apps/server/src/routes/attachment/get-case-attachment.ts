import { getCaseAttachment } from '@eksport/api'
import { route } from '../../http/route.ts'
import { getAttachment } from '../../queries/get-attachment.ts'

export const getCaseAttachmentRoute = route(getCaseAttachment, async ({ params, ...call }) => ({
  body: await getAttachment({ ...call, referenceNumber: params.referenceNumber, id: params.attachmentId }),
  audit: { attachmentId: params.attachmentId },
}))
