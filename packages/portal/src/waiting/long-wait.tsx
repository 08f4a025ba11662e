import { Loading } from '@eksport/ui'

interface LongWaitProps {
  readonly active: boolean
  /** What is awaited. */
  readonly label: string
  /** Gives up, where that stops something. */
  readonly onCancel?: () => void
  /** A part of a page is low, and a whole list or page begins with a head that stays to be read. */
  readonly place?: 'page' | 'part'
  /** How long it has been awaited when this comes, in milliseconds. */
  readonly waited?: number
}

const shownAfter = 1000
const hintAfter = 5000

/** [THM-03] Says over the place of what is on its way that it is awaited, and may take a while. It takes no room: nothing moves. */
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
