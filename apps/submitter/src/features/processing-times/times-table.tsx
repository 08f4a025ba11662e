import type { CaseFigures, ProcessingTimes } from '@eksport/domain'
import { formatNumber, localize } from '@eksport/forms'
import { duration } from '@eksport/portal/text/duration.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Section, useEksport } from '@eksport/ui'
import { useId } from 'react'
import { processingTimesTexts as texts } from './processing-times.texts.ts'

type Group = ProcessingTimes['offices'][number]

interface TimesTableProps {
  readonly heading: string
  readonly groups: readonly Group[]
  /** The longest time in both tables, so that their bars share one scale. */
  readonly longest: number
  /** Whether to show the codes, which say more than the names. */
  readonly withCodes?: boolean
}

const number = 'py-2.5 pr-4 max-md:pr-2 text-right align-top whitespace-nowrap tabular-nums md:align-middle'

/** The times of offices or templates; groups with fewer than five cases are only named below the table. */
export function TimesTable({ heading, groups, longest, withCodes = false }: TimesTableProps) {
  const say = useText()
  const { locale } = useEksport()
  const id = useId()
  const wordsOf = ({ code, name }: Group) => (withCodes ? `${code} ${localize(name, locale)}` : localize(name, locale))
  const withFigures = groups.flatMap((group) =>
    group.figures ? [{ words: wordsOf(group), figures: group.figures }] : [],
  )
  const others = groups.filter(({ figures }) => figures === undefined).map(wordsOf)
  return (
    <Section heading={<span id={id}>{heading}</span>} className="mt-10">
      {withFigures.length > 0 && (
        <table
          aria-labelledby={id}
          className="w-full border-separate border-spacing-0 overflow-hidden rounded border border-line bg-surface text-cell [&_tbody_:is(th,td)]:border-t [&_tbody_:is(th,td)]:border-line"
        >
          <thead>
            <tr className="text-subtle">
              <th scope="col" className="py-2.5 pl-4 text-left font-medium">
                <span className="sr-only">{heading}</span>
              </th>
              <th scope="col" className={`${number} font-medium max-md:hidden`}>
                {say(texts.cases)}
              </th>
              <th scope="col" className={`${number} font-medium`}>
                {say(texts.halfShort)}
              </th>
              <th scope="col" className={`${number} font-medium`}>
                {say(texts.nineOfTenShort)}
              </th>
              <td aria-hidden="true" className="w-[26%] px-4 text-small max-lg:hidden">
                <span className="mr-1.5 inline-block size-3 rounded-full bg-action align-middle" />
                {say(texts.halfShort)}
                <span className="mr-1.5 ml-5 inline-block h-3 w-0.75 bg-action align-middle" />
                {say(texts.nineOfTenShort)}
              </td>
              <th scope="col" className={`${number} font-medium max-md:hidden`}>
                {say(texts.byMachineShort)}
              </th>
              <th scope="col" className={`${number} font-medium max-md:hidden`}>
                {say(texts.paperShort)}
              </th>
            </tr>
          </thead>
          <tbody>
            {withFigures.map(({ words, figures }) => (
              <TimesRow key={words} words={words} figures={figures} longest={longest} />
            ))}
          </tbody>
        </table>
      )}
      {others.length > 0 && (
        <p className="mt-3 text-small text-subtle">{say(texts.tooFewElse, { names: others.join('; ') })}</p>
      )}
    </Section>
  )
}

interface TimesRowProps {
  readonly words: string
  readonly figures: CaseFigures
  readonly longest: number
}

function TimesRow({ words, figures, longest }: TimesRowProps) {
  const say = useText()
  const { locale } = useEksport()
  const { cases, half, nineOfTen, byMachine, paper } = figures
  const share = byMachine === undefined ? '–' : `${formatNumber(Math.round((byMachine / cases) * 100), locale)}\u00a0%`
  const toPaper = paper === undefined ? '–' : duration(paper, locale)
  return (
    <tr>
      <th scope="row" className="py-2.5 pr-4 pl-4 text-left font-medium max-md:pr-2 max-md:pl-3">
        {/* Slashes separate the languages of a template; a narrow table may break the line after one. */}
        {words.replaceAll('/', '/\u200B')}
        <span className="block text-small font-normal text-subtle md:hidden">
          {[
            `${say(texts.cases)} ${formatNumber(cases, locale)}`,
            `${say(texts.byMachineShort).toLowerCase()} ${share}`,
            `${say(texts.paperShort).toLowerCase()} ${toPaper}`,
          ].join(', ')}
        </span>
      </th>
      <td className={`${number} max-md:hidden`}>{formatNumber(cases, locale)}</td>
      <td className={`${number} font-semibold`}>{duration(half, locale)}</td>
      <td className={number}>{duration(nineOfTen, locale)}</td>
      <td aria-hidden="true" className="pr-4 pl-4 max-lg:hidden">
        <Span from={half / longest} to={nineOfTen / longest} />
      </td>
      <td className={`${number} max-md:hidden`}>{share}</td>
      <td className={`${number} max-md:hidden`}>{toPaper}</td>
    </tr>
  )
}

/** A bar from the median (dot) to the 90th percentile (stroke), as fractions of the full width. */
function Span({ from, to }: { readonly from: number; readonly to: number }) {
  const [left, right] = [`${from * 100}%`, `${to * 100}%`]
  return (
    <div className="relative mr-2 h-3">
      <div className="absolute top-1.5 h-px w-full bg-line" />
      <div className="absolute top-1 h-1 bg-action opacity-50" style={{ left, right: `${100 - to * 100}%` }} />
      <div className="absolute size-3 -translate-x-1/2 rounded-full bg-action" style={{ left }} />
      <div className="absolute h-3 w-0.75 -translate-x-1/2 bg-action" style={{ left: right }} />
    </div>
  )
}
