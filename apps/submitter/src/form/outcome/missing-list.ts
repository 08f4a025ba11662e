import type { StepId } from '@eksport/domain/templates'
import type { LocalizedText } from '@eksport/forms'
import type { OutcomePoint } from './outcome.ts'

/** What one page lacks, by product line. */
export interface MissingStep {
  readonly step: StepId
  readonly title: LocalizedText
  readonly count: number
  readonly rows: readonly { readonly line: number | undefined; readonly points: readonly PlacedPoint[] }[]
}

type PlacedPoint = OutcomePoint & Required<Pick<OutcomePoint, 'place'>>

const isPlaced = (point: OutcomePoint): point is PlacedPoint => point.place !== undefined

/** The missing answers by page in the order of the form, starting with the open page. */
export function missingSteps(points: readonly OutcomePoint[], current?: StepId): readonly MissingStep[] {
  const byStep = Map.groupBy(points.filter(isPlaced), ({ place }) => place.step)
  const steps = [...byStep].map(([step, own]): MissingStep => {
    const byLine = Map.groupBy(own, ({ place }) => place.line)
    const title = own[0]?.place.title ?? { nb: '', nn: '', en: '' }
    return { step, title, count: own.length, rows: [...byLine].map(([line, of]) => ({ line, points: of })) }
  })
  return steps.toSorted((one, other) => Number(other.step === current) - Number(one.step === current))
}
