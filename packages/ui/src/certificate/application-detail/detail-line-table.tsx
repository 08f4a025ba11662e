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

/** What a row says of its line; what can be added up stands last. */
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

/** What rests on more answers than this is about the whole line. */
const fewAnswers = 2

/** Of several values, or of one and what goes with it, the first: the others stand among the facts. */
const briefly = (words: FactWords | undefined) => [words].flat()[0]?.split(/\n|, /)[0]

/** What is added up of all lines, as one. */
export function sumsOf(lines: readonly ProductLine[] | undefined): ProductLine {
  const { netWeight, packages: numberOfPackages } = totalsOf(lines)
  return { id: '', netWeight, packaging: { numberOfPackages } }
}

/** The lines that are shown, and all of them added up. */
export interface LineTableProps {
  /** What they are called together. */
  title: string
  /** What the row of their sums is called. */
  sum: string
  sums: ProductLine
  lines: readonly ShownLine[]
  labels: CodeLabels
  /** Every row has all its facts under it. */
  all: boolean
  /** What deserves a look in single lines; where there is any, a column shows it. */
  marks: readonly DetailMark[]
  /** The heading of that column. */
  marksTitle: string
}

/** The product lines as rows that unfold, with sums at the foot. */
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
        // What one line was unfolded to is forgotten when all of them fold or unfold.
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
  /** Its own; nothing where no line has any. */
  marks: readonly DetailMark[] | undefined
}

/** One line; under it all its facts, or those that changed. */
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
