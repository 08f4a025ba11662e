import { type Attachment, uploadLimits } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { type UploadItem, type UploadStatus, UploadWidget } from '@eksport/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { applicationQuery } from '#src/lib/application/application-query.ts'
import { useOrganisation } from '#src/lib/organisation.ts'
import { refusalWords, useAttachments } from '../api/attachments.ts'
import { useDraft } from '../draft/draft-context.ts'
import { summaryTexts as texts } from '../summary.texts.ts'

const itemOf = ({ id, filename, size = 0 }: Attachment): UploadItem<string> => ({ id, name: filename, size, ref: id })

/** What is stored already; the draft's own copy is as old as the page, the cache follows every upload. */
function useStored(): UploadItem<string>[] {
  const queries = useQueryClient()
  const { organisationNumber } = useOrganisation()
  const { application } = useDraft()
  const [stored] = useState(() => {
    const known = queries.getQueryData(applicationQuery(organisationNumber, application.referenceNumber).queryKey)
    return (known?.application ?? application).attachments ?? []
  })
  return stored.filter(({ type }) => type === 'APPLICATION_ATTACHMENT').map(itemOf)
}

interface AttachmentsFieldProps {
  /** Files that are on their way or were refused hold the application back. */
  readonly onStatusChange: (status: UploadStatus) => void
}

/** [WIZ-16] Papers for the caseworker; each is stored as soon as it is chosen. */
export function AttachmentsField({ onStatusChange }: AttachmentsFieldProps) {
  const say = useText()
  const { application } = useDraft()
  const { upload, remove } = useAttachments(application.referenceNumber)
  const stored = useStored()
  return (
    <UploadWidget<string>
      label={say(texts.attachments)}
      hint={say(texts.attachmentsHint)}
      mode="multiple"
      optional
      {...uploadLimits('APPLICATION_ATTACHMENT')}
      checkContent
      defaultFiles={stored}
      upload={upload}
      remove={({ ref }) => (ref === undefined ? Promise.resolve() : remove(ref))}
      getServerMessage={refusalWords}
      onStatusChange={onStatusChange}
      className="max-w-form"
    />
  )
}
