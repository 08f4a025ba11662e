import { type Application, maxQuestions, officerActionDescriptions, uploadLimits } from '@eksport/domain'
import { KeptWriting, useKeptWriting } from '@eksport/portal/journal/kept-writing.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, type ButtonProps } from '@eksport/ui'
import { Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormDialog } from '#src/lib/form-dialog.tsx'
import { tellDone } from '#src/lib/tell-done.ts'
import { useRequestClarification } from '../api/request-clarification.ts'
import { useMeanwhile } from '../components/use-meanwhile.tsx'
import { clarificationTexts as texts } from './clarification.texts.ts'
import type { PinGroup } from './pin-choices.ts'
import {
  asAsked,
  newQuestion,
  problemOf,
  QuestionFields,
  usePinGroups,
  type WrittenQuestion,
  withPlacesOf,
} from './question-fields.tsx'
import type { BegunQuestion } from './question-of-mark.ts'

interface ClarificationDialogProps {
  readonly application: Application
  /** What was chosen before it was opened; it goes with what is being written. */
  readonly begun?: BegunQuestion | undefined
  readonly onClose: () => void
}

const described = officerActionDescriptions['request-clarification']
/** Files of all questions travel together, so that there may be so many of them in all. */
const { maxFiles } = uploadLimits('MESSAGE_ATTACHMENT')

const kept = new KeptWriting<readonly WrittenQuestion[]>({
  shape: 1,
  isNothing: (questions) => questions.every(({ message, chosen }) => message.trim() === '' && chosen.length === 0),
  asText: (questions) => questions.map((question) => ({ ...question, attachments: [] })),
})

/** One that was begun beforehand is one more beside what was written, unless nothing was or it stands there already. */
function withBegun(questions: readonly WrittenQuestion[], begun: WrittenQuestion): readonly WrittenQuestion[] {
  if (questions.some(({ message }) => message === begun.message) || questions.length >= maxQuestions) return questions
  return [...questions.filter(({ message, chosen }) => message.trim() !== '' || chosen.length > 0), begun]
}

/** The questions that are being written: one at first, or those of the last time without places that are there no more. */
function useWritten(referenceNumber: number, groups: readonly PinGroup[], begun: BegunQuestion | undefined) {
  const first = () => withPlacesOf(newQuestion(begun), groups)
  const { written, restoredFrom, write, forget } = useKeptWriting(kept, `question:${referenceNumber}`, {
    begin: () => [first()],
    again: (before) => {
      const questions = before.map((question) => withPlacesOf(question, groups))
      return begun === undefined ? questions : withBegun(questions, first())
    },
  })
  return {
    questions: written,
    restoredFrom,
    put: (next: WrittenQuestion) => write((all) => all.map((question) => (question.id === next.id ? next : question))),
    add: (question: WrittenQuestion) => write((all) => [...all, question]),
    remove: ({ id }: WrittenQuestion) => write((all) => all.filter((question) => question.id !== id)),
    forget,
  }
}

/** [ACT-08] Asks the exporter one thing or several, says what each is about, and opens that for correction. */
export function ClarificationDialog({ application, begun, onClose }: ClarificationDialogProps) {
  const say = useText()
  const form = useId()
  const groups = usePinGroups(application)
  const { questions, restoredFrom, put, add, remove, forget } = useWritten(application.referenceNumber, groups, begun)
  const [tried, setTried] = useState(false)
  const meanwhile = useMeanwhile(application)
  const ask = useRequestClarification(application)
  const idOf = ({ id }: WrittenQuestion) => `${form}-${id}`
  const isOne = questions.length === 1
  const hasTooMany = questions.reduce((sum, { attachments }) => sum + attachments.length, 0) > maxFiles

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
    if (ask.isPending || hasTooMany) return
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
      busy={ask.isPending}
      error={ask.error}
      version={application.version}
      meanwhile={meanwhile}
      isOver={!application.actions.includes('request-clarification')}
      restoredFrom={restoredFrom}
      onSubmit={submit}
      onClose={onClose}
      onGiveUp={forget}
    >
      {questions.map((question, index) => (
        <section
          key={question.id}
          aria-label={say(texts.questionNumber, { n: index + 1 })}
          className="not-first:border-t not-first:border-line-strong not-first:pt-5"
        >
          {!isOne && (
            <div className="mb-4 flex items-center justify-between gap-3">
              <h3 className="text-h3">{say(texts.questionNumber, { n: index + 1 })}</h3>
              <Button small kind="quiet" icon={<X aria-hidden="true" />} onClick={() => removeOne(question)}>
                {say(texts.removeQuestion, { n: index + 1 })}
              </Button>
            </div>
          )}
          <QuestionFields id={idOf(question)} {...{ groups, question, questions }} isTried={tried} onChange={put} />
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

function AddQuestion(props: Pick<ButtonProps, 'id' | 'onClick'>) {
  const say = useText()
  return (
    <Button {...props} small icon={<Plus aria-hidden="true" />} className="justify-self-start">
      {say(texts.addQuestion)}
    </Button>
  )
}
