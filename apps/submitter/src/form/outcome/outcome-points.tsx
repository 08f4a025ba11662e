import { useText } from '@eksport/portal/text/use-text.ts'
import { FieldLink } from '../field-link.tsx'
import { outcomeTexts as texts } from './outcome.texts.ts'
import type { OutcomePoint } from './outcome.ts'

interface OutcomePointsProps {
  readonly points: readonly OutcomePoint[]
  /** Called before moving to a place. */
  readonly onFollow?: () => void
  /** Whether the points are in the summary, so that the page they lead to leads back to it. */
  readonly isReturning?: boolean
}

/** Reasons in words, each with a link to its page, line and field. */
export function OutcomePoints({ points, ...way }: OutcomePointsProps) {
  return (
    <ul className="flex flex-col gap-1.5">
      {points.map(({ key, ...point }) => (
        <li key={key}>
          <Point {...point} {...way} />
        </li>
      ))}
    </ul>
  )
}

type PointProps = Omit<OutcomePoint, 'key'> & Omit<OutcomePointsProps, 'points'>

function Point({ text, own, place, onFollow, isReturning = false }: PointProps) {
  const say = useText()
  // A point about the summary itself, shown in the summary, would link to nothing.
  const isHere = isReturning && place?.step === 'oppsummering' && place.field === ''
  if (place === undefined || isHere) return <span>{text}</span>
  const where = place.line === undefined ? say(place.title) : say(texts.line, { n: place.line + 1 })
  return (
    <>
      {/* The link names the place. */}
      <span>{own}</span>{' '}
      <FieldLink place={place} isReturning={isReturning} onFollow={onFollow} className="font-medium whitespace-nowrap">
        {where}
      </FieldLink>
    </>
  )
}
