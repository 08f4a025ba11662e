import type { Pickup } from '@eksport/api'
import { useText } from '@eksport/portal/text/use-text.ts'
import { CircleCheck, Hourglass, Package } from 'lucide-react'
import { pickupWords } from '../pickup-words.ts'

const signs = {
  READY: { Icon: Package, look: 'font-semibold text-success-text' },
  NOT_READY: { Icon: Hourglass, look: 'font-medium text-warning-text' },
  COLLECTED: { Icon: CircleCheck, look: 'font-medium text-subtle' },
} as const

interface PickupSignProps {
  readonly of: Pick<Pickup, 'state' | 'applicationStatus' | 'collectedTime'>
  /** The day shown. */
  readonly date?: string
}

/** The state of a paper, by shape, word and colour. */
export function PickupSign({ of, date }: PickupSignProps) {
  const say = useText()
  const { Icon, look } = signs[of.state]
  return (
    <span className={`flex items-center gap-1.5 text-small ${look}`}>
      <Icon aria-hidden="true" className="size-4 flex-none" />
      {pickupWords(say, of, date)}
    </span>
  )
}
