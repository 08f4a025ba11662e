import { deleteAttachment, getAttachment, getCaseAttachment, uploadAttachment } from '@eksport/api'
import { attachFile, readAttached } from '../../acts/attach-file.ts'
import { detachFile } from '../../acts/detach-file.ts'
import { preparedRoute, route } from '../../http/route.ts'
import { getAttachment as readAttachment } from '../../queries/get-attachment.ts'

export const deleteAttachmentRoute = route(deleteAttachment, async ({ tx, deps, session, params, now }) => {
  const { referenceNumber, attachmentId } = params
  await detachFile({ tx, referenceData: deps.referenceData, session, referenceNumber, attachmentId, now })
  return { body: undefined, audit: { attachmentId } }
})

export const getAttachmentRoute = route(getAttachment, async ({ params, ...call }) => ({
  body: await readAttachment({ ...call, referenceNumber: params.referenceNumber, id: params.attachmentId }),
  audit: { attachmentId: params.attachmentId },
}))

export const getCaseAttachmentRoute = route(getCaseAttachment, async ({ params, ...call }) => ({
  body: await readAttachment({ ...call, referenceNumber: params.referenceNumber, id: params.attachmentId }),
  audit: { attachmentId: params.attachmentId },
}))

function onlyFile([file]: readonly File[]): File {
  // The contract requires one.
  if (file === undefined) throw new TypeError('A parsed body without its file')
  return file
}

export const uploadAttachmentRoute = preparedRoute(
  uploadAttachment,
  async ({ deps, body }) => readAttached(deps.inspector, body.attachmentType, onlyFile(body.attachment)),
  async ({ tx, deps, session, params: { referenceNumber }, body, now }, reading) => {
    const { attachmentType: type, question } = body
    const file = onlyFile(body.attachment)
    const { referenceData } = deps
    const about = { file, type, question, reading }
    const attachment = await attachFile({ tx, referenceData, deps, session, referenceNumber, ...about, now })
    return { body: attachment, audit: { attachmentId: attachment.id, type } }
  },
)
