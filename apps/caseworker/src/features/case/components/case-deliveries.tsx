import type { ApplicationReading } from '@eksport/api'
import type { Delivery } from '@eksport/domain'
import { DeliveryList } from '@eksport/portal/delivery/delivery-list.tsx'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button } from '@eksport/ui'
import { RefreshCw } from 'lucide-react'
import { useRight } from '#src/lib/use-right.ts'
import { useSendAgain } from '../api/case-queries.ts'
import { caseTexts as texts } from '../case.texts.ts'

/** [CRT-14] The delivery of the electronic certificate, and what an officer can do if it was refused or does not arrive. */
export function CaseDeliveries({
  application,
  deliveries = [],
}: Pick<ApplicationReading, 'application' | 'deliveries'>) {
  const say = useText()
  const again = useSendAgain(application.referenceNumber)
  const mayTry = useRight('try-again')
  const button = ({ id, state, problem }: Delivery) => {
    if (!mayTry || (state !== 'REFUSED' && problem === undefined)) return null
    return (
      <>
        <Button
          small
          className="justify-self-start"
          icon={<RefreshCw aria-hidden="true" />}
          busy={again.isPending && again.variables === id}
          onClick={() => again.mutate(id)}
        >
          {say(state === 'REFUSED' ? texts.sendAgain : texts.tryAgainNow)}
        </Button>
        {again.isError && again.variables === id && (
          <Alert tone="danger" role="alert">
            {say(texts.sendAgainFailed)}
          </Alert>
        )}
      </>
    )
  }
  return <DeliveryList deliveries={deliveries} action={button} className="mt-6" />
}
