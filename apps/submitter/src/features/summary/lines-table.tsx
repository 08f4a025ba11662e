import { formatWeight, type ProductLine, today, totalsOf } from '@eksport/domain'
import { formatNumber } from '@eksport/forms'
import { useNow } from '@eksport/portal/browser/use-now.ts'
import { lineLists } from '@eksport/portal/code-lists/fact-lists.ts'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, useEksport } from '@eksport/ui'
import { ChevronDown, ChevronUp, CircleX, Pencil, TriangleAlert } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useProducerLookup } from '../../draft/api/search-producers.ts'
import type { FieldPlace } from '../../draft/field-place.ts'
import { FieldLink } from '../../form/field-link.tsx'
import { linesTexts } from '../../form/lines/lines.texts.ts'
import { shortPeriod } from '../../form/lines/short-period.ts'
import { stateAndType } from '../../form/lines/state-and-type.ts'
import { useSiteWords } from '../../form/lines/use-site-words.ts'
import type { OutcomePoint } from '../../form/outcome/outcome.ts'
import { useListScope } from '../../form/step-page.tsx'
import { linesTableTexts as texts } from './lines-table.texts.ts'
import { shownLines } from './shown-lines.ts'

/** A finding about one line, in words for the line's own row. */
export interface LinePoint extends Pick<OutcomePoint, 'key' | 'own' | 'lacks'> {
  readonly place: FieldPlace & { readonly line: number }
  /** Whether it stops submission. */
  readonly stops: boolean
}

interface LinesTableProps {
  readonly lines: readonly ProductLine[]
  readonly points: readonly LinePoint[]
  /** Indexes, from zero, of the lines shown while the table is collapsed. */
  readonly toSee: ReadonlySet<number>
  /** Indexes, from zero, of the lines that were just changed. */
  readonly changed: ReadonlySet<number>
}

const numberOf = (line: ProductLine) => line.productionEstablishment?.approvalNumber

/** Returns a short name for a line: its goods and producer. */
function useLineWords(lines: readonly ProductLine[]) {
  const labels = useCodeLabels(lineLists, useListScope())
  const numbers = useMemo(() => [...new Set(lines.flatMap((line) => numberOf(line) ?? []))], [lines])
  const producers = useProducerLookup(numbers)
  const site = useSiteWords(lines)
  return {
    site,
    goods: ({ species }: ProductLine) => (species === undefined ? undefined : labels.label('species', species)),
    state: (line: ProductLine) => stateAndType(line, labels),
    producer: (line: ProductLine) => {
      const { unauthorizedEstablishmentInfo: other } = line.productionEstablishment ?? {}
      const number = numberOf(line)
      const named = number === undefined ? '' : (producers.label?.(number) ?? '')
      return { number: number ?? '', name: other?.name ?? named.slice((number ?? '').length).trim() }
    },
  }
}

