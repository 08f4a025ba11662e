import { annulledTick, formatReference } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Checkbox } from '@eksport/ui'
import { type Points, partTicks } from '../assessment.ts'
import { partTexts, caseTexts as texts } from '../case.texts.ts'

interface ChangePointsProps {
  readonly points: Points
  readonly ticked: ReadonlySet<string>
  readonly onTick: (ticks: readonly string[], ticked: boolean) => void
  readonly originalReference: number
}

/** [STA-08] What a replacement changes, part by part; each part must be ticked before approval. */
export function ChangePoints({ points, ticked, onTick, originalReference }: ChangePointsProps) {
  const say = useText()
  const reference = formatReference(originalReference)
  const box = (key: string, ticks: readonly string[], label: string) => (
    <li key={key}>
      <Checkbox
        label={label}
        checked={ticks.every((tick) => ticked.has(tick))}
        onChange={(event) => onTick(ticks, event.target.checked)}
      />
    </li>
  )
  if (points.changes.length === 0 && !points.annulled) return null
  return (
    <Alert tone="info" heading={say(texts.changesToAssess, { reference })} headingLevel={2} className="mt-3 first:mt-0">
      <ul className="mt-1 flex flex-col gap-1">
        {points.changes.map((changes) => box(changes.part, partTicks(changes), say(partTexts[changes.part])))}
        {points.annulled && box(annulledTick, [annulledTick], say(texts.originalAnnulled, { reference }))}
      </ul>
    </Alert>
  )
}
