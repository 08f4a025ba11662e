import type { ChangedFact } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { ChangeText, Count, Heading } from '@eksport/ui'
import { answeredTexts as texts } from '../clarification/clarification.texts.ts'

/** A list of changes under a heading that counts them. */
export function Changes({ heading, changes }: { readonly heading: string; readonly changes: readonly ChangedFact[] }) {
  if (changes.length === 0) return null
  return (
    <div className="mt-3">
      <Heading level={3} size="ui" className="flex items-center gap-2">
        {heading} <Count>{changes.length}</Count>
      </Heading>
      <dl className="mt-2 grid grid-cols-1 gap-x-6 gap-y-3 md:grid-cols-2">
        {changes.map((change) => (
          <Changed key={`${change.kind} ${JSON.stringify(change.pin)}`} change={change} />
        ))}
      </dl>
    </div>
  )
}

function Changed({ change }: { readonly change: ChangedFact }) {
  const say = useText()
  const { kind, label, from, to } = change
  const isLine = from === undefined && to === undefined
  const whole = kind === 'added' ? { to: say(texts.newLine) } : { from: say(texts.goneLine) }
  return (
    <div className="min-w-0">
      <dt className="text-small text-subtle">{label}</dt>
      <dd>
        <ChangeText change={{ kind, ...(isLine ? whole : { from, to }) }} />
      </dd>
    </div>
  )
}
