import { Loading } from '@eksport/ui'

interface LongWaitProps {
  readonly active: boolean
  /** What is being loaded. */
  readonly label: string
  /** Cancels, where that is possible. */
  readonly onCancel?: () => void
  /** The size of what is loading: a part is low, while a list or page has a heading that must stay readable. */
  readonly place?: 'page' | 'part'
  /** How long it has been loading when this is mounted, in milliseconds. */
  readonly waited?: number
}

const shownAfter = 1000
const hintAfter = 5000

/** [THM-03] Says above something that is loading that it may take a while. It takes no space, so that nothing moves. */
export function LongWait({ waited = 0, place = 'page', ...wait }: LongWaitProps) {
  return (
    <div className="relative z-10 h-0 print:hidden">
      <Loading
        {...wait}
        delay={Math.max(0, shownAfter - waited)}
        hintAfter={hintAfter - waited}
        className={`absolute inset-x-4 mx-auto max-w-90 rounded border border-line bg-surface px-4 py-2 ${place === 'page' ? 'top-24' : 'top-2'}`}
      />
    </div>
  )
}
