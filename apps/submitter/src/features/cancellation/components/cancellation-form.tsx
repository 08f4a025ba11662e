import { type Application, isOutOnPaper, uploadLimits } from '@eksport/domain'
import { BegunBefore } from '@eksport/portal/journal/begun-before.tsx'
import type { BegunAnswers } from '@eksport/portal/journal/use-begun-answers.ts'
import { useBegunFiles } from '@eksport/portal/journal/use-begun-files.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, ButtonRow, ErrorSummary, Field, Textarea, UploadWidget } from '@eksport/ui'
import { type FormEvent, useId, useState } from 'react'
import { LeaveGuard } from '#src/lib/leave-guard.tsx'
import { useJournalKey } from '#src/lib/use-journal-key.ts'
import { filesField } from '../api/cancel-application.ts'
import { cancellationTexts as texts } from '../cancellation.texts.ts'
import { answersOf, type CancellationField, longestAnswer, problemsOf } from '../cancellation-answers.ts'
import { ConfirmCancellation } from './confirm-cancellation.tsx'

const labels = { reasonForCancellation: texts.reason, methodOfReturn: texts.methodOfReturn } as const

/** The answers and their problems: shown after the first attempt to send, and updated while they are corrected. */
function useAnswers(paper: boolean, { given = {}, give }: BegunAnswers) {
  const id = useId()
  const answers = answersOf(given)
  const [attempts, setAttempts] = useState(0)
  const problems = attempts > 0 ? problemsOf(answers, paper) : []
  const idOf = (field: CancellationField) => `${id}-${field}`
  return {
    answers,
    problems,
    attempts,
    idOf,
    change: (field: CancellationField, text: string) => give({ ...answers, [field]: text }),
    /** Returns whether the answers can be sent; if not, moves focus to the first problem. */
    attempt: () => {
      setAttempts(attempts + 1)
      const [first, ...more] = problemsOf(answers, paper)
      // With several problems the summary takes focus itself.
      if (first && more.length === 0) document.getElementById(idOf(first.field))?.focus()
      return first === undefined
    },
  }
}

type Answers = ReturnType<typeof useAnswers>

interface WordsProps {
  readonly field: CancellationField
  readonly hint?: string
  readonly of: Answers
}

function Words({ field, hint, of: { answers, problems, idOf, change } }: WordsProps) {
  const say = useText()
  const problem = problems.find((one) => one.field === field)
  return (
    <Field id={idOf(field)} label={say(labels[field])} hint={hint} required error={problem && say(problem.text)}>
      <Textarea
        rows={4}
        limit={longestAnswer}
        value={answers[field]}
        onChange={({ target }) => change(field, target.value)}
      />
    </Field>
  )
}

function Problems({ of: { problems, attempts, idOf } }: { readonly of: Answers }) {
  const say = useText()
  if (problems.length < 2) return null
  const errors = problems.map(({ field, text }) => ({
    target: idOf(field),
    text: `${say(labels[field])}: ${say(text)}`,
  }))
  return <ErrorSummary focusKey={attempts} errors={errors} />
}

interface CancellationFormProps {
  readonly application: Application
  readonly begun: BegunAnswers
  readonly isKept: () => boolean
  /** Called with true when the request starts, and with false if it fails. */
  readonly onSending: (isSending: boolean) => void
}

export function CancellationForm({ application, begun, isKept, onSending }: CancellationFormProps) {
  const say = useText()
  const paper = isOutOnPaper(application)
  const words = useAnswers(paper, begun)
  const { items, field, ...attachments } = useBegunFiles(useJournalKey(application.referenceNumber), filesField)
  const [asking, setAsking] = useState(false)
  const [isSent, setSent] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsking(words.attempt())
  }
  const forget = () => {
    begun.forget()
    attachments.forget()
  }
  const beginAnew = () => {
    begun.discard()
    attachments.discard()
  }
  return (
    <form noValidate onSubmit={submit} className="mt-6 flex max-w-form flex-col gap-6">
      <Alert tone={paper ? 'info' : 'warning'}>{say(paper ? texts.paper : texts.atOnce)}</Alert>
      {begun.isFromBefore && <BegunBefore onBeginAnew={beginAnew} />}
      <Problems of={words} />
      <Words field="reasonForCancellation" of={words} />
      {paper && <Words field="methodOfReturn" hint={say(texts.methodOfReturnHint)} of={words} />}
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
      <ButtonRow>
        <Button type="submit" kind="danger">
          {say(paper ? texts.askForCancellation : texts.cancelApplication)}
        </Button>
      </ButtonRow>
      <ConfirmCancellation
        application={application}
        answers={words.answers}
        attachments={items.flatMap(({ file }) => file ?? [])}
        onSending={onSending}
        onSent={() => {
          setSent(true)
          forget()
        }}
        open={asking}
        onOpenChange={setAsking}
      />
      <LeaveGuard
        active={!isSent && (begun.given !== undefined || items.length > 0)}
        isKept={isKept}
        onLeave={forget}
      />
    </form>
  )
}
