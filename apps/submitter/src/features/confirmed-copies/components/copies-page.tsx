import { type Application, type CopyOrder, formatReference } from '@eksport/domain'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import type { Journal } from '@eksport/portal/journal/journal.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, PageHeading } from '@eksport/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BackToApplication } from '#src/lib/application/back-to-application.tsx'
import { copiesQuery } from '#src/lib/application/copies-query.ts'
import { useOrganisation } from '#src/lib/organisation.ts'
import { useFocusWithoutForm } from '#src/lib/use-focus-without-form.ts'
import { copiesTexts as texts } from '../copies.texts.ts'
import { CancelOrder } from './cancel-order.tsx'
import { CopiesForm } from './copies-form.tsx'

interface CopiesPageProps {
  readonly application: Application
  /** The order to change; without it, copies are ordered. */
  readonly copyId: string | undefined
  readonly journal: Journal
}

/** [RTE-14] [CPY-01] Where confirmed copies of a certificate are ordered, or an order is changed or cancelled. */
export function CopiesPage({ application, copyId, journal }: CopiesPageProps) {
  const say = useText()
  const reference = formatReference(application.referenceNumber)
  const title = say(copyId === undefined ? texts.order : texts.change, { reference })
  useDocumentTitle(title)
  return (
    <>
      <BackToApplication referenceNumber={application.referenceNumber} />
      <PageHeading>{title}</PageHeading>
      {copyId === undefined ? (
        <NewOrder application={application} journal={journal} />
      ) : (
        <ExistingOrder application={application} copyId={copyId} journal={journal} />
      )}
    </>
  )
}

type Refusal = 'notPossible' | 'notChangeable' | 'onlyCancelled' | 'noOrder' | 'handedOut'

interface FormOrWordsProps {
  readonly application: Application
  readonly order?: CopyOrder | undefined
  /** Why there is no form; undefined if there is one. */
  readonly refused: Refusal | undefined
  readonly journal: Journal
}

/** The form, or the reason why there is none, announced if it replaces a form that somebody was using. */
function FormOrWords({ application, order, refused, journal }: FormOrWordsProps) {
  const say = useText()
  // While the request is sent the form stays as it is, whatever live updates say.
  const [held, hold] = useState<FormOrWordsProps>()
  const now = held ?? { application, order, refused, journal }
  const hasForm = now.refused === undefined
  const [hadForm] = useState(hasForm)
  useFocusWithoutForm(hasForm)
  const onSending = (isSending: boolean) => hold(isSending ? now : undefined)
  if (now.refused === undefined)
    return (
      <CopiesForm {...{ journal, onSending }} application={now.application} {...(now.order && { order: now.order })} />
    )
  return (
    <div className="mt-6 grid max-w-form justify-items-start gap-6">
      <Alert tone="info" {...(hadForm && { role: 'alert' })} className="justify-self-stretch">
        {say(texts[now.refused])}
      </Alert>
      {now.refused === 'onlyCancelled' && now.order && (
        <CancelOrder application={now.application} order={now.order} onSending={onSending} />
      )}
    </div>
  )
}

function NewOrder({ application, journal }: Pick<CopiesPageProps, 'application' | 'journal'>) {
  const isOpen = application.actions.includes('order-copies')
  return <FormOrWords {...{ application, journal }} refused={isOpen ? undefined : 'notPossible'} />
}

function refusalOf(order: CopyOrder | undefined, { actions }: Application): Refusal | undefined {
  if (order === undefined) return 'noOrder'
  if (order.state === 'HANDED_OUT') return 'handedOut'
  if (actions.includes('order-copies')) return undefined
  return actions.includes('cancel-copies') ? 'onlyCancelled' : 'notChangeable'
}

function ExistingOrder({ application, copyId, journal }: CopiesPageProps) {
  const { organisationNumber } = useOrganisation()
  const { data } = useSuspenseQuery(copiesQuery(organisationNumber, application.referenceNumber))
  const order = data.find(({ id }) => id === copyId)
  return (
    <FormOrWords key={copyId} {...{ application, journal }} order={order} refused={refusalOf(order, application)} />
  )
}
