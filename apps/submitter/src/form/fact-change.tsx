import type { ChangedFact } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { ChangeText } from '@eksport/ui'
import type { ReactNode } from 'react'
import { linesTexts as texts } from './lines/lines.texts.ts'

interface FactChangeProps {
  readonly change: ChangedFact
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** One changed fact in a description list: its name, and what was and is; of a whole line, that it is new or gone. */
export function FactChange({ change: { kind, label, from, to }, children }: FactChangeProps) {
  const say = useText()
  const isLine = from === undefined && to === undefined
  const whole = kind === 'added' ? { to: say(texts.unnamed) } : { from: say(texts.removed) }
  return (
    <div className="border-b border-line py-2.5">
      <dt className="text-small text-subtle">{label}</dt>
      <dd>
        <ChangeText change={{ kind, ...(isLine ? whole : { from, to }) }} />
        {children}
      </dd>
    </div>
  )
}
