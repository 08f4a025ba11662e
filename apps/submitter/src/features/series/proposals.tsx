import { meantContainer } from '@eksport/domain'
import type { SeriesValues } from '@eksport/domain/templates'
import { formatDate, isPlainDate } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button } from '@eksport/ui'
import { gatherings, type Proposing, pickupOf } from './propose.ts'
import { seriesTexts as texts } from './series.texts.ts'
import type { ShownRow } from './series-rows.ts'
import type { RowChanges } from './use-series.ts'

interface ProposalsProps {
  /** The rows that are not submitted. */
  readonly drafts: readonly ShownRow[]
  readonly proposing: Proposing
  readonly onTake: (changes: RowChanges) => void
}

interface Proposal {
  readonly key: string
  readonly text: string
  readonly use: string
  readonly changes: RowChanges
}

const container = 'transport.containers.0.number'

/** The most proposals listed; the button that accepts all of them covers the rest too. */
const shownAtOnce = 4

const all = (proposals: readonly Proposal[]): RowChanges => {
  const changes = new Map<number, SeriesValues>()
  for (const proposal of proposals)
    for (const [row, values] of proposal.changes) changes.set(row, { ...changes.get(row), ...values })
  return changes
}

function useProposals({ drafts, proposing }: ProposalsProps): readonly Proposal[] {
  const say = useText()
  const numbers = drafts.flatMap(({ number, shown, row: { values } }): Proposal[] => {
    const text = values[container]
    const meant = typeof text === 'string' ? meantContainer(text) : undefined
    if (meant === undefined) return []
    const changes = new Map([[number, { [container]: meant }]])
    return [
      {
        key: `container ${number}`,
        text: say(texts.checkDigit, { n: shown, text: String(text) }),
        use: say(texts.use, { value: meant }),
        changes,
      },
    ]
  })
  const rows = drafts.map(({ number, row: { values } }) => ({ number, values }))
  const pickups = gatherings(rows, proposing).map(({ departure, rows: leaving, values }): Proposal => {
    const [day = '', time = ''] = (pickupOf(values) ?? '').split(' ')
    const date = isPlainDate(day) ? formatDate(day) : day
    return {
      key: `pickup ${departure}`,
      text: say(texts.scattered, { day: isPlainDate(departure) ? formatDate(departure) : departure }),
      use: say(texts.gather, { n: leaving.length, date, time }),
      changes: new Map(leaving.map((row) => [row, values])),
    }
  })
  return [...numbers, ...pickups]
}

/** [EXP-10] Suggested improvements, each accepted with one click; none of them stops a row. */
export function Proposals(props: ProposalsProps) {
  const say = useText()
  const proposals = useProposals(props)
  if (proposals.length === 0) return null
  return (
    <Alert
      tone="info"
      className="mb-4"
      heading={say(texts.proposals)}
      actions={
        proposals.length > 1 && (
          <Button small onClick={() => props.onTake(all(proposals))}>
            {say(texts.useAll, { n: proposals.length })}
          </Button>
        )
      }
    >
      <ul className="grid gap-1">
        {proposals.slice(0, shownAtOnce).map((proposal) => (
          <li key={proposal.key} className="flex flex-wrap items-center gap-x-3">
            <span>{proposal.text}</span>
            <Button small kind="quiet" onClick={() => props.onTake(proposal.changes)}>
              {proposal.use}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