/** [EXP-07] The product lines; while collapsed, the table shows those with findings, so that sixty lines stay readable. */
export function LinesTable({ lines, points, toSee, changed }: LinesTableProps) {
  const say = useText()
  const { locale } = useEksport()
  const words = useLineWords(lines)
  const thisYear = today(useNow()).slice(0, 4)
  const [all, setAll] = useState(false)
  const shown = all ? lines.map((_, index) => index) : shownLines(lines.length, toSee)
  const { netWeight, packages } = totalsOf(lines)
  const canUnfold = shown.length < lines.length || all
  return (
    <div className="overflow-hidden rounded border border-line-strong bg-surface">
      <table className="w-full border-collapse text-cell tabular-nums">
        <caption className="sr-only">{say(texts.caption)}</caption>
        <thead className="border-b border-line-strong text-small text-subtle max-md:sr-only">
          <tr>
            <th scope="col" className={`${cell} w-11`}>
              {say(texts.no)}
            </th>
            <th scope="col" className={cell}>
              {say(texts.goods)}
            </th>
            <th scope="col" className={cell}>
              {say(texts.producer)}
            </th>
            <th scope="col" className={cell}>
              {say(texts.produced)}
            </th>
            <th scope="col" className={cell}>
              {say(texts.lot)}
            </th>
            <th scope="col" className={`${cell} text-right`}>
              {say(texts.packages)}
            </th>
            <th scope="col" className={`${cell} text-right`}>
              {say(texts.weight)}
            </th>
          </tr>
        </thead>
        {shown.map((index) => {
          const line = lines[index]
          if (line === undefined) return null
          const { number, name } = words.producer(line)
          return (
            <tbody key={line.id} className={`border-b border-line ${changed.has(index) ? 'bg-info-tint' : ''}`}>
              <tr className="align-top">
                <td className={`${cell} text-subtle`}>{index + 1}</td>
                <th scope="row" className={`${cell} ${anyName} font-normal`}>
                  <b className="font-semibold">{words.goods(line) ?? say(texts.unnamed)}</b>
                  <small className={small}>{words.state(line)}</small>
                  <small className={`${small} md:hidden`}>{words.site(line)}</small>
                  {changed.has(index) && (
                    <small className="flex items-center gap-1 font-semibold text-info-text">
                      <Pencil aria-hidden="true" className="size-3.5" />
                      {say(texts.changedNow)}
                    </small>
                  )}
                </th>
                <td className={`${cell} ${anyName} max-md:hidden`}>
                  {number}
                  <small className={small}>{name}</small>
                </td>
                <td className={`${cell} max-md:hidden`}>
                  <span className="whitespace-nowrap">{shortPeriod(line.productionPeriod ?? {}, thisYear)}</span>
                  <small className={small}>{words.site(line)}</small>
                </td>
                <td className={`${cell} min-w-22 wrap-anywhere max-md:hidden`}>{line.lotNumber}</td>
                <td className={`${cell} text-right max-md:hidden`}>
                  {typeof line.packaging?.numberOfPackages === 'number' &&
                    formatNumber(line.packaging.numberOfPackages, locale)}
                </td>
                <td className={`${cell} text-right whitespace-nowrap`}>
                  {typeof line.netWeight === 'number' && <span>{formatWeight(line.netWeight, locale)}</span>}
                  <small className={`${small} md:hidden`}>
                    {say(texts.packagesOf, { n: line.packaging?.numberOfPackages ?? 0 })}
                  </small>
                </td>
              </tr>
              <Points points={points.filter(({ place }) => place.line === index)} />
            </tbody>
          )
        })}
        <tfoot className="bg-well font-semibold">
          <tr>
            <td className={cell} />
            <th scope="row" className={`${cell} font-semibold whitespace-nowrap`}>
              {say(lines.length === 1 ? texts.sumOne : texts.sum, { n: lines.length })}
            </th>
            <td colSpan={3} className="max-md:hidden" />
            <td className={`${cell} text-right max-md:hidden`}>{formatNumber(packages, locale)}</td>
            <td className={`${cell} text-right whitespace-nowrap`}>{formatWeight(netWeight, locale)}</td>
          </tr>
        </tfoot>
      </table>
      {canUnfold && (
        <Button
          small
          kind="quiet"
          className="m-1.5"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          iconEnd={all ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
        >
          {all ? say(texts.fewer) : say(texts.all, { n: lines.length })}
        </Button>
      )}
    </div>
  )
}

const cell = 'px-2 py-1.5 text-left'
/** A name can have 255 characters without a space: it must wrap and take no room from other columns. */
const anyName = 'max-w-80 wrap-anywhere'
const small = 'block text-small text-subtle'

/** What a line lacks, in one sentence, with its other findings below. */
function Points({ points }: { readonly points: readonly LinePoint[] }) {
  const say = useText()
  const lacking = points.filter(({ lacks }) => lacks !== undefined)
  const wrong = points.filter(({ lacks }) => lacks === undefined)
  const [first] = lacking
  if (points.length === 0) return null
  return (
    <tr>
      <td />
      <td colSpan={6} className={`${cell} pt-0 wrap-anywhere`}>
        {first && (
          <Point
            place={first.place}
            stops={first.stops}
            own={say(linesTexts.missing, { named: lacking.map(({ lacks }) => lacks).join(', ') })}
          />
        )}
        {wrong.map(({ key, ...point }) => (
          <Point key={key} {...point} />
        ))}
      </td>
    </tr>
  )
}

/** One finding about a line, with a link to its field and back. */
function Point({ own, place, stops }: Omit<LinePoint, 'key'>) {
  const say = useText()
  const Sign = stops ? CircleX : TriangleAlert
  return (
    <p className={stops ? 'text-danger-text' : 'text-warning-text'}>
      <Sign
        aria-hidden="true"
        className={`mr-1.5 inline size-4.5 ${stops ? 'text-danger-base' : 'text-warning-base'}`}
      />
      {own}{' '}
      <FieldLink place={place} isReturning>
        {say(texts.change, { n: place.line + 1 })}
      </FieldLink>
    </p>
  )
}
