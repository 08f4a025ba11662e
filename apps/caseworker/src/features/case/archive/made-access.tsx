import type { CaseAccess } from '@eksport/api'
import { formatTimestamp } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Badge, Button, ButtonRow, Section } from '@eksport/ui'
import { Download } from 'lucide-react'
import { jobProblemTexts } from '#src/lib/job-problem.texts.ts'
import { accessTexts as texts } from './archive.texts.ts'
import { type AccessFile, useAccessFile } from './archive-queries.ts'

const tones = { WAITING: 'info', DONE: 'success', FAILED: 'danger' } as const

interface MadeAccessProps {
  readonly referenceNumber: number
  readonly made: readonly CaseAccess[]
}

/** Earlier disclosures, newest first, with their files once they are made. */
export function MadeAccess({ referenceNumber, made }: MadeAccessProps) {
  const say = useText()
  return (
    <Section heading={say(texts.made)} headingSize="h3" className="not-first:mt-0">
      {made.length === 0 && <p className="text-ui text-subtle">{say(texts.noneMade)}</p>}
      <ul aria-live="polite" className="grid gap-4 empty:hidden">
        {made.map((access) => (
          <MadeItem key={access.id} referenceNumber={referenceNumber} access={access} />
        ))}
      </ul>
    </Section>
  )
}

function MadeItem({ referenceNumber, access }: { readonly referenceNumber: number; readonly access: CaseAccess }) {
  const say = useText()
  const { id, requestedTime, requestedBy, askedBy, redactions, state, problem } = access
  const fetching = useAccessFile(referenceNumber, id, say(texts.file))
  const button = (kind: AccessFile) => (
    <Button
      small
      icon={<Download aria-hidden="true" />}
      busy={fetching.isPending && fetching.variables === kind}
      onClick={() => fetching.mutate(kind)}
    >
      {say(texts[kind])}
    </Button>
  )
  return (
    <li className="grid gap-1.5 border-t border-line pt-3 text-ui first:border-t-0 first:pt-0">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="tabular-nums">
          {say(texts.by, { time: formatTimestamp(requestedTime), name: requestedBy })}
        </span>
        <Badge tone={state === 'WAITING' && problem ? 'warning' : tones[state]} label={say(texts[state])} />
      </span>
      {askedBy !== undefined && <span className="wrap-anywhere">{say(texts.to, { name: askedBy })}</span>}
      <span className="text-small text-subtle">
        {redactions === 0 ? say(texts.unredacted) : say(texts.redacted, { n: redactions })}
      </span>
      {problem && state !== 'DONE' && <span className="text-danger-text">{say(jobProblemTexts[problem])}</span>}
      {state === 'DONE' && (
        <ButtonRow>
          {button('pdf')}
          {button('zip')}
        </ButtonRow>
      )}
      {fetching.isError && (
        <Alert tone="danger" role="alert">
          {say(texts.notFetched)}
        </Alert>
      )}
    </li>
  )
}
