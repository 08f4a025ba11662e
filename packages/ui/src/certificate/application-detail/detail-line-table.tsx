'use client'
import { type CodeLabels, entryWords, lineEntries, onScreen, type ProductLine, totalsOf } from '@eksport/domain'
import { useState } from 'react'
import type { FactWords } from '../../components/change-text/change-text.logic.js'
import { AllFacts } from '../../components/line-card/all-facts.js'
import { LineFacts } from '../../components/line-card/line-body.js'
import { lineCardTexts } from '../../components/line-card/line-card.texts.js'
import { WholeChange } from '../../components/line-card/line-heading.js'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.js'
import { useNounTexts } from '../../foundation/text/use-noun-texts.js'
import { lineFacts } from '../product-line-card/line-facts.logic.js'
import { changeKind, lineNouns, shownFact } from '../product-line-card/product-line-card.js'
import type { FactKey } from '../product-line-card/product-line-card.logic.js'
import { useHouseLocale } from '../use-house-locale.js'
import { type DetailMark, isAbout, MarkList, marksOfNumber } from './detail-mark.js'
import type { ShownLine } from './detail-view.js'
import { lineElementId } from './fact-place.js'

/** The columns of a line; quantities that can be summed come last. */
const columns: readonly FactKey[] = [
  'species',
  'productionEstablishment.approvalNumber',
  'productionPeriod',
  'processingState',
  'packaging.numberOfPackages',
  'netWeight',
]
const summed = 4
const entries = columns.flatMap((id) => lineEntries.find((entry) => entry.id === id) ?? [])

/** A mark based on more answers than this is about the whole line. */
const fewAnswers = 2

/** The first of several values; the others are among the facts. */
const briefly = (words: FactWords | undefined) => [words].flat()[0]?.split(/\n|, /)[0]

/** The sums over all lines, as one line. */
export function sumsOf(lines: readonly ProductLine[] | undefined): ProductLine {
  const { netWeight, packages: numberOfPackages } = totalsOf(lines)
  return { id: '', netWeight, packaging: { numberOfPackages } }
}

/** The lines to show, and their sums. */
export interface LineTableProps {
  /** The name of the table. */
  title: string
  /** The name of the row of sums. */
  sum: string
  sums: ProductLine
  lines: readonly ShownLine[]
  labels: CodeLabels
  /** Whether every row is expanded. */
  all: boolean
  /** Marks of single lines; a column shows them if there are any. */
  marks: readonly DetailMark[]
  /** The heading of that column. */
  marksTitle: string
}

/** The product lines as expandable rows, with sums in the footer. */
export function DetailLineTable({ title, sum, sums, lines, labels, all, marks, marksTitle }: LineTableProps) {
  const locale = useHouseLocale()
  const isMarked = marks.length > 0
  const [first, ...others] = entries
  return (
    <table aria-label={title} data-marks={isMarked || undefined} className="eks-detail-lines">
      <thead>
        <tr>
          {first && <th scope="col">{first.label[locale]}</th>}
          {isMarked && <th scope="col">{marksTitle}</th>}
          {others.map(({ id, label }) => (
            <th key={id} scope="col">
              {label[locale]}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      {lines.map((shown) => (
        // Expanding or collapsing all lines resets what was expanded one by one.
        <LineRow
          key={`${shown.change?.kind === 'removed' ? 'before' : 'now'} ${shown.line.id} ${all}`}
          {...{ shown, labels, all }}
          marks={isMarked ? marksOfNumber(marks, shown.number) : undefined}
        />
      ))}
      <tfoot>
        <tr>
          <th scope="row" colSpan={isMarked ? summed + 1 : summed}>
            {sum}
          </th>
          {entries.slice(summed).map((entry) => (
            <td key={entry.id}>{briefly(entryWords(entry, sums, onScreen(labels, locale)))}</td>
          ))}
          <td />
        </tr>
      </tfoot>
    </table>
  )
}

interface LineRowProps extends Pick<LineTableProps, 'labels' | 'all'> {
  shown: ShownLine
  /** The line's own marks; undefined when no line has any. */
  marks: readonly DetailMark[] | undefined
}

/** One line, with all its facts below it, or only those that changed. */
function LineRow({ shown, labels, all, marks }: LineRowProps) {
  const { line, number, change } = shown
  const locale = useHouseLocale()
  const t = useNounTexts('line-card', lineCardTexts, lineNouns)
  const [open, setOpen] = useState(all)
  const facts = lineFacts(line, change, onScreen(labels, locale))
  const kind = changeKind(change)
  const under = facts.filter((fact) => open || fact.change.kind !== 'same')
  const [species, ...cells] = entries.map(({ id }) => facts.find(({ entry }) => entry.id === id)?.change)
  const name = briefly(species?.to) ?? ''
  const isGone = kind === 'removed'
  const own = isGone ? [] : (marks ?? [])
  const markOf = (id: string | undefined) =>
    own.find((mark) => mark.paths.length <= fewAnswers && isAbout(mark, [`productLines.${id}`]))?.kind
  return (
    <tbody id={isGone ? undefined : lineElementId(number)} className="eks-detail-line">
      <tr
        data-change={kind}
        data-change-mark={kind === 'added' || kind === 'removed' ? '' : undefined}
        className="eks-line-card"
      >
        <th scope="row" data-change={species?.kind}>
          <VisuallyHidden>{t('heading', { n: '' })}</VisuallyHidden>
          <span className="eks-detail-number">{number}</span>{' '}
          {kind === 'removed' ? <del>{name}</del> : <span>{name}</span>}
          {kind && <WholeChange change={kind} />}
        </th>
        {marks && (
          <td>
            <MarkList marks={own} brief />
          </td>
        )}
        {cells.map((words, column) => (
          <td key={columns[column + 1]} data-change={words?.kind} data-mark={markOf(columns[column + 1])}>
            {briefly(words?.to)}
          </td>
        ))}
        <td>
          <AllFacts
            all={open}
            label={t('allFacts')}
            of={t('ofLine', { n: number, name })}
            quiet
            className="eks:w-control-small eks:over:px-0"
            onClick={() => setOpen(!open)}
          />
        </td>
      </tr>
      {under.length > 0 && (
        <tr>
          <td colSpan={columns.length + (marks ? 2 : 1)}>
            <LineFacts facts={under.map((fact) => shownFact(fact, locale))} isRoomy={false} />
          </td>
        </tr>
      )}
    </tbody>
  )
}
