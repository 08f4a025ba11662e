import type { Application, CopyOrder } from '@eksport/domain'
import { CopyList } from '@eksport/portal/copies/copy-list.tsx'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, ButtonLink } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Ban, Pencil } from 'lucide-react'
import { copiesQuery } from '#src/lib/application/copies-query.ts'
import { useOrganisation } from '#src/lib/organisation.ts'
import { applicationDetailTexts as texts } from '../application-detail.texts.ts'

/** [CPY-01] Ordered copies, with actions to change or cancel an order until it is handed out. */
export function CopyOrders({ application }: { readonly application: Application }) {
  const say = useText()
  const { organisationNumber } = useOrganisation()
  const { referenceNumber, applicationStatus, confirmedCopies = [], actions } = application
  const { data = [], isError } = useQuery({
    ...copiesQuery(organisationNumber, referenceNumber),
    enabled: confirmedCopies.length > 0,
  })
  const mayChange = actions.includes('order-copies')
  const change = ({ id, state }: CopyOrder) =>
    state === 'HANDED_OUT' || !(mayChange || actions.includes('cancel-copies')) ? null : (
      <ButtonLink
        small
        className="justify-self-start"
        icon={mayChange ? <Pencil aria-hidden="true" /> : <Ban aria-hidden="true" />}
        render={
          <Link
            to="/soeknad/$referenceNumber/bekreftede-kopier/{-$copyId}"
            params={{ referenceNumber: String(referenceNumber), copyId: id }}
          />
        }
      >
        {say(mayChange ? texts.changeCopies : texts.cancelCopies)}
      </ButtonLink>
    )
  if (isError)
    return (
      <Alert tone="danger" role="alert">
        {say(texts.copiesFailed)}
      </Alert>
    )
  const orders = confirmedCopies.length > 0 ? data : []
  return <CopyList orders={orders} applicationStatus={applicationStatus} className="mb-8" action={change} />
}
