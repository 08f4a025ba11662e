import { type Application, formatReference } from '@eksport/domain'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, ButtonLink, PageHeading } from '@eksport/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { copiesQuery } from '#src/lib/application/copies-query.ts'
import { useOrganisation } from '#src/lib/organisation.ts'
import { copiesTexts as texts } from '../copies.texts.ts'
import { CopiesForm } from './copies-form.tsx'

interface CopiesPageProps {
  readonly application: Application
  /** The order that is to be changed; without it copies are ordered. */
  readonly copyId: string | undefined
}

/** [RTE-14] [CPY-01] Confirmed copies of a certificate: ordered, or an order changed or cancelled. */
export function CopiesPage({ application, copyId }: CopiesPageProps) {
  const say = useText()
  const reference = formatReference(application.referenceNumber)
  const title = say(copyId === undefined ? texts.order : texts.change, { reference })
  useDocumentTitle(title)
  return (
    <>
      <ButtonLink
        kind="quiet"
        small
        icon={<ArrowLeft aria-hidden="true" />}
        className="mb-4 -ml-3"
        render={
          <Link
            to="/soeknader/$referenceNumber/detaljer"
            params={{ referenceNumber: String(application.referenceNumber) }}
          />
        }
      >
        {say(texts.back)}
      </ButtonLink>
      <PageHeading>{title}</PageHeading>
      {copyId === undefined ? (
        <NewOrder application={application} />
      ) : (
        <ExistingOrder application={application} copyId={copyId} />
      )}
    </>
  )
}

type Told = typeof texts.notPossible | typeof texts.noOrder | typeof texts.handedOut

function Refused({ text }: { readonly text: Told }) {
  const say = useText()
  return (
    <Alert tone="info" className="mt-6 max-w-form">
      {say(text)}
    </Alert>
  )
}

function NewOrder({ application }: { readonly application: Application }) {
  if (!application.actions.includes('order-copies')) return <Refused text={texts.notPossible} />
  return <CopiesForm application={application} />
}

function ExistingOrder({ application, copyId }: { readonly application: Application; readonly copyId: string }) {
  const { organisationNumber } = useOrganisation()
  const { data } = useSuspenseQuery(copiesQuery(organisationNumber, application.referenceNumber))
  const order = data.find(({ id }) => id === copyId)
  if (order === undefined) return <Refused text={texts.noOrder} />
  if (order.state === 'HANDED_OUT') return <Refused text={texts.handedOut} />
  if (!application.actions.includes('order-copies')) return <Refused text={texts.notPossible} />
  return <CopiesForm key={order.id} application={application} order={order} />
}
