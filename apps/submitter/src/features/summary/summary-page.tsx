import { useMediaQuery } from '@eksport/portal/browser/use-media-query.ts'
import { FormDifferences } from '@eksport/portal/certificate/form-differences.tsx'
import { useFlag } from '@eksport/portal/flags/flags.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Field, Link, StepForm, Textarea } from '@eksport/ui'
import { Link as RouterLink } from '@tanstack/react-router'
import { useId, useMemo, useState } from 'react'
import { useTooLong } from '#src/lib/use-too-long.ts'
import { useAnswers, useDraftNotices, useStored } from '../../draft/draft-context.ts'
import { useSurroundings } from '../../draft/use-surroundings.ts'
import { AttachmentsField } from '../../form/attachments-field.tsx'
import { FeeChanged } from '../../form/fee-changed.tsx'
import { FormPage } from '../../form/form-page.tsx'
import { FeeAndOutcome } from '../../form/outcome/fee-and-outcome.tsx'
import { outcomeTexts } from '../../form/outcome/outcome.texts.ts'
import { useKnownOutcome } from '../../form/outcome/outcome-context.tsx'
import { AnswersSection } from '../../form/questions/answers-section.tsx'
import { useFilesStatus } from '../../form/questions/use-files-status.ts'
import { answersOf, type QuestionState, useQuestions } from '../../form/questions/use-questions.ts'
import { SendProblem } from '../../form/send-problem.tsx'
import { SendingDialog } from '../../form/sending-dialog.tsx'
import { useListScope, useStep } from '../../form/step-page.tsx'
import { summaryTexts as texts } from '../../form/summary.texts.ts'
import { useSubmission } from '../../form/use-submission.ts'
import { CertificateThumbnail } from './certificate-thumbnail.tsx'
import { Everything } from './everything.tsx'
import { AskUnchanged, ChangesOfReplacement, ChangesUnknown } from './replacement-changes.tsx'
import { SendPanel } from './send-panel.tsx'
import { SummaryFindings } from './summary-findings.tsx'
import { useReplacementChanges } from './use-replacement-changes.ts'

const maxComment = 500

/** State of the submission besides the answers: comment, files, answers to questions, and what blocks it. */
function useSending(formId: string, hasErrors: boolean) {
  const { application } = useStored()
  const { comment, setComment } = useAnswers()
  const files = useFilesStatus()
  const asked = useQuestions()
  const isReopened = application.revision > 1
  const questions = isReopened ? asked.questions : []
  const answerId = ({ number }: QuestionState) => `${formId}-answer-${number}`
  const commentId = `${formId}-comment`
  const commentProblem = useTooLong(maxComment)(isReopened ? '' : comment)
  const [tried, setTried] = useState(false)
  const { replaced, isWaiting, unknown } = useReplacementChanges()
  const [isAsking, setAsking] = useState(false)
  const words = isReopened ? { answers: answersOf(questions) } : { comment }
  const forget = isReopened ? asked.forget : undefined
  const { send, submit, fee, feeChanged, problem, ...sending } = useSubmission(words, forget)
  const isClosed = useFlag('disabledSubmission')
  const blockedBecause = useBlocked({
    isClosed,
    isHeldBack: files.isHeldBack,
    hasErrors,
    hasFee: fee.isKnown || fee.isLoading,
  })
  const finish = () => {
    setTried(true)
    const open = questions.find(({ isDone }) => !isDone)
    if (open !== undefined) document.getElementById(answerId(open))?.focus()
    else if (commentProblem !== undefined) document.getElementById(commentId)?.focus()
    else if (blockedBecause !== undefined) return
    else if (unknown !== undefined || replaced?.changes.length === 0) setAsking(true)
    else void submit()
  }
  // Waits for the comparison with the original, so that an unchanged replacement is noticed before its fee is incurred.
  const isBusy = sending.isBusy || isWaiting || fee.isLoading
  return {
    ...{ comment, setComment, commentId, commentProblem, files, asked, isReopened, questions, answerId, tried },
    ...{ send, submit, problem, isBusy, isClosed, blockedBecause, finish, replaced, unknown, isAsking, setAsking },
    feeChanged,
  }
}

