import { type Application, maxQuestions, officerActionDescriptions, uploadLimits } from '@eksport/domain'
import { KeptWriting, useKeptWriting } from '@eksport/portal/journal/kept-writing.ts'
import { forgetFiles } from '@eksport/portal/journal/use-kept-files.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, type ButtonProps, Heading } from '@eksport/ui'
import { Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormDialog } from '#src/lib/form-dialog.tsx'
import { tellDone } from '#src/lib/tell-done.ts'
import { useRequestClarification } from '../api/dialogue.ts'
import { useMeanwhile } from '../components/use-meanwhile.tsx'
import { WaitingApprovalNote } from '../decide/waiting-approval.tsx'
import { clarificationTexts as texts } from './clarification.texts.ts'
import type { PinGroup } from './pin-choices.ts'
import {
  asAsked,
  newQuestion,
  problemOf,
  QuestionFields,
  usePinGroups,
  useQuestionFiles,
  type WrittenQuestion,
  withPlacesOf,
} from './question-fields.tsx'
import type { BegunQuestion } from './question-of-mark.ts'

interface ClarificationDialogProps {
  readonly application: Application
  /** A question started before the dialog opened; it is added to what is being written. */
  readonly begun?: BegunQuestion | undefined
  readonly onClose: () => void
}

const described = officerActionDescriptions['request-clarification']
/** The files of all questions are sent in one request, so the limit applies to all of them together. */
const { maxFiles } = uploadLimits('MESSAGE_ATTACHMENT')

const isUnwritten = ({ message, chosen, attachments = [] }: WrittenQuestion) =>
  message.trim() === '' && chosen.length === 0 && attachments.length === 0

const kept = new KeptWriting<readonly WrittenQuestion[]>({
  shape: 1,
  isNothing: (questions) => questions.every(isUnwritten),
  // Files are stored separately, under the id of their question.
  asText: (questions) => questions.map(({ attachments: _, ...question }) => question),
})

/** Adds a prepared question to the written ones, unless it is already among them or there is no room; empty questions are dropped. */
function withBegun(questions: readonly WrittenQuestion[], begun: WrittenQuestion): readonly WrittenQuestion[] {
  if (questions.some(({ message }) => message === begun.message) || questions.length >= maxQuestions) return questions
  return [...questions.filter((question) => !isUnwritten(question)), begun]
}

/** The questions being written: an empty one at first, or the kept ones without places that no longer exist. */
function useWritten(referenceNumber: number, groups: readonly PinGroup[], begun: BegunQuestion | undefined) {
  const first = () => withPlacesOf(newQuestion(begun), groups)
  const { written, restoredFrom, write, forget } = useKeptWriting(kept, `question:${referenceNumber}`, {
    begin: () => [first()],
    again: (before) => {
      const questions = before.map((question) => withPlacesOf(question, groups))
      return begun === undefined ? questions : withBegun(questions, first())
    },
  })
  const files = useQuestionFiles(referenceNumber)
  return {
    questions: written,
    files,
    restoredFrom,
    isReadingFiles: written.some(({ attachments }) => attachments === undefined),
    hasTooMany: written.reduce((sum, { attachments = [] }) => sum + attachments.length, 0) > maxFiles,
    put: (next: WrittenQuestion) => write((all) => all.map((question) => (question.id === next.id ? next : question))),
    add: (question: WrittenQuestion) => write((all) => [...all, question]),
    remove: ({ id }: WrittenQuestion) => {
      write((all) => all.filter((question) => question.id !== id))
      forgetFiles(files, [id])
    },
    forget: () => {
      forget()
      forgetFiles(
        files,
        written.map(({ id }) => id),
      )
    },
  }
}

/** [ACT-08] Asks the exporter one or more questions, each with what it is about, which it unlocks for correction. */
export function ClarificationDialog({ application, begun, onClose }: ClarificationDialogProps) {
  const say = useText()
  const form = useId()
  const groups = usePinGroups(application)
  const writing = useWritten(application.referenceNumber, groups, begun)
  const { questions, files, restoredFrom, isReadingFiles, hasTooMany, put, add, remove, forget } = writing
  const [tried, setTried] = useState(false)
  const meanwhile = useMeanwhile(application)
  const ask = useRequestClarification(application)
  const idOf = ({ id }: WrittenQuestion) => `${form}-${id}`
  const isOne = questions.length === 1

  const addOne = () => {
    const question = newQuestion()
    flushSync(() => add(question))
    document.getElementById(`${idOf(question)}-find`)?.focus()
  }
  const removeOne = (question: WrittenQuestion) => {
    flushSync(() => remove(question))
    document.getElementById(`${form}-add`)?.focus()
  }
  const submit = () => {
    setTried(true)
    const wrong = questions.find((question) => problemOf(question) !== undefined)
    if (wrong !== undefined) {
      const field = problemOf(wrong) === 'scope' ? 'find' : 'message'
      return document.getElementById(`${idOf(wrong)}-${field}`)?.focus()
    }
    if (ask.isPending || hasTooMany || isReadingFiles) return
    ask.mutate(
      questions.map((question) => asAsked(question, groups)),
      {
        onSuccess: () => {
          tellDone(application.referenceNumber, say(described.done))
          forget()
          onClose()
        },
      },
    )
  }

  return (
    <FormDialog
      form={form}
      title={say(described.title)}
      description={described.explanation && say(described.explanation)}
      doLabel={say(isOne ? texts.send : texts.sendSeveral, { n: questions.length })}
      busy={ask.isPending || isReadingFiles}
      error={ask.error}
      version={application.version}
      meanwhile={meanwhile}
      isOver={!application.actions.includes('request-clarification')}
      restoredFrom={restoredFrom}
      onSubmit={submit}
      onClose={onClose}
      onGiveUp={forget}
    >
      <WaitingApprovalNote application={application} />
      {questions.map((question, index) => (
        <section
          key={question.id}
          aria-label={say(texts.questionNumber, { n: index + 1 })}
          className="not-first:border-t not-first:border-line-strong not-first:pt-5"
        >
          {!isOne && <QuestionHead n={index + 1} onRemove={() => removeOne(question)} />}
          <QuestionFields
            id={idOf(question)}
            {...{ groups, files, question, questions }}
            isTried={tried}
            onChange={put}
          />
        </section>
      ))}
      {questions.length < maxQuestions && <AddQuestion id={`${form}-add`} onClick={addOne} />}
      {hasTooMany && (
        <Alert tone="danger" role="alert">
          {say(texts.tooManyFiles, { n: maxFiles })}
        </Alert>
      )}
    </FormDialog>
  )
}

interface QuestionHeadProps {
  readonly n: number
  readonly onRemove: () => void
}

function QuestionHead({ n, onRemove }: QuestionHeadProps) {
  const say = useText()
  return (
    <div className="mb-4 flex items-center justify-between gap-3">
      <Heading level={3}>{say(texts.questionNumber, { n })}</Heading>
      <Button small kind="quiet" icon={<X aria-hidden="true" />} onClick={onRemove}>
        {say(texts.removeQuestion, { n })}
      </Button>
    </div>
  )
}

function AddQuestion(props: Pick<ButtonProps, 'id' | 'onClick'>) {
  const say = useText()
  return (
    <Button {...props} small icon={<Plus aria-hidden="true" />} className="justify-self-start">
      {say(texts.addQuestion)}
    </Button>
  )
}
