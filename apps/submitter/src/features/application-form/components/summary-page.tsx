import { blockingSendFindings, summaryFindings } from '@eksport/domain'
import { type StepId, stepsOf } from '@eksport/domain/templates'
import { summarize, validateStep } from '@eksport/forms'
import { FormDifferences } from '@eksport/portal/certificate/form-differences.tsx'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Field, Link, StepForm, Summary, Textarea } from '@eksport/ui'
import { ValidationBox } from '@eksport/ui/certificate'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { useId, useMemo, useState } from 'react'
import { flagsQuery } from '../api/get-flags.ts'
import { AnswersSection } from '../clarification/answers-section.tsx'
import { useFilesStatus } from '../clarification/use-files-status.ts'
import { answersOf, type QuestionState, useQuestions } from '../clarification/use-questions.ts'
import { useDraft } from '../draft/draft-context.ts'
import { hasOutdatedForm } from '../draft/outdated-form.ts'
import { stepLink } from '../draft/step-link.ts'
import { useTemplate } from '../draft/template-context.ts'
import { useSummaryContext } from '../draft/use-summary-context.ts'
import { useSurroundings } from '../draft/use-surroundings.ts'
import { summaryTexts as texts } from '../summary.texts.ts'
import { AttachmentsField } from './attachments-field.tsx'
import { FormFrame } from './form-frame.tsx'
import { SendProblem } from './send-problem.tsx'
import { SendingDialog } from './sending-dialog.tsx'
import { useListScope, useStep } from './step-page.tsx'
import { useNext } from './use-next.ts'
import { useSubmission } from './use-submission.ts'

const maxComment = 500

/** Steps where something is missing or wrong; the server refuses the application while there are any. */
function useOpenSteps(now: string) {
  const template = useTemplate()
  const { relevant, application } = useDraft()
  const isOutdated = hasOutdatedForm(application)
  return useMemo(
    () =>
      stepsOf(template, relevant)
        .filter(({ id }) => id !== 'oppsummering')
        .map((step) => ({
          id: step.id,
          title: step.title,
          issues:
            validateStep(step, { ...relevant }, { now }).length + (isOutdated && step.id === 'sertifikatmal' ? 1 : 0),
        }))
        .filter(({ issues }) => issues > 0),
    [template, relevant, now, isOutdated],
  )
}

/** [WIZ-16] Everything that was entered, what the rules say of it, and the way to submit it. */
export function SummaryPage() {
  const say = useText()
  const formId = useId()
  const draft = useDraft()
  const step = useStep('oppsummering')
  const { isError: _, ...surroundings } = useSurroundings(step.sections, useListScope())
  const { back } = useNext('oppsummering')
  const answers = useMemo(() => ({ ...draft.answers }), [draft.answers])
  const openSteps = useOpenSteps(surroundings.now)
  const flags = useQuery(flagsQuery)
  const [comment, setComment] = useState('')
  const files = useFilesStatus()
  const asked = useQuestions()
  const isReopened = draft.application.revision > 1
  const questions = isReopened ? asked.questions : []
  const answerId = ({ number }: QuestionState) => `${formId}-answer-${number}`
  const [tried, setTried] = useState(false)
  const words = isReopened ? { answers: answersOf(questions) } : { comment }
  const { send, submit, isSaving } = useSubmission(words, isReopened ? asked.forget : undefined)
  const isClosed = flags.data?.disabledSubmission ?? false
  const isBlocked =
    files.isHeldBack || isClosed || openSteps.length > 0 || blockingSendFindings(draft.validation).length > 0
  const finish = () => {
    setTried(true)
    const open = questions.find(({ isDone }) => !isDone)
    if (open !== undefined) document.getElementById(answerId(open))?.focus()
    else if (!isBlocked) void submit()
  }
  return (
    <FormFrame
      step="oppsummering"
      intro={step.intro && say(step.intro)}
      actions={{
        form: formId,
        nextLabel: say(texts.send),
        busy: isSaving || send.isPending,
        blocked: isBlocked,
        ...(back && { onBack: back }),
      }}
    >
      <div className="flex flex-col gap-7">
        {isClosed && <SubmissionClosed />}
        <OpenSteps steps={openSteps} />
        <ValidationBox violations={summaryFindings(draft.validation)} />
        <FormDifferences differences={draft.application.formDifferences} isDraft />
        <Everything />
        {isReopened ? (
          <AnswersSection
            questions={questions}
            answerId={answerId}
            isTried={tried}
            onAnswer={({ question }, answer) => asked.keep(question.messageId, answer)}
            onFiles={({ question }, status) => files.note(question.messageId, status)}
          />
        ) : (
          draft.validation.needsManualProcessing && <Comment value={comment} onChange={setComment} />
        )}
        {draft.validation.needsManualProcessing && (
          <AttachmentsField onStatusChange={(status) => files.note('application', status)} />
        )}
        <StepForm
          {...surroundings}
          key={draft.generation}
          id={formId}
          sections={step.sections}
          answers={answers}
          onAnswersChange={(next) => draft.change(next)}
          onValid={finish}
        />
        {send.isError && <SendProblem error={send.error} />}
      </div>
      <SendingDialog open={send.isPending} />
    </FormFrame>
  )
}

interface CommentProps {
  readonly value: string
  readonly onChange: (comment: string) => void
}

function Comment({ value, onChange }: CommentProps) {
  const say = useText()
  return (
    <Field label={say(texts.comment)} hint={say(texts.commentHint)} optional>
      <Textarea rows={4} maxLength={maxComment} value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  )
}

function SubmissionClosed() {
  const say = useText()
  return (
    <Alert tone="warning">
      {say(texts.disabled)}{' '}
      <Link inherit render={<RouterLink to="/driftsmeldinger" />}>
        {say(texts.disabledLink)}
      </Link>
    </Alert>
  )
}

function OpenSteps({ steps }: { readonly steps: ReturnType<typeof useOpenSteps> }) {
  const say = useText()
  const { referenceNumber } = useDraft().application
  if (steps.length === 0) return null
  return (
    <Alert tone="danger" heading={say(texts.missing)} headingLevel={2}>
      <ul className="mt-1 flex flex-col gap-1">
        {steps.map(({ id, title, issues }) => (
          <li key={id}>
            <Link inherit render={<RouterLink {...stepLink(referenceNumber, { step: id })} />}>
              {say(issues === 1 ? texts.missingInOne : texts.missingIn, { step: say(title), n: issues })}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function Everything() {
  const template = useTemplate()
  const { application, relevant } = useDraft()
  const context = useSummaryContext()
  const steps = useMemo(() => {
    return summarize(template, { ...relevant }, context).filter(({ step }) => step !== 'oppsummering')
  }, [template, relevant, context])
  const editLink = (step: StepId, line?: number) => (
    <RouterLink {...stepLink(application.referenceNumber, { step, ...(line === undefined ? {} : { line }) })} />
  )
  return <Summary steps={steps} editLink={editLink} />
}
