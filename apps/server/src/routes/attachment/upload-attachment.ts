import { uploadAttachment } from '@eksport/api'
import { attachFile, readAttached } from '../../acts/attach-file.ts'
import { preparedRoute } from '../../http/route.ts'

function onlyFile([file]: readonly File[]): File {
  // The contract asks for one.
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
