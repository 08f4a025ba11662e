import { type Application, uploadLimits } from '@eksport/domain'
import { fieldKey, useKeptFiles } from '@eksport/portal/journal/use-kept-files.ts'
import { UploadWidget } from '@eksport/ui'
import { useEffect, useEffectEvent } from 'react'
import { answerFilesOf } from '#src/lib/clarification/kept-answer.ts'
import { useJournalKey } from '#src/lib/use-journal-key.ts'

interface AnswerFilesProps {
  readonly application: Pick<Application, 'referenceNumber'>
  /** Id of the message that asks. */
  readonly question: string
  readonly label: string
  readonly onFiles: (files: readonly File[]) => void
}

/** Files for the answer to a question; like its text, they are kept in this browser until it is sent. */
export function AnswerFiles({ application, question, label, onFiles }: AnswerFilesProps) {
  const { left, keep } = useKeptFiles(useJournalKey(application.referenceNumber), answerFilesOf(question))
  const tell = useEffectEvent(onFiles)
  useEffect(() => {
    if (left !== undefined && left.length > 0) tell(left.flatMap(({ file }) => file ?? []))
  }, [left])
  return (
    <UploadWidget<string>
      key={fieldKey(left)}
      label={label}
      mode="multiple"
      optional
      {...uploadLimits('CLARIFICATION_RESPONSE_ATTACHMENT')}
      checkContent
      disabled={left === undefined}
      defaultFiles={left ?? []}
      onFilesChange={(items) => {
        keep(items)
        onFiles(items.flatMap(({ file }) => file ?? []))
      }}
      className="mt-5"
    />
  )
}
