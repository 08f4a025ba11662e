import { type Attachment, type UploadedType, uploadLimits } from '@eksport/domain'
import { useFollowedFiles } from '@eksport/portal/journal/use-followed-files.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { type UploadStatus, UploadWidget } from '@eksport/ui'
import { refusalMessage } from '@eksport/ui/certificate'
import { useEffect, useEffectEvent, useState } from 'react'
import { answerFilesOf } from '#src/lib/clarification/kept-answer.ts'
import { useJournalKey } from '#src/lib/use-journal-key.ts'
import { useAttachments } from '../draft/api/attachments.ts'
import { useStored } from '../draft/draft-context.ts'
import { summaryTexts as texts } from './summary.texts.ts'

interface StoredFilesProps {
  readonly label: string
  readonly hint?: string
  readonly type: UploadedType
  /** Id of the message whose answer the files belong to. */
  readonly question?: string
  /** Reports files in flight, refused or not uploaded, which block submission. */
  readonly onStatusChange: (status: UploadStatus) => void
}

const still: UploadStatus = { sending: 0, refused: 0 }

/** Files that are stored as soon as they are chosen. */
function StoredFiles({ type, question, onStatusChange, ...words }: StoredFilesProps) {
  const { application } = useStored()
  const { upload, remove } = useAttachments(application.referenceNumber, type, question)
  const isShown = ({ type: other, question: of }: Attachment) => other === type && of === question
  const key = useJournalKey(application.referenceNumber)
  const fieldName = question === undefined ? type : answerFilesOf(question)
  const { items, field } = useFollowedFiles(key, fieldName, application.attachments ?? [], { isShown, remove })
  const [status, setStatus] = useState(still)
  const unsent = items.filter(({ file, ref }) => file !== undefined && ref === undefined).length
  const { sending } = status
  // A file that failed to upload is not part of the application, so it counts as refused: the sender must notice it before submitting.
  const refused = Math.max(status.refused, unsent - sending)
  const tell = useEffectEvent(onStatusChange)
  useEffect(() => tell({ sending, refused }), [sending, refused])
  return (
    <UploadWidget<string>
      {...words}
      {...field.props}
      key={field.key}
      mode="multiple"
      optional
      {...uploadLimits(type)}
      checkContent
      upload={upload}
      getServerMessage={refusalMessage}
      onStatusChange={setStatus}
      className="max-w-form"
    />
  )
}

/** [WIZ-16] Documents for the caseworker. */
export function AttachmentsField({ onStatusChange }: Pick<StoredFilesProps, 'onStatusChange'>) {
  const say = useText()
  const words = { label: say(texts.attachments), hint: say(texts.attachmentsHint) }
  return <StoredFiles type="APPLICATION_ATTACHMENT" onStatusChange={onStatusChange} {...words} />
}

type AnswerFilesProps = Pick<StoredFilesProps, 'label' | 'onStatusChange'> & { readonly question: string }

/** [ACT-08] The files of an answer; the caseworker sees them once it is sent. */
export const AnswerFiles = (props: AnswerFilesProps) => (
  <StoredFiles type="CLARIFICATION_RESPONSE_ATTACHMENT" {...props} />
)
