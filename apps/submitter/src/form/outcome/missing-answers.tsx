import { useText } from '@eksport/portal/text/use-text.ts'
import { Heading, Link } from '@eksport/ui'
import { Link as RouterLink } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useStored } from '../../draft/draft-context.ts'
import { useOpenPage } from '../../draft/open-page.ts'
import { missingLink } from '../../draft/step-link.ts'
import { FieldLink } from '../field-link.tsx'
import { missingSteps } from './missing-list.ts'
import { outcomeTexts as texts } from './outcome.texts.ts'
import type { OutcomePoint } from './outcome.ts'
import { useFrameOutcome } from './outcome-context.tsx'

/** The most rows shown per page; the page of missing answers has all of them. */
const maxRows = 6

interface MissingListProps {
  readonly points: readonly OutcomePoint[]
  readonly onFollow?: (() => void) | undefined
  /** They stand on the summary: the way to an answer leads back to it. */
  readonly isReturning?: boolean
}

/** The missing answers by their names, each the way to its field, under the page that asks them. */
export function MissingList({ points, onFollow, isReturning = false }: MissingListProps) {
  const say = useText()
  const { step: current } = useOpenPage()
  const { referenceNumber } = useStored().application
  return (
    <ul className="flex flex-col gap-2">
      {missingSteps(points, current).map(({ step, title, count, rows }) => (
        <li key={step}>
          <p>
            <b className="font-semibold">{say(title)}</b> <span className="text-subtle tabular-nums">{count}</span>
          </p>
          {rows.slice(0, maxRows).map(({ line, points: lacking }) => (
            <p key={line ?? ''} className="leading-snug">
              {line !== undefined && <span className="text-subtle">{`${say(texts.line, { n: line + 1 })}: `}</span>}
              {lacking.map(({ key, lacks, own, place }, index) => (
                <span key={key}>
                  {index > 0 && <span>, </span>}
                  <FieldLink place={place} isReturning={isReturning} onFollow={onFollow}>
                    {lacks ?? own}
                  </FieldLink>
                </span>
              ))}
            </p>
          ))}
          {rows.length > maxRows && (
            <Link inherit render={<RouterLink {...missingLink(referenceNumber)} />} onClick={onFollow}>
              {say(texts.moreLines, { n: rows.length - maxRows })}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The count in the words of the header. */
function useCounted(points: readonly OutcomePoint[]) {
  const say = useText()
  return say(points.length === 1 ? texts.oneMissing : texts.missing, { n: points.length })
}

/** Above the certificate: how many answers are missing, and their names. The certificate itself shows the numbers of the boxes. */
export function MissingAnswers({ onFollow }: Pick<MissingListProps, 'onFollow'>) {
  const points = useMissingPoints()
  const counted = useCounted(points)
  if (points.length === 0) return null
  return (
    <div className="mb-3 text-cell">
      <Heading level={3} size="ui" className="mb-1 flex items-center gap-2">
        <TriangleAlert aria-hidden="true" className="size-4.5 flex-none text-warning-base" />
        <span>{counted}</span>
      </Heading>
      <MissingList points={points} onFollow={onFollow} />
    </div>
  )
}

/** In the bar of a page: the same count, and the pages that lack something. */
export function MissingNote() {
  const say = useText()
  const { referenceNumber } = useStored().application
  const points = useMissingPoints()
  const counted = useCounted(points)
  if (points.length === 0) return null
  const steps = missingSteps(points).map(({ title, count }) => `${say(title)} ${count}`)
  return (
    <p className="text-small leading-tight">
      <Link inherit render={<RouterLink {...missingLink(referenceNumber)} />}>
        {counted}
      </Link>
      <span className="max-md:sr-only">{`: ${steps.join(', ')}`}</span>
    </p>
  )
}

function useMissingPoints() {
  return useFrameOutcome()?.missing.filter(({ isMissing }) => isMissing) ?? []
}
