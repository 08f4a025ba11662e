import { type ApplicationAnswer, deleteAttachment, uploadAttachment } from '@eksport/api'
import type { Attachment, UploadedType } from '@eksport/domain'
import { sendingId } from '@eksport/portal/journal/kept-files.ts'
import { api, clientOver } from '@eksport/portal/server/api.ts'
import { fetchWithProgress } from '@eksport/portal/server/fetch-with-progress.ts'
import { unlessGone } from '@eksport/portal/server/is-api-error.ts'
import type { SendFile } from '@eksport/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { applicationQuery } from '#src/lib/application/application-query.ts'
import { useOrganisation } from '#src/lib/organisation.ts'

/**
 * [WIZ-16] Uploads and deletes the attachments of a draft, and the files in the answer to a question in it, and updates the cached draft.
 */
export function useAttachments(
  referenceNumber: number,
  attachmentType: UploadedType = 'APPLICATION_ATTACHMENT',
  question?: string,
) {
  const queries = useQueryClient()
  const { organisationNumber } = useOrganisation()
  return useMemo(() => {
    const params = { organisationNumber, referenceNumber }
    const { queryKey } = applicationQuery(organisationNumber, referenceNumber)
    const change = (next: (attachments: readonly Attachment[]) => Attachment[]) =>
      queries.setQueryData(queryKey, (known: ApplicationAnswer | undefined) => {
        if (known === undefined) return known
        const { attachments = [], ...application } = known.application
        return { ...known, application: { ...application, attachments: next(attachments) } }
      })
    const upload: SendFile<string> = async (file, { signal, onProgress }) => {
      const attachment = await clientOver(fetchWithProgress(onProgress)).call(uploadAttachment, {
        params,
        body: { attachment: [file], attachmentType, ...(question !== undefined && { question }) },
        idempotencyKey: sendingId(file),
        signal,
      })
      change((attachments) => [...attachments.filter(({ id }) => id !== attachment.id), attachment])
      return attachment.id
    }
    const remove = async (attachmentId: string) => {
      await unlessGone(api.call(deleteAttachment, { params: { ...params, attachmentId } }))
      change((attachments) => attachments.filter(({ id }) => id !== attachmentId))
    }
    return { upload, remove }
  }, [queries, organisationNumber, referenceNumber, attachmentType, question])
}
