import { blockingSendFindings, type ChangedFact, formatReference, type Unlocking, unlockedBy } from '@eksport/domain'
import { stepsOf, unlockedAnswers } from '@eksport/domain/templates'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useCheckContext } from '@eksport/portal/case/check-context.ts'
import { useFlag } from '@eksport/portal/flags/flags.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Heading } from '@eksport/ui'
import { useId, useMemo, useState } from 'react'
import { useAnswers, useStored } from '../../draft/draft-context.ts'
import { placeFormId } from '../../draft/field-here.ts'
import { useTemplate } from '../../draft/template-context.ts'
import { ChangedElsewhere } from '../../form/changed-elsewhere.tsx'
import { clarificationTexts as texts } from '../../form/clarification.texts.ts'
import { FeeChanged } from '../../form/fee-changed.tsx'
import { type OpenPlace, openPlaces, unlockedAt } from '../../form/open-fields/open-places.ts'
import { outcomeTexts } from '../../form/outcome/outcome.texts.ts'
import { AnswerField } from '../../form/questions/answer-field.tsx'
import { AskedQuestion } from '../../form/questions/asked-question.tsx'
import { QuestionList } from '../../form/questions/question-list.tsx'
import { useFilesStatus } from '../../form/questions/use-files-status.ts'
import { answersOf, type QuestionState, useQuestions } from '../../form/questions/use-questions.ts'
import { SaveRefusal } from '../../form/save-refusal.tsx'
import { SendProblem } from '../../form/send-problem.tsx'
import { SendingDialog } from '../../form/sending-dialog.tsx'
import { summaryTexts } from '../../form/summary.texts.ts'
import { TemplateChangeNotice } from '../../form/template-change-notice.tsx'
import { useFormChecks } from '../../form/use-form-checks.ts'
import { useSubmission } from '../../form/use-submission.ts'
import { AlsoOpen } from './also-open.tsx'
import { ClarificationActions } from './clarification-actions.tsx'
import { ClarificationHead } from './clarification-head.tsx'
import { LockedRest } from './locked-rest.tsx'
import { OwnChanges } from './own-changes.tsx'
import { Stopped } from './stopped.tsx'
import { takeBack } from './take-back.ts'

const none: Unlocking = { pins: [], unlocksAll: false }

/** The fields that may be changed, by question; `others` are those that no question is about. */
function useOpenPlaces() {
  const { application, sent } = useStored()
  const { relevant } = useAnswers()
  const template = useTemplate()
  const checking = useCheckContext()
  const { clarification } = application
  const unlocked = useMemo(
    () =>
      unlockedAnswers(clarification === undefined ? none : unlockedBy(clarification), sent ?? application, checking),
    [clarification, sent, application, checking],
  )
  const [others = [], ...places] = useMemo(() => {
    const questions = clarification?.questions ?? []
    const steps = stepsOf(template, relevant)
    return [-1, ...questions.keys()].map((index) => openPlaces(steps, relevant, unlockedAt(questions, index, unlocked)))
  }, [clarification, template, relevant, unlocked])
  return { unlocked, places, others }
}

/** Ids of the page's elements, each made from its place in the application. */
function useIds() {
  const id = useId()
  return {
    questionId: ({ number }: QuestionState) => `${id}-question-${number}`,
    answerId: ({ number }: QuestionState) => `${id}-answer-${number}`,
    placeId: (owner: number) => (place: OpenPlace) => placeFormId(`${id}-${owner}`, place),
  }
}

/** [ACT-08] A reopened draft: each question with the fields it unlocked and its answer, and the exporter's own changes. */
export function ClarificationPage() {
  const say = useText()
  const ids = useIds()
  const { application, sent, validation } = useStored()
  const { answers, change } = useAnswers()
  const { unlocked, places, others } = useOpenPlaces()
  const { questions, changes, keep, forget } = useQuestions()
  const [attempts, setAttempts] = useState(0)
  const tried = attempts > 0
  const files = useFilesStatus()
  const checks = useFormChecks()
  const { send, submit, isBusy, fee, feeChanged, problem } = useSubmission({ answers: answersOf(questions) }, forget)
  const isClosed = useFlag('disabledSubmission')
  const stops = blockingSendFindings(validation)
  const isBlocked = isClosed || files.isHeldBack || stops.length > 0 || !fee.isKnown
  const isOneOfMany = questions.length > 1
  useDocumentTitle(say(texts.documentTitle, { reference: formatReference(application.referenceNumber) }))

  const finish = () => {
    setAttempts((count) => count + 1)
    const forms = [...places.flatMap((own, index) => own.map(ids.placeId(index))), ...others.map(ids.placeId(-1))]
    if (!checks.areAllValid(forms)) return
    const open = questions.find(({ isDone }) => !isDone)
    if (open !== undefined) document.getElementById(ids.answerId(open))?.focus()
    else if (!isBlocked) void submit()
  }
  const undo = ({ pin }: ChangedFact) => change(takeBack(answers, sent ?? application, pin))

  return (
    <div>
      <ClarificationHead application={application} />
      <div className="grid grid-cols-1 gap-x-11 gap-y-10 lg:grid-cols-[212px_minmax(0,1fr)] xl:grid-cols-[212px_minmax(0,1fr)_288px] xl:items-start">
        <QuestionList questions={questions} idOf={ids.questionId} />
        <div className="min-w-0">
          <TemplateChangeNotice />
          <ChangedElsewhere />
          <SaveRefusal />
          {tried && stops.length > 0 && <Stopped findings={stops} attempt={attempts} />}
          <Heading level={2}>{say(isOneOfMany ? texts.asksSeveral : texts.question, { n: questions.length })}</Heading>
          <p className="mt-1 mb-6 text-subtle">{say(texts.questionText)}</p>
          <div>
            {questions.map((state, index) => (
              <AskedQuestion
                key={state.number}
                id={ids.questionId(state)}
                state={state}
                isOneOfMany={isOneOfMany}
                places={places[index] ?? []}
                idOf={ids.placeId(index)}
                unlocked={unlocked}
                onChecked={checks.onChecked}
              >
                <AnswerField
                  id={ids.answerId(state)}
                  state={state}
                  isOneOfMany={isOneOfMany}
                  isTried={tried}
                  onAnswer={(answer) => keep(state.question.messageId, answer)}
                  onFiles={(status) => files.note(state.question.messageId, status)}
                />
              </AskedQuestion>
            ))}
          </div>
          <AlsoOpen places={others} idOf={ids.placeId(-1)} unlocked={unlocked} onChecked={checks.onChecked} />
          {isClosed && (
            <Alert tone="warning" className="mt-5">
              {say(summaryTexts.disabled)}
            </Alert>
          )}
          {feeChanged && <FeeChanged {...feeChanged} />}
          {problem && (
            <div className="mt-5">
              <SendProblem error={problem.error} />
            </div>
          )}
          <LockedRest />
        </div>
        <OwnChanges changes={changes} onTakeBack={undo} />
      </div>
      <ClarificationActions
        application={application}
        questions={questions}
        idOf={ids.questionId}
        changes={changes.length}
        busy={isBusy}
        fee={fee}
        isClosed={isClosed}
        {...(tried && !fee.isKnown && { waitsFor: say(outcomeTexts.feeNotShown) })}
        {...(tried && files.isHeldBack && { waitsFor: say(summaryTexts.blockedByFiles) })}
        onSend={finish}
      />
      <SendingDialog open={send.isPending} />
    </div>
  )
}
