import { type Attachment, type UploadedType, uploadLimits } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { type UploadItem, type UploadStatus, UploadWidget } from '@eksport/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { applicationQuery } from '#src/lib/application/application-query.ts'
import { fieldKey, useKeptFiles, withLeft } from '#src/lib/journal/use-kept-files.ts'
import { useOrganisation } from '#src/lib/organisation.ts'
import { useAttachments } from '../api/attachments.ts'
import { useDraft } from '../draft/draft-context.ts'
import { summaryTexts as texts } from '../summary.texts.ts'

const itemOf = ({ id, filename, size = 0 }: Attachment): UploadItem<string> => ({ id, name: filename, size, ref: id })

/** What is stored already; the draft's own copy is as old as the page, the cache follows every upload. */
function useStored(isShown: (attachment: Attachment) => boolean): UploadItem<string>[] {
  const queries = useQueryClient()
  const { organisationNumber } = useOrganisation()
  const { application } = useDraft()
  const [stored] = useState(() => {
    const known = queries.getQueryData(applicationQuery(organisationNumber, application.referenceNumber).queryKey)
    return (known?.application ?? application).attachments ?? []
  })
  return stored.filter(isShown).map(itemOf)
}

interface StoredFilesProps {
  readonly label: string
  readonly hint?: string
  readonly type: UploadedType
  /** The message whose question the files belong to the answer of. */
  readonly question?: string
  /** Files that are on their way, were refused or did not arrive hold the application back. */
  readonly onStatusChange: (status: UploadStatus) => void
}

const still: UploadStatus = { sending: 0, refused: 0 }

/** Files that are stored as soon as they are chosen. */
function StoredFiles({ type, question, onStatusChange, ...words }: StoredFilesProps) {
  const { application } = useDraft()
  const { upload, remove } = useAttachments(application.referenceNumber, type, question)
  const stored = useStored((attachment) => attachment.type === type && attachment.question === question)
  const { left, keep } = useKeptFiles(
    application.referenceNumber,
    question === undefined ? type : `${type} ${question}`,
  )
  const [status, setStatus] = useState(still)
  const [items, setItems] = useState<readonly UploadItem<string>[]>()
  const unsent = (items ?? left ?? []).filter(({ file, ref }) => file !== undefined && ref === undefined).length
  const { sending } = status
  // A file that did not arrive is none of the application's, whatever kept it: who sends must have seen that it stays behind.
  const refused = Math.max(status.refused, unsent - sending)
  const tell = useEffectEvent(onStatusChange)
  useEffect(() => tell({ sending, refused }), [sending, refused])
  return (
    <UploadWidget<string>
      {...words}
      key={fieldKey(left)}
      mode="multiple"
      optional
      {...uploadLimits(type)}
      checkContent
      disabled={left === undefined}
      defaultFiles={withLeft(stored, left)}
      onFilesChange={(next) => {
        setItems(next)
        keep(next)
      }}
      upload={upload}
      remove={({ ref }) => (ref === undefined ? Promise.resolve() : remove(ref))}
      onStatusChange={setStatus}
      className="max-w-form"
    />
  )
}

/** [WIZ-16] Papers for the caseworker. */
export function AttachmentsField({ onStatusChange }: Pick<StoredFilesProps, 'onStatusChange'>) {
  const say = useText()
  const words = { label: say(texts.attachments), hint: say(texts.attachmentsHint) }
  return <StoredFiles type="APPLICATION_ATTACHMENT" onStatusChange={onStatusChange} {...words} />
}

type AnswerFilesProps = Pick<StoredFilesProps, 'label' | 'onStatusChange'> & { readonly question: string }

/** [ACT-08] Files of an answer; the caseworker sees them when it is sent. */
export const AnswerFiles = (props: AnswerFilesProps) => (
  <StoredFiles type="CLARIFICATION_RESPONSE_ATTACHMENT" {...props} />
)
