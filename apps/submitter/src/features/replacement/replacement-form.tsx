import {
  type Attachment,
  type ReplacementAnswers,
  replacementReasonEntries,
  replacementSections,
  uploadLimits,
  waivesFee,
} from '@eksport/domain'
import type { Answers } from '@eksport/forms'
import { BegunBefore } from '@eksport/portal/journal/begun-before.tsx'
import type { Journal } from '@eksport/portal/journal/journal.ts'
import { useBegunAnswers } from '@eksport/portal/journal/use-begun-answers.ts'
import { useBegunFiles } from '@eksport/portal/journal/use-begun-files.ts'
import { storedItem } from '@eksport/portal/journal/use-followed-files.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, StepForm, UploadWidget } from '@eksport/ui'
import { useState } from 'react'
import { LeaveGuard } from '#src/lib/leave-guard.tsx'
import { useJournalKey } from '#src/lib/use-journal-key.ts'
import { replacementTexts as texts } from '../../draft/replacement.texts.ts'
import { useSurroundings } from '../../draft/use-surroundings.ts'
import { type ReplacementRequest, replacementFilesField } from './api/replacement.ts'

interface ReplacementFormProps {
  readonly id: string
  /** The application under which new files are kept in this browser until they are sent. */
  readonly referenceNumber: number
  /** What was written here earlier and exists only in this browser. */
  readonly journal: Journal
  readonly originalOnPaper: boolean
  /** What is already stored on the server. */
  readonly stored: { readonly answers: ReplacementAnswers; readonly attachments: readonly Attachment[] }
  readonly onValid: (request: ReplacementRequest, written: WrittenReplacement) => void
  /** Whether the form is finished, so that leaving loses nothing. */
  readonly done: boolean
}

/** State that accompanies a request. */
export interface WrittenReplacement {
  /** Whether anything differs from what is stored. */
  readonly changed: boolean
  /** Called once the server has the request; deletes what this browser keeps. */
  readonly forget: () => void
}

const lists = { 'replacement-reasons': replacementReasonEntries }

/** [REP-01] The reason, where the goods are, and for paper where the original is and how it is returned. */
export function ReplacementForm(props: ReplacementFormProps) {
  const { id, referenceNumber, journal, originalOnPaper, stored, onValid, done } = props
  const say = useText()
  const sections = replacementSections(originalOnPaper)
  const surroundings = useSurroundings(sections, {}, lists)
  const begun = useBegunAnswers(journal, stored.answers)
  const answers: ReplacementAnswers = begun.given ?? stored.answers
  const [storedFiles] = useState(() => stored.attachments.map(storedItem))
  const key = useJournalKey(referenceNumber)
  const { items, isChanged, field, ...files } = useBegunFiles(key, replacementFilesField, storedFiles)
  const changed = begun.given !== undefined || isChanged
  const forget = () => {
    begun.forget()
    files.forget()
  }
  const beginAnew = () => {
    begun.discard()
    files.discard()
  }
  return (
    <>
      {begun.isFromBefore && <BegunBefore onBeginAnew={beginAnew} />}
      <StepForm<Answers>
        {...surroundings}
        id={id}
        sections={sections}
        answers={answers}
        onAnswersChange={begun.give}
        onValid={() => {
          const added = items.flatMap(({ file }) => file ?? [])
          const kept = items.flatMap(({ ref }) => ref ?? [])
          onValid({ answers, added, kept }, { changed, forget })
        }}
      >
        <UploadWidget<string>
          {...field.props}
          key={field.key}
          label={say(texts.attachments)}
          hint={say(texts.attachmentsHint)}
          mode="multiple"
          optional
          {...uploadLimits('ATTACHMENT_CANCELLATION')}
          checkContent
        />
        <Alert tone="info">
          {waivesFee(answers.reasonForReplacement) ? `${say(texts.fee)} ${say(texts.feeMayBeWaived)}` : say(texts.fee)}
        </Alert>
      </StepForm>
      <LeaveGuard active={changed && !done} isKept={journal.isKept} onLeave={forget} />
    </>
  )
}
