import { type Application, uploadLimits } from '@eksport/domain'
import { forgetFiles } from '@eksport/portal/journal/use-kept-files.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, ButtonRow, Field, Heading, Textarea, toast } from '@eksport/ui'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { answerFilesOf, maxAnswer, questionsOf, useKeptAnswers } from '#src/lib/clarification/kept-answer.ts'
import { useJournalKey } from '#src/lib/use-journal-key.ts'
import { useTooLong } from '#src/lib/use-too-long.ts'
import { type Answer, useAnswerClarification } from '../api/answer-clarification.ts'
import { applicationDetailTexts as texts } from '../application-detail.texts.ts'
import { AnswerFiles } from './answer-files.tsx'

interface AnswerFormProps {
  readonly application: Application
  /** The alternative action beside the submit button. */
  readonly children: ReactNode
}

/** The files of all answers are sent in one request, so the limit applies to all of them together. */
const { maxFiles } = uploadLimits('CLARIFICATION_RESPONSE_ATTACHMENT')

/** The answer being written to each question. */
function useAnswers(application: Application) {
  const { answerTo, ...kept } = useKeptAnswers(application)
  const [files, setFiles] = useState<Readonly<Record<string, readonly File[]>>>({})
  const answers = questionsOf(application).map(
    ({ messageId: question }): Answer => ({
      question,
      message: answerTo(question).trim(),
      attachments: files[question] ?? [],
    }),
  )
  const attach = (question: string, chosen: readonly File[]) => setFiles((all) => ({ ...all, [question]: chosen }))
  const count = answers.reduce((sum, { attachments }) => sum + attachments.length, 0)
  return { answers, answerTo, attach, hasTooMany: count > maxFiles, ...kept }
}

/** [STA-04] Takes an answer to each question and resubmits the application unchanged. */
export function AnswerForm({ application, children }: AnswerFormProps) {
  const say = useText()
  const id = useId()
  const { answers, answerTo, keep, forget, attach, hasTooMany } = useAnswers(application)
  const tooLong = useTooLong(maxAnswer)
  const [tried, setTried] = useState(false)
  const key = useJournalKey(application.referenceNumber)
  const send = useAnswerClarification(application, () => {
    forget()
    forgetFiles(
      key,
      answers.map(({ question }) => answerFilesOf(question)),
    )
    toast.success(say(texts.resent))
  })
  const isOne = answers.length === 1
  const problemOf = (message: string) =>
    message === '' ? say(isOne ? texts.answerRequired : texts.answerToRequired) : tooLong(message)
  // A second click can arrive before the page has re-rendered.
  const isUnderWay = useRef(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const open = answers.findIndex(({ message }) => problemOf(message) !== undefined)
    if (open >= 0) document.getElementById(`${id}-${open}`)?.focus()
    else if (!isUnderWay.current && !hasTooMany) {
      isUnderWay.current = true
      send.mutate(answers, {
        onSettled: () => {
          isUnderWay.current = false
        },
      })
    }
  }
  return (
    <form noValidate onSubmit={submit} className="mt-6 max-w-form border-t border-warning-edge pt-5">
      <Heading level={3}>{say(texts.unchanged)}</Heading>
      <p className="mt-1 mb-4 max-w-text">{say(texts.clarificationText)}</p>
      <div className="flex flex-col gap-7">
        {answers.map(({ question, message }, index) => (
          <div key={question}>
            <Field
              id={`${id}-${index}`}
              label={say(isOne ? texts.answer : texts.answerTo, { n: index + 1 })}
              hint={index === 0 ? say(texts.answerHint) : undefined}
              required
              error={tried && problemOf(message)}
            >
              <Textarea
                rows={isOne ? 4 : 3}
                limit={maxAnswer}
                value={answerTo(question)}
                onChange={(event) => keep(question, event.target.value)}
              />
            </Field>
            <AnswerFiles
              {...{ application, question }}
              label={say(isOne ? texts.answerAttachments : texts.attachmentsTo, { n: index + 1 })}
              onFiles={(files) => attach(question, files)}
            />
          </div>
        ))}
      </div>
      {hasTooMany && (
        <Alert tone="danger" role="alert" className="mt-4">
          {say(texts.tooManyFiles, { n: maxFiles })}
        </Alert>
      )}
      {send.isError && <AnswerProblem error={send.error} />}
      <ButtonRow className="mt-5">
        <Button
          type="submit"
          kind={application.actions.includes('reopen') ? 'secondary' : 'primary'}
          busy={send.isPending}
        >
          {say(texts.resend)}
        </Button>
        {children}
      </ButtonRow>
    </form>
  )
}

function AnswerProblem({ error }: { readonly error: unknown }) {
  const say = useText()
  // For a file, the server's own message says which one was refused and why.
  const own = isApiError(error) && 'attachments' in error.fieldErrors ? error.title : undefined
  return (
    <Alert tone="danger" role="alert" className="mt-4">
      {own ?? say(isApiError(error, 412) ? texts.stale : texts.resendFailed)}
    </Alert>
  )
}
