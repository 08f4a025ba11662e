import type { ManagedFlag } from '@eksport/api'
import { formatTimestamp, isDangerous, standardFlags } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Fetched } from '@eksport/portal/waiting/fetched.tsx'
import { Section, Switch } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Refusal } from '#src/lib/refusal.tsx'
import { managedFlagsQuery, useSetFlag } from '../api/managed-flags.ts'
import { flagWords, flagTexts as texts } from '../flag.texts.ts'
import { FlagDialog } from './flag-dialog.tsx'

/** [CW-03] [RTE-21] The flags: which are on, and who set them when. */
export function FlagsSection() {
  const say = useText()
  const flags = useQuery(managedFlagsQuery)
  return (
    <Section heading={say(texts.title)}>
      <p className="mb-3 text-ui text-subtle">{say(texts.lead)}</p>
      <Fetched query={flags} failed={say(texts.failed)}>
        {(data) => (
          <ul className="border-y border-line">
            {data.map((flag) => (
              <Flag key={flag.name} flag={flag} />
            ))}
          </ul>
        )}
      </Fetched>
    </Section>
  )
}

function Flag({ flag }: { readonly flag: ManagedFlag }) {
  const say = useText()
  const change = useSetFlag(flag)
  const [isAsking, setAsking] = useState(false)
  const { name, enabled, changedAt, changedBy, reason } = flag
  const words = flagWords[name]
  const standard = say(standardFlags[name] ? texts.standardOn : texts.standardOff)
  const time = changedAt === undefined ? '' : formatTimestamp(changedAt)
  const set = changedBy === undefined ? say(texts.set, { time }) : say(texts.setBy, { time, name: changedBy })
  return (
    <li className="grid gap-1 border-b border-line py-3 last:border-b-0">
      <Switch
        label={<strong className="font-semibold">{say(words.name)}</strong>}
        aria-describedby={`flag-${name}`}
        checked={change.isPending ? change.variables.enabled : enabled}
        onCheckedChange={(next) => {
          if (isDangerous(name, next)) setAsking(true)
          else if (!change.isPending) change.mutate({ enabled: next })
        }}
      />
      <p id={`flag-${name}`} className="text-ui">
        {say(words.does)}
      </p>
      <p className="text-small text-subtle">{changedAt === undefined ? standard : `${standard} · ${set}`}</p>
      {reason !== undefined && (
        <p className="text-small whitespace-pre-wrap wrap-anywhere">{say(texts.because, { reason })}</p>
      )}
      {change.error && <Refusal error={change.error} stale={texts.stale} />}
      {isAsking && <FlagDialog flag={flag} onClose={() => setAsking(false)} />}
    </li>
  )
}
