import { useText } from '@eksport/portal/text/use-text.ts'
import { useEksport } from '@eksport/ui'
import { statisticsTexts as texts } from './statistics.texts.ts'
import { type StatisticsRow, statisticsColumns } from './statistics-rows.ts'

interface StatisticsTableProps {
  readonly heading: string
  readonly rows: readonly StatisticsRow[]
}

const cell = 'h-8 pr-3 text-right whitespace-nowrap tabular-nums'

/** The figures of a group, one row each. */
export function StatisticsTable({ heading, rows }: StatisticsTableProps) {
  const say = useText()
  const { locale } = useEksport()
  return (
    <table
      aria-label={`${say(texts.title)}, ${heading.toLowerCase()}`}
      className="w-full border-separate border-spacing-0 text-cell"
    >
      <thead className="text-small text-subtle">
        <tr>
          <th scope="col" className="sticky left-0 bg-surface pr-3 pb-1 text-left align-bottom font-medium">
            {heading}
          </th>
          {statisticsColumns.map(({ key, heading: name, part }) => (
            <th key={key} scope="col" className="pr-3 pb-1 text-right align-bottom font-medium">
              {say(name)}
              {part && <span className="block font-normal">{say(part)}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="[&_:is(th,td)]:border-t [&_:is(th,td)]:border-line">
        {rows.map(({ code, label, figures }) => (
          <tr key={code}>
            <th scope="row" className="sticky left-0 h-8 bg-surface pr-3 text-left font-medium whitespace-nowrap">
              {label}
            </th>
            {statisticsColumns.map(({ key, value, words }) => {
              const found = value(figures)
              return (
                <td key={key} className={cell}>
                  {found === undefined ? '–' : words(found, locale)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
