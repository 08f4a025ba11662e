import {
  type Attachment,
  type ReplacementAnswers,
  replacementReasonEntries,
  replacementSections,
  uploadLimits,
  waivesFee,
} from '@eksport/domain'
import type { Answers } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, StepForm, type UploadItem, UploadWidget } from '@eksport/ui'
import { useState } from 'react'
import { LeaveGuard } from '#src/lib/leave-guard.tsx'
import type { ReplacementRequest } from '../api/replacement.ts'
import { useSurroundings } from '../draft/use-surroundings.ts'
import { replacementTexts as texts } from '../replacement.texts.ts'
import { ListsProblem } from './lists-problem.tsx'

interface ReplacementFormProps {
  readonly id: string
  readonly originalOnPaper: boolean
  /** What is stored already. */
  readonly stored: { readonly answers: ReplacementAnswers; readonly attachments: readonly Attachment[] }
  /** `changed` says whether anything differs from what is stored. */
  readonly onValid: (request: ReplacementRequest, changed: boolean) => void
  /** Whether what was written has come to its end: nothing is lost by leaving then. */
  readonly done: boolean
}

const lists = { 'replacement-reasons': replacementReasonEntries }
const itemOf = ({ id, filename, size = 0 }: Attachment): UploadItem<string> => ({ id, name: filename, size, ref: id })

/** [REP-01] Why, where the goods are, and on paper where the original is and how it comes back. */
export function ReplacementForm({ id, originalOnPaper, stored, onValid, done }: ReplacementFormProps) {
  const say = useText()
  const sections = replacementSections(originalOnPaper)
  const { isError, ...surroundings } = useSurroundings(sections, {}, lists)
  const [answers, setAnswers] = useState<ReplacementAnswers>(stored.answers)
  const [first] = useState(() => stored.attachments.map(itemOf))
  const [files, setFiles] = useState<readonly UploadItem<string>[]>(first)
  const changed = answers !== stored.answers || files !== first
  return (
    <>
      <ListsProblem isError={isError} />
      <StepForm<Answers>
        {...surroundings}
        id={id}
        sections={sections}
        answers={answers}
        onAnswersChange={(next) => setAnswers(next)}
        onValid={() => {
          const added = files.flatMap(({ file }) => file ?? [])
          onValid({ answers, added, kept: files.flatMap(({ ref }) => ref ?? []) }, changed)
        }}
      >
        <UploadWidget<string>
          label={say(texts.attachments)}
          hint={say(texts.attachmentsHint)}
          mode="multiple"
          optional
          {...uploadLimits('ATTACHMENT_CANCELLATION')}
          checkContent
          defaultFiles={first}
          onFilesChange={setFiles}
        />
        <Alert tone="info">
          {say(texts.fee)} {waivesFee(answers.reasonForReplacement) && say(texts.feeMayBeWaived)}
        </Alert>
      </StepForm>
      <LeaveGuard active={changed && !done} />
    </>
  )
}
