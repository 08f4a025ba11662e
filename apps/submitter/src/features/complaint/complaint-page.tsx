import type { Complaining } from '@eksport/api'
import { type Application, complaintLimits, formatDate, formatReference, today, uploadLimits } from '@eksport/domain'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { BegunBefore } from '@eksport/portal/journal/begun-before.tsx'
import type { Journal } from '@eksport/portal/journal/journal.ts'
import { PutAside } from '@eksport/portal/journal/put-aside.tsx'
import { type BegunAnswers, useBegunAnswers } from '@eksport/portal/journal/use-begun-answers.ts'
import { useBegunFiles } from '@eksport/portal/journal/use-begun-files.ts'
import { forgetFiles } from '@eksport/portal/journal/use-kept-files.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, ButtonRow, Field, Heading, PageHeading, Textarea, toast, UploadWidget } from '@eksport/ui'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { BackToApplication } from '#src/lib/application/back-to-application.tsx'
import { complaintTexts as texts } from '#src/lib/application/complaint.texts.ts'
import { LeaveGuard } from '#src/lib/leave-guard.tsx'
import { useFocusWithoutForm } from '#src/lib/use-focus-without-form.ts'
import { useJournalKey } from '#src/lib/use-journal-key.ts'
import { useSendComplaint } from './send-complaint.ts'

/** Field under which the files of a complaint are kept until it is sent. */
const filesField = 'klage'

interface ComplaintPageProps {
  readonly application: Application
  /** Undefined if the application was not refused. */
  readonly complaining: Complaining | undefined
  /** What was written here earlier and exists only in this browser. */
  readonly journal: Journal
}

/** [ADM-08] Where an exporter complains about a refusal. The text is kept in this browser until it is sent. */
export function ComplaintPage({ application, complaining, journal }: ComplaintPageProps) {
  const say = useText()
  const begun = useBegunAnswers(journal)
  const [isSending, setSending] = useState(false)
  const form = complaining !== undefined && (isSending || complaining.complaint === undefined) ? complaining : undefined
  useFocusWithoutForm(form !== undefined)
  const title = say(texts.title, { reference: formatReference(application.referenceNumber) })
  useDocumentTitle(title)
  return (
    <>
      <BackToApplication referenceNumber={application.referenceNumber} />
      <PageHeading>{title}</PageHeading>
      {form ? (
        <ComplaintForm {...{ application, begun }} complaining={form} isKept={journal.isKept} onSending={setSending} />
      ) : (
        <NotPossible {...{ application, complaining, begun }} />
      )}
    </>
  )
}

const wordsOf = ({ given }: BegunAnswers) => String(given?.words ?? '')

interface NotPossibleProps extends Pick<ComplaintPageProps, 'application' | 'complaining'> {
  readonly begun: BegunAnswers
}

/** Shown if somebody has complained already or nothing was refused. [ACT-12] Text written here meanwhile is kept. */
function NotPossible({ application, complaining, begun }: NotPossibleProps) {
  const say = useText()
  const key = useJournalKey(application.referenceNumber)
  const words = wordsOf(begun).trim()
  const heading = say(complaining === undefined ? texts.notPossible : texts.known)
  // The complaint may have arrived although its response was lost.
  if (words === '' || words === complaining?.complaint?.words) {
    return (
      <Alert tone="info" className="mt-6 max-w-form">
        {heading}
      </Alert>
    )
  }
  const discard = () => {
    begun.discard()
    forgetFiles(key, [filesField])
  }
  return <PutAside heading={heading} written={[{ label: say(texts.words), words }]} onDiscard={discard} />
}

interface ComplaintFormProps extends Pick<ComplaintPageProps, 'application'> {
  readonly complaining: Complaining
  readonly begun: BegunAnswers
  readonly isKept: () => boolean
  /** Called with true when the request starts, and with false if it fails. */
  readonly onSending: (isSending: boolean) => void
}

function ComplaintForm({ application, complaining, begun, isKept, onSending }: ComplaintFormProps) {
  const say = useText()
  const navigate = useNavigate()
  const id = useId()
  const { referenceNumber, refusal } = application
  const { items, field, ...files } = useBegunFiles(useJournalKey(referenceNumber), filesField)
  const { send, refreshAfterwards } = useSendComplaint(referenceNumber)
  const [tried, setTried] = useState(false)
  const [isSent, setSent] = useState(false)
  const written = wordsOf(begun)
  const length = [...written.trim()].length
  const problem =
    (length === 0 && say(texts.required)) ||
    (length > complaintLimits.words && say(texts.tooLong, { n: complaintLimits.words }))
  const forget = () => {
    begun.forget()
    files.forget()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problem) return document.getElementById(id)?.focus()
    if (send.isPending) return
    onSending(true)
    const attachments = items.flatMap(({ file }) => file ?? [])
    const [done, failed] = [() => true, () => false]
    const isDone = await send.mutateAsync({ words: written.trim(), attachments }).then(done, failed)
    if (!isDone) return onSending(false)
    setSent(true)
    forget()
    toast.success(say(texts.sent))
    const params = { referenceNumber: String(referenceNumber) }
    await navigate({ to: '/soeknader/$referenceNumber/detaljer', params, ignoreBlocker: true })
    await refreshAfterwards()
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 flex max-w-form flex-col gap-6">
      <About refusal={refusal} complaining={complaining} />
      {begun.isFromBefore && (
        <BegunBefore
          onBeginAnew={() => {
            begun.discard()
            files.discard()
          }}
        />
      )}
      <Field id={id} label={say(texts.words)} hint={say(texts.wordsHint)} required error={tried && problem}>
        <Textarea
          rows={10}
          limit={complaintLimits.words}
          value={written}
          onChange={({ target }) => begun.give({ words: target.value })}
        />
      </Field>
      <UploadWidget<string>
        {...field.props}
        key={field.key}
        label={say(texts.attachments)}
        hint={say(texts.attachmentsHint)}
        mode="multiple"
        optional
        {...uploadLimits('COMPLAINT_ATTACHMENT')}
        checkContent
      />
      {send.isError && (
        <Alert tone="danger" role="alert">
          {isApiError(send.error, 400, 403, 409, 413, 415) ? send.error.title : say(texts.notSent)}
        </Alert>
      )}
      <ButtonRow>
        <Button type="submit" kind="primary" busy={send.isPending}>
          {say(texts.send)}
        </Button>
      </ButtonRow>
      <LeaveGuard
        active={!isSent && (begun.given !== undefined || items.length > 0)}
        isKept={isKept}
        onLeave={forget}
      />
    </form>
  )
}

interface AboutProps extends Pick<Application, 'refusal'> {
  readonly complaining: Complaining
}

/** The deadline, and what was decided. */
function About({ refusal, complaining: { deadline, refusedTime } }: AboutProps) {
  const say = useText()
  const isOverdue = deadline < today(new Date().toISOString())
  return (
    <>
      <Alert tone={isOverdue ? 'warning' : 'info'}>
        {say(isOverdue ? texts.overdue : texts.until, { day: formatDate(deadline) })}
      </Alert>
      {refusal && (
        <section className="grid gap-1">
          <Heading level={2} size="ui">
            {say(texts.refusedBecause, { day: formatDate(refusedTime) })}
          </Heading>
          <p className="border-l-2 border-line-strong pl-3 whitespace-pre-wrap wrap-anywhere">{refusal.reason}</p>
        </section>
      )}
    </>
  )
}
