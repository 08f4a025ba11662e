import { type Delivery, type DeliveryState, deliveryStateWords, formatTimestamp, isUnderWay } from '@eksport/domain'
import { Badge, Section } from '@eksport/ui'
import type { ReactNode } from 'react'
import { useCodeLabels } from '../code-lists/use-code-labels.ts'
import { useText } from '../text/use-text.ts'
import { deliveryTexts, messageTexts, problemTexts, sentenceTexts } from './delivery.texts.ts'

interface DeliveryListProps {
  /** Newest first. */
  readonly deliveries: readonly Delivery[]
  readonly className?: string
  /** The reader's action for a message that has not arrived. */
  readonly action?: (delivery: Delivery) => ReactNode
}

const tones = {
  WAITING: 'info',
  ANSWER_AWAITED: 'info',
  DELIVERED: 'success',
  REFUSED: 'danger',
  STOPPED: 'neutral',
} as const satisfies Readonly<Record<DeliveryState, string>>

/** [CRT-14] The states of a certificate's messages to the authority of the destination country, for both portals. */
export function DeliveryList({ deliveries, className, action }: DeliveryListProps) {
  const say = useText()
  if (deliveries.length === 0) return null
  return (
    <Section heading={say(deliveryTexts.heading)} headingSize="h3" {...(className ? { className } : {})}>
      <ul aria-live="polite" className="grid gap-4">
        {deliveries.map((delivery) => (
          <DeliveryItem key={delivery.id} delivery={delivery} action={action?.(delivery)} />
        ))}
      </ul>
    </Section>
  )
}

interface DeliveryItemProps {
  readonly delivery: Delivery
  readonly action: ReactNode
}

function DeliveryItem({ delivery, action }: DeliveryItemProps) {
  const say = useText()
  const labels = useCodeLabels(['countries'])
  const { status, state, problem, words, answeredAt } = delivery
  const time = answeredAt === undefined ? '' : formatTimestamp(answeredAt)
  const sentence = problem !== undefined && isUnderWay(delivery) ? problemTexts[problem] : sentenceTexts[state]
  return (
    <li className="grid gap-1.5">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-ui font-semibold">{say(messageTexts[status])}</span>
        <Badge tone={problem === undefined ? tones[state] : 'warning'} label={say(deliveryStateWords[state])} />
      </span>
      <span className="text-ui text-subtle">
        {say(words === undefined ? sentence : sentenceTexts.REFUSED, {
          country: labels.label('countries', delivery.country),
          time,
        })}
      </span>
      {words !== undefined && (
        <blockquote className="border-l-2 border-line pl-3 text-ui wrap-anywhere">{words}</blockquote>
      )}
      {words !== undefined && state === 'STOPPED' && (
        <span className="text-ui text-subtle">{say(sentenceTexts.STOPPED)}</span>
      )}
      {action}
    </li>
  )
}
