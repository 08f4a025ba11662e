import { type Application, formatInstant, formatReference, type Message, uploadLimits } from '@eksport/domain'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, ButtonRow, ConfirmDialog, Field, Section, Textarea, toast, UploadWidget } from '@eksport/ui'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useAnswerClarification } from '../api/answer-clarification.ts'
import { useWithdrawApplication } from '../api/withdraw-application.ts'
import { applicationDetailTexts as texts } from '../application-detail.texts.ts'

const maxAnswer = 500

interface AnswerPanelProps {
  readonly application: Application
  /** What the caseworker asked. */
  readonly question: Message | undefined
}

/** [STA-04] The caseworker has asked: answer and send again unchanged, or withdraw. */
export function AnswerPanel({ application, question }: AnswerPanelProps) {
  const say = useText()
  const [withdrawing, setWithdrawing] = useState(false)
  const withdraw = application.actions.includes('withdraw') && (
    <Button kind="danger" onClick={() => setWithdrawing(true)}>
      {say(texts.withdraw)}
    </Button>
  )
  return (
    <Section
      heading={say(texts.clarification)}
      className="rounded border border-warning-edge bg-warning-tint px-card-pad py-6"
    >
      {question && <Question message={question} />}
      <p className="mt-4 max-w-text">{say(texts.clarificationText)}</p>
      {application.actions.includes('resend') && <AnswerForm application={application}>{withdraw}</AnswerForm>}
      {!application.actions.includes('resend') && withdraw && <div className="mt-5">{withdraw}</div>}
      <WithdrawDialog application={application} open={withdrawing} onOpenChange={setWithdrawing} />
    </Section>
  )
}

function Question({ message }: { readonly message: Message }) {
  const say = useText()
  const name = message.sender.name ?? say(texts.caseworker)
  return (
    <figure className="max-w-text">
      <blockquote className="rounded border border-line bg-surface p-4 whitespace-pre-line wrap-anywhere">
        {message.message}
      </blockquote>
      <figcaption className="mt-1.5 text-small text-subtle">
        {say(texts.askedBy, { name, time: formatInstant(message.createdTime) })}
      </figcaption>
    </figure>
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
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const [attachments, setAttachments] = useState<readonly File[]>([])
  const answer = useAnswerClarification(application)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isMissing = text.trim() === ''
    setMissing(isMissing)
    if (isMissing) document.getElementById(id)?.focus()
    else if (!answer.isPending) {
      const onSuccess = () => toast.success(say(texts.resent))
      answer.mutate({ message: text.trim(), attachments }, { onSuccess })
    }
  }
  return (
    <form noValidate onSubmit={submit} className="mt-5 max-w-form">
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
        <Button type="submit" kind="primary" busy={answer.isPending}>
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
  const own = isApiError(error) && 'attachments' in error.fieldErrors ? error.message : undefined
  return (
    <Alert tone="danger" role="alert" className="mt-4">
      {own ?? say(isApiError(error, 412) ? texts.stale : texts.resendFailed)}
    </Alert>
  )
}

interface WithdrawDialogProps {
  readonly application: Application
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

function WithdrawDialog({ application, open, onOpenChange }: WithdrawDialogProps) {
  const say = useText()
  const withdraw = useWithdrawApplication(application)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={say(texts.confirmWithdraw)}
      confirmLabel={say(texts.withdraw)}
      errorText={() => say(texts.withdrawFailed)}
      successor={() => document.querySelector<HTMLElement>('#main h1')}
      onConfirm={async () => {
        await withdraw.mutateAsync()
        toast.success(say(texts.withdrawn))
      }}
    >
      {say(texts.confirmWithdrawText, { reference: formatReference(application.referenceNumber) })}
    </ConfirmDialog>
  )
}
