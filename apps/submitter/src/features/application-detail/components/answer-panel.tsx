import { type Application, uploadLimits } from '@eksport/domain'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, ButtonRow, Field, Link, Section, Textarea, toast, UploadWidget } from '@eksport/ui'
import { Link as RouterLink, useNavigate } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { WithdrawDialog } from '#src/lib/application/withdraw-dialog.tsx'
import { maxAnswer, useKeptAnswer } from '#src/lib/clarification/kept-answer.ts'
import { Question } from '#src/lib/clarification/question.tsx'
import { useAnswerClarification } from '../api/answer-clarification.ts'
import { useReopenApplication } from '../api/reopen-application.ts'
import { applicationDetailTexts as texts } from '../application-detail.texts.ts'

/** [STA-04] [ACT-08] The caseworker has asked: correct what was unlocked, answer and send again unchanged, or withdraw. */
export function AnswerPanel({ application }: { readonly application: Application }) {
  const say = useText()
  const [withdrawing, setWithdrawing] = useState(false)
  const { actions } = application
  const isClosed = !['resend', 'reopen', 'withdraw'].some((way) => actions.some((action) => action === way))
  const withdraw = actions.includes('withdraw') && (
    <Button kind="danger" onClick={() => setWithdrawing(true)}>
      {say(texts.withdraw)}
    </Button>
  )
  return (
    <Section
      heading={say(texts.clarification)}
      className="rounded border border-warning-edge bg-warning-tint px-card-pad py-6"
    >
      <Question application={application} />
      {isClosed && <SubmissionClosed />}
      {actions.includes('reopen') && <Correct application={application} />}
      {actions.includes('resend') && <AnswerForm application={application}>{withdraw}</AnswerForm>}
      {!actions.includes('resend') && withdraw && <div className="mt-5">{withdraw}</div>}
      <WithdrawDialog application={application} open={withdrawing} onOpenChange={setWithdrawing} />
    </Section>
  )
}

function SubmissionClosed() {
  const say = useText()
  return (
    <p className="mt-4 max-w-text">
      {say(texts.closed)}{' '}
      <Link inherit render={<RouterLink to="/driftsmeldinger" />}>
        {say(texts.closedLink)}
      </Link>
    </p>
  )
}

/** The way to the fields that were unlocked. */
function Correct({ application }: { readonly application: Application }) {
  const say = useText()
  const navigate = useNavigate()
  const reopen = useReopenApplication(application)
  const open = () => {
    const to = { to: '/soeknader/$referenceNumber', params: { referenceNumber: String(application.referenceNumber) } }
    reopen.mutate(undefined, { onSuccess: () => navigate(to) })
  }
  return (
    <div className="mt-6 border-t border-warning-edge pt-5">
      <h3 className="text-h3">{say(texts.correct)}</h3>
      <p className="mt-1 max-w-text">{say(texts.correctText)}</p>
      {reopen.isError && (
        <Alert tone="danger" role="alert" className="mt-4">
          {say(isApiError(reopen.error, 412) ? texts.stale : texts.resendFailed)}
        </Alert>
      )}
      <Button
        kind="primary"
        icon={<Pencil aria-hidden="true" />}
        busy={reopen.isPending}
        onClick={open}
        className="mt-4"
      >
        {say(texts.correctNow)}
      </Button>
    </div>
  )
}

interface AnswerFormProps {
  readonly application: Application
  /** The other way out, beside the button. */
  readonly children: ReactNode
}

function AnswerForm({ application, children }: AnswerFormProps) {
  const say = useText()
  const id = useId()
  const [text, setText] = useKeptAnswer(application)
  const [missing, setMissing] = useState(false)
  const [attachments, setAttachments] = useState<readonly File[]>([])
  const answer = useAnswerClarification(application)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isMissing = text.trim() === ''
    setMissing(isMissing)
    if (isMissing) document.getElementById(id)?.focus()
    else if (!answer.isPending) {
      const onSuccess = () => {
        setText('')
        toast.success(say(texts.resent))
      }
      answer.mutate({ message: text.trim(), attachments }, { onSuccess })
    }
  }
  return (
    <form noValidate onSubmit={submit} className="mt-6 max-w-form border-t border-warning-edge pt-5">
      <h3 className="text-h3">{say(texts.unchanged)}</h3>
      <p className="mt-1 mb-4 max-w-text">{say(texts.clarificationText)}</p>
      <Field
        id={id}
        label={say(texts.answer)}
        hint={say(texts.answerHint)}
        required
        error={missing ? say(texts.answerRequired) : undefined}
      >
        <Textarea
          rows={4}
          maxLength={maxAnswer}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setMissing(false)
          }}
        />
      </Field>
      <UploadWidget
        label={say(texts.answerAttachments)}
        mode="multiple"
        optional
        {...uploadLimits('CLARIFICATION_RESPONSE_ATTACHMENT')}
        checkContent
        onFilesChange={(files) => setAttachments(files.flatMap(({ file }) => file ?? []))}
        className="mt-5"
      />
      {answer.isError && <AnswerProblem error={answer.error} />}
      <ButtonRow className="mt-5">
        <Button
          type="submit"
          kind={application.actions.includes('reopen') ? 'secondary' : 'primary'}
          busy={answer.isPending}
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
  // The server's own words about a file say which one, and why.
  const own = isApiError(error) && 'attachments' in error.fieldErrors ? error.title : undefined
  return (
    <Alert tone="danger" role="alert" className="mt-4">
      {own ?? say(isApiError(error, 412) ? texts.stale : texts.resendFailed)}
    </Alert>
  )
}
