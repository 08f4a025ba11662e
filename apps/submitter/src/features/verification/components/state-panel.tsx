import { Heading } from '@eksport/ui'
import { CircleCheck, CircleHelp, CircleX, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'

/** What the answer means for a holder of the certificate: use it, use another, do not use it, or nothing is known. */
export type StateTone = 'success' | 'warning' | 'danger' | 'neutral'

const looks = {
  success: { band: 'border-t-success-base bg-success-tint', sign: 'text-success-base', word: 'text-success-text' },
  warning: { band: 'border-t-warning-base bg-warning-tint', sign: 'text-warning-base', word: 'text-warning-text' },
  danger: { band: 'border-t-danger-base bg-danger-tint', sign: 'text-danger-base', word: 'text-danger-text' },
  neutral: { band: 'border-t-neutral-edge bg-neutral-tint', sign: 'text-subtle', word: 'text-neutral-text' },
} as const
const signs = { success: CircleCheck, warning: RefreshCw, danger: CircleX, neutral: CircleHelp }

interface StatePanelProps {
  readonly tone: StateTone
  /** The state in one word. */
  readonly word: string
  readonly meaning: string
  readonly children: ReactNode
}

/** The answer to a code: the state in large type, with the facts below. */
export function StatePanel({ tone, word, meaning, children }: StatePanelProps) {
  const look = looks[tone]
  const Sign = signs[tone]
  return (
    <div className="overflow-hidden rounded border border-line-strong bg-surface">
      <div className={`flex items-center gap-4 border-t-4 border-b border-b-line px-5 py-4 ${look.band}`}>
        <Sign aria-hidden="true" className={`size-11 flex-none ${look.sign}`} strokeWidth={1.75} />
        <div className="min-w-0">
          <Heading level={2} className={`wrap-anywhere ${look.word}`}>
            {word}
          </Heading>
          <p>{meaning}</p>
        </div>
      </div>
      {children}
    </div>
  )
}