/** [WIZ-16] Everything that was entered, the rule findings, and submission. */
export function SummaryPage() {
  const say = useText()
  const formId = useId()
  const { answers: given, change, generation } = useAnswers()
  const { application } = useStored()
  const { refused } = useDraftNotices()
  const step = useStep('oppsummering')
  const surroundings = useSurroundings(step.sections, useListScope())
  const answers = useMemo(() => ({ ...given }), [given])
  const outcome = useKnownOutcome()
  const sending = useSending(formId, outcome.errors.length > 0)
  const { send, submit, problem, isBusy, blockedBecause, replaced, unknown, isAsking, setAsking } = sending
  const asked = replaced ?? unknown
  const isNarrow = useMediaQuery('(max-width: 767px)')
  const hasRoom = useMediaQuery('(min-width: 1280px)')
  return (
    <FormPage
      step="oppsummering"
      intro={say(texts.intro)}
      side={
        <SendPanel
          outcome={outcome}
          formId={formId}
          isBusy={isBusy}
          blockedBecause={blockedBecause}
          withButton={!isNarrow}
          thumbnail={hasRoom && <CertificateThumbnail />}
        >
          <StepForm
            {...surroundings}
            key={generation}
            id={formId}
            sections={step.sections}
            answers={answers}
            onAnswersChange={(next) => change(next)}
            onValid={sending.finish}
          />
          {sending.feeChanged && <FeeChanged {...sending.feeChanged} />}
          {problem && <SendProblem error={problem.error} />}
        </SendPanel>
      }
      {...(isNarrow && {
        actions: {
          form: formId,
          nextLabel: say(texts.send),
          busy: isBusy,
          blocked: blockedBecause !== undefined,
          note: <FeeAndOutcome outcome={outcome} blockedBecause={blockedBecause} />,
        },
      })}
    >
      <div className="flex flex-col gap-5">
        {sending.isClosed && <SubmissionClosed />}
        <SummaryFindings {...outcome} isRefused={refused.length > 0} />
        <FormDifferences differences={application.formDifferences} isDraft />
        {replaced && <ChangesOfReplacement {...replaced} />}
        {unknown && <ChangesUnknown {...unknown} />}
        <Everything outcome={outcome} />
        <div className="flex max-w-[42rem] flex-col gap-5">
          <ForCaseworker {...sending} />
        </div>
      </div>
      {asked && (
        <AskUnchanged
          reference={asked.reference}
          isUnknown={unknown !== undefined}
          open={isAsking}
          onOpenChange={setAsking}
          onSend={() => void submit()}
        />
      )}
      <SendingDialog open={send.isPending} />
    </FormPage>
  )
}

/** What accompanies the application: answers to questions or a comment, and files. */
function ForCaseworker(sending: ReturnType<typeof useSending>) {
  const { comment, setComment, commentId, commentProblem, files, asked, isReopened, questions, answerId, tried } =
    sending
  const { validation } = useStored()
  return (
    <>
      {isReopened ? (
        <AnswersSection
          questions={questions}
          answerId={answerId}
          isTried={tried}
          onAnswer={({ question }, answer) => asked.keep(question.messageId, answer)}
          onFiles={({ question }, status) => files.note(question.messageId, status)}
        />
      ) : (
        validation.needsManualProcessing && (
          <Comment id={commentId} value={comment} error={tried && commentProblem} onChange={setComment} />
        )
      )}
      {validation.needsManualProcessing && (
        <AttachmentsField onStatusChange={(status) => files.note('application', status)} />
      )}
    </>
  )
}

interface Blocking {
  readonly isClosed: boolean
  readonly isHeldBack: boolean
  readonly hasErrors: boolean
  /** Whether the fee is shown or loading. */
  readonly hasFee: boolean
}

/** Why the submit button cannot be used now, for the text below it. */
function useBlocked({ isClosed, isHeldBack, hasErrors, hasFee }: Blocking): string | undefined {
  const say = useText()
  if (isClosed) return say(texts.blockedByClosing)
  if (hasErrors) return say(texts.blockedByErrors)
  if (isHeldBack) return say(texts.blockedByFiles)
  return hasFee ? undefined : say(outcomeTexts.feeNotShown)
}

interface CommentProps {
  readonly id: string
  readonly value: string
  readonly error: string | false | undefined
  readonly onChange: (comment: string) => void
}

function Comment({ id, value, error, onChange }: CommentProps) {
  const say = useText()
  return (
    <Field id={id} label={say(texts.comment)} hint={say(texts.commentHint)} error={error} optional>
      <Textarea rows={4} limit={maxComment} value={value} onChange={(event) => onChange(event.target.value)} />
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
