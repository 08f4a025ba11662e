import { getAttachment } from '@eksport/api'
import type { Attachment } from '@eksport/domain'
import { saveFile } from '@eksport/portal/browser/save-file.ts'
import { api } from '@eksport/portal/server/api.ts'
import { useCallback } from 'react'
import { useOrganisation } from '../organisation.ts'

/** [DET-13] Fetches an attachment of an application for display. */
export function useFetchAttachment() {
  const { organisationNumber } = useOrganisation()
  return useCallback(
    ({ id }: Attachment, referenceNumber: number, { signal }: { signal: AbortSignal }) =>
      api.call(getAttachment, { params: { organisationNumber, referenceNumber, attachmentId: id }, signal }),
    [organisationNumber],
  )
}

/** Downloads an attachment of a message. */
export function useAttachmentDownload(referenceNumber: number) {
  const fetchAttachment = useFetchAttachment()
  return useCallback(
    async (attachment: Attachment) => {
      const { signal } = new AbortController()
      saveFile(await fetchAttachment(attachment, referenceNumber, { signal }), attachment.filename)
    },
    [fetchAttachment, referenceNumber],
  )
}
