import { type Application, type CopyAnswers, type CopyOrder, formatKroner } from '@eksport/domain'
import { domainIssueTexts } from '@eksport/domain/templates'
import { useCheckContext } from '@eksport/portal/case/check-context.ts'
import { CopyList } from '@eksport/portal/copies/copy-list.tsx'
import { BegunBefore } from '@eksport/portal/journal/begun-before.tsx'
import type { Journal } from '@eksport/portal/journal/journal.ts'
import { useBegunAnswers } from '@eksport/portal/journal/use-begun-answers.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, ButtonRow, StepForm, toast } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { useOrganisation } from '#src/lib/organisation.ts'
import { copyFeeQuery, copyOfficesQuery, useSendCopies } from '../api/copies.ts'
import { copiesTexts as texts } from '../copies.texts.ts'
import { copySections, pickerSectionId, requestOf } from '../copy-sections.ts'
import { useLeaveDone } from '../use-leave-done.ts'
import { CancelOrder } from './cancel-order.tsx'
import { CopyPickup } from './copy-pickup.tsx'

interface CopiesFormProps {
  readonly application: Application
  /** The order to change; without it, copies are ordered. */
  readonly order?: CopyOrder
  /** Keeps the unsent choices in this browser. */
  readonly journal: Journal
  /** Called with true when the request starts, and with false if it fails. */
  readonly onSending: (isSending: boolean) => void
}

function answersOf(order: CopyOrder | undefined): CopyAnswers {
  if (order === undefined) return {}
  const { numberOfCopies, collectionLocation, collectionDate, collectionTime } = order
  return { numberOfCopies, collectionLocation, collectionDate, collectionTime }
}

/** Clears the date and time when the office changes, because another office has other hours. */
function changedAnswers(before: CopyAnswers, after: CopyAnswers): CopyAnswers {
  if (before.collectionLocation === after.collectionLocation) return after
  const { collectionDate: _, collectionTime: __, ...rest } = after
  return rest
}

/** [EXP-03] The chosen answers, starting from the order as it was opened; kept in this browser until they are sent. */
function useCopyAnswers(journal: Journal, order: CopyOrder | undefined) {
  const [stored] = useState(() => answersOf(order))
  const begun = useBegunAnswers(journal, { ...stored })
  const answers: CopyAnswers = begun.given ?? stored
  const give = (after: CopyAnswers) => begun.give({ ...changedAnswers(answers, after) })
  return { begun, answers, give }
}

/** [CPY-01] How many copies, where and when; shows the fee as soon as all of it is valid. */
export function CopiesForm({ application, order, journal, onSending }: CopiesFormProps) {
  const say = useText()
  const formId = useId()
  const checking = useCheckContext()
  const { organisationNumber } = useOrganisation()
  const offices = useQuery(copyOfficesQuery)
  const { begun, answers, give } = useCopyAnswers(journal, order)
  const [tried, setTried] = useState(false)
  // [SEC-04] The version the person sees; live updates may bring a newer one.
  const [opened] = useState(order)
  const [theirs, setTheirs] = useState<CopyOrder>()
  const seen = theirs ?? opened
  const codes = useMemo(() => offices.data?.map(({ code }) => code) ?? [], [offices.data])
  const request = useMemo(() => requestOf(answers, checking, codes), [answers, checking, codes])
  const { referenceNumber } = application
  const fee = useQuery(copyFeeQuery({ organisationNumber, referenceNumber, copyId: order?.id, request }))
  const send = useSendCopies(application, seen, setTheirs)
  const leave = useLeaveDone(application)
  const submit = async () => {
    if (request === undefined || send.isPending) return
    onSending(true)
    try {
      await send.mutateAsync(request)
    } catch {
      onSending(false)
      return // The failure is shown below the form.
    }
    begun.forget()
    toast.success(say(order === undefined ? texts.ordered : texts.changed))
    await leave()
  }
  const problem = () => {
    if (isApiError(send.error, 412)) return say(seen === undefined ? texts.stale : texts.staleOrder)
    if (isApiError(send.error, 400, 409)) return send.error.title
    return say(order === undefined ? texts.orderFailed : texts.changeFailed)
  }
  return (
    <div className="mt-4 flex max-w-form flex-col gap-6">
      <p>{say(texts.lead)}</p>
      {begun.isFromBefore && <BegunBefore onBeginAnew={begun.discard} />}
      {offices.isError && (
        <Alert tone="warning" role="alert">
          {say(texts.listsFailed)}
        </Alert>
      )}
      <StepForm
        id={formId}
        now={checking.now}
        given={checking.given}
        codeLists={{ 'certificate-offices': offices.data ?? [] }}
        issueTexts={domainIssueTexts}
        sections={copySections}
        answers={{ ...answers }}
        onAnswersChange={give}
        onInvalid={() => setTried(true)}
        onValid={() => void submit()}
        renderSection={(section) =>
          section.id === pickerSectionId ? (
            <CopyPickup
              key={section.id}
              id={formId}
              section={section}
              checking={checking}
              answers={answers}
              tried={tried}
              onAnswersChange={give}
            />
          ) : undefined
        }
      />
      <Fee amount={fee.data?.amount} hasFailed={fee.isError} />
      {send.isError && (
        <Alert tone="danger" role="alert">
          {problem()}
        </Alert>
      )}
      {theirs && <CopyList orders={[theirs]} applicationStatus={application.applicationStatus} action={() => null} />}
      <ButtonRow>
        <Button type="submit" form={formId} kind="primary" busy={send.isPending}>
          {say(order === undefined ? texts.submitOrder : texts.submitChange)}
        </Button>
        {seen && <CancelOrder application={application} order={seen} onSending={onSending} onStale={setTheirs} />}
      </ButtonRow>
    </div>
  )
}

function Fee({ amount, hasFailed }: { readonly amount: number | undefined; readonly hasFailed: boolean }) {
  const say = useText()
  return (
    <dl className="flex flex-wrap items-baseline gap-x-3 border-t border-line pt-4" aria-live="polite">
      <dt className="font-semibold">{say(texts.fee)}</dt>
      <dd className={amount === undefined ? 'text-subtle' : 'text-lead font-semibold'}>
        {amount === undefined ? say(hasFailed ? texts.feeFailed : texts.feeLater) : formatKroner(amount)}
      </dd>
    </dl>
  )
}
