import {
  type ApplicationStatus,
  type CopyOrder,
  copiesAreOver,
  formatDayTime,
  formatKroner,
  formatTimestamp,
} from '@eksport/domain'
import { Badge, Section } from '@eksport/ui'
import type { ReactNode } from 'react'
import { useCodeLabels } from '../code-lists/use-code-labels.ts'
import { useText } from '../text/use-text.ts'
import { copyStateTexts, overCopyTexts, copyListTexts as texts } from './copy-list.texts.ts'
import { copyTones } from './copy-tones.ts'

interface CopyListProps {
  /** Oldest first. */
  readonly orders: readonly CopyOrder[]
  readonly applicationStatus: ApplicationStatus
  readonly className?: string
  /** The reader's action for an order. */
  readonly action: (order: CopyOrder) => ReactNode
}

/** [CPY-01] The orders of confirmed copies of a certificate, with their states and actions. */
export function CopyList({ orders, applicationStatus, className, action }: CopyListProps) {
  const say = useText()
  if (orders.length === 0) return null
  const isOver = ({ state }: CopyOrder) => state !== 'HANDED_OUT' && copiesAreOver(applicationStatus)
  return (
    <Section heading={say(texts.heading)} headingSize="h3" {...(className ? { className } : {})}>
      {orders.some(isOver) && <p className="mb-3 text-ui">{say(texts.over)}</p>}
      <ul className="grid gap-4">
        {orders.map((order) => (
          <OrderItem key={order.id} order={order} isOver={isOver(order)} action={action(order)} />
        ))}
      </ul>
    </Section>
  )
}

interface OrderItemProps {
  readonly order: CopyOrder
  /** Whether it has ended without being completed. */
  readonly isOver: boolean
  readonly action: ReactNode
}

function OrderItem({ order, isOver, action }: OrderItemProps) {
  const say = useText()
  const labels = useCodeLabels(['certificate-offices'])
  const { numberOfCopies: n, collectionLocation, collectionDate, collectionTime, state, fee } = order
  const pickup = {
    office: labels.label('certificate-offices', collectionLocation),
    moment: formatDayTime(collectionDate, collectionTime),
  }
  return (
    <li className="grid gap-1.5">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-ui font-semibold">{n === 1 ? say(texts.copy) : say(texts.copies, { n })}</span>
        <StateBadge state={state} isOver={isOver} />
      </span>
      <span className="text-ui">{say(isOver ? texts.orderedFor : texts.pickup, pickup)}</span>
      <span className="text-ui text-subtle">
        {say(isOver ? texts.feeWhenOrdered : texts.fee, { fee: formatKroner(fee) })}
      </span>
      <Happened order={order} />
      {action}
    </li>
  )
}

function StateBadge({ state, isOver }: Pick<CopyOrder, 'state'> & Pick<OrderItemProps, 'isOver'>) {
  const say = useText()
  if (isOver && state !== 'HANDED_OUT') return <Badge tone="neutral" label={say(overCopyTexts[state])} />
  return <Badge tone={copyTones[state]} label={say(copyStateTexts[state])} />
}

/** When an order was printed and handed out; for officers also by whom. */
function Happened({ order }: { readonly order: CopyOrder }) {
  const say = useText()
  const { printedTime, printedBy, handedOutTime, handedOutBy, collectedBy: to = '' } = order
  if (printedTime === undefined) return null
  const time = formatTimestamp(printedTime)
  return (
    <>
      <span className="text-ui text-subtle">
        {printedBy === undefined ? say(texts.printed, { time }) : say(texts.printedBy, { time, name: printedBy })}
      </span>
      {handedOutTime !== undefined && (
        <span className="text-ui text-subtle">
          {handedOutBy === undefined
            ? say(texts.handedOut, { time: formatTimestamp(handedOutTime), to })
            : say(texts.handedOutBy, { time: formatTimestamp(handedOutTime), to, name: handedOutBy })}
        </span>
      )}
    </>
  )
}
