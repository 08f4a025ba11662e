import { reasonSubject, type Statistics, type StatisticsFigures, statisticsGroups, today } from '@eksport/domain'
import { formatDate, formatNumber, localize } from '@eksport/forms'
import { saveFile } from '@eksport/portal/browser/save-file.ts'
import { type Tile, Tiles } from '@eksport/portal/figures/tiles.tsx'
import { csvFile } from '@eksport/portal/list/export/write-csv.ts'
import { duration } from '@eksport/portal/text/duration.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Fetched } from '@eksport/portal/waiting/fetched.tsx'
import { Button, Card, Heading, PageHeading, SegmentedControl, Select, toast, useEksport } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useId } from 'react'
import { BackBar } from '#src/lib/back-bar.tsx'
import { NoAccess } from '#src/lib/no-access.tsx'
import { useRight } from '#src/lib/use-right.ts'
import { BarChart } from './bar-chart.tsx'
import { statisticsTexts as texts } from './statistics.texts.ts'
import { StatisticsFilters } from './statistics-filters.tsx'
import { columnsOfChart, percent, rowsOf, statisticsColumns } from './statistics-rows.ts'
import { measures, type StatisticsSearch, statisticsQuery } from './statistics-search.ts'
import { StatisticsTable } from './statistics-table.tsx'

interface StatisticsPageProps {
  readonly search: StatisticsSearch
  readonly onSearch: (search: StatisticsSearch) => void
}

/** [ADM-09] How long cases take, who decides them and what goes wrong, over whole days up to yesterday. */
export function StatisticsPage(props: StatisticsPageProps) {
  const say = useText()
  if (!useRight('read-statistics')) return <NoAccess message={say(texts.noAccess)} />
  return (
    <div className="flex-1 bg-surface">
      <BackBar />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-5 py-3 max-md:px-4">
        <Body {...props} />
      </div>
    </div>
  )
}

function Body({ search, onSearch }: StatisticsPageProps) {
  const say = useText()
  const query = useQuery(statisticsQuery(search))
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <PageHeading>{say(texts.title)}</PageHeading>
          {query.data?.to !== undefined && (
            <p className="text-small text-subtle">
              {say(texts.period, { from: formatDate(query.data.from), to: formatDate(query.data.to) })}
            </p>
          )}
        </div>
        <StatisticsFilters names={query.data?.names} search={search} onSearch={onSearch} />
      </div>
      <Fetched query={query} failed={say(texts.failed)}>
        {(data) => <Figures statistics={data} search={search} onSearch={onSearch} />}
      </Fetched>
    </>
  )
}

function Figures({ statistics, ...address }: StatisticsPageProps & { readonly statistics: Statistics }) {
  const say = useText()
  const { to, total, reasons } = statistics
  if (to === undefined) return <p>{say(texts.notCounted)}</p>
  return (
    <>
      <Totals figures={total} />
      {total.decided === 0 && <p role="status">{say(texts.nothing)}</p>}
      <Groups statistics={statistics} {...address} />
      {reasons.length > 0 && <Reasons reasons={reasons} />}
    </>
  )
}

function Totals({ figures }: { readonly figures: StatisticsFigures }) {
  const say = useText()
  const { locale } = useEksport()
  const { decided, decision, paper, byMachine, asked, refused, overdue, spoiltSheets, refusedDeliveries } = figures
  const count = (value: number) => formatNumber(value, locale)
  const span = (label: string, found: StatisticsFigures['paper']) => ({
    label,
    value: found ? duration(found.half, locale) : '–',
    note: found && say(texts.withinNote, { time: duration(found.nineOfTen, locale) }),
  })
  const share = (label: string, part: number) => ({
    label,
    value: decided === 0 ? '–' : `${count(percent(part, decided) ?? 0)}\u00a0%`,
    note: say(texts.share, { n: count(part), all: count(decided) }),
  })
  const tiles: readonly Tile[] = [
    { label: say(texts.decided), value: count(decided), note: say(texts.refused, { n: count(refused) }) },
    span(say(texts.decision), decision),
    span(say(texts.paper), paper),
    share(say(texts.byMachine), byMachine),
    share(say(texts.asked), asked),
    { label: say(texts.overdue), value: count(overdue) },
    { label: say(texts.spoiltSheets), value: count(spoiltSheets) },
    { label: say(texts.refusedDeliveries), value: count(refusedDeliveries) },
  ]
  return <Tiles tiles={tiles} dense className="p-3" />
}

const groupTexts = { weeks: texts.byWeek, offices: texts.office, templates: texts.template, countries: texts.country }

/** The same figures as a table and as bars, with a download of what is shown. */
function Groups({ statistics, search, onSearch }: StatisticsPageProps & { readonly statistics: Statistics }) {
  const say = useText()
  const { locale } = useEksport()
  const id = useId()
  const { per = 'weeks', vis = 'decision' } = search
  const rows = rowsOf(statistics, per, say, locale)
  const { bar, line } = columnsOfChart(vis)
  const bars = rows.map(({ label, figures }) => {
    const [value, beside] = [bar.value(figures), line?.value(figures)]
    return {
      label,
      value: value ?? 0,
      words: value === undefined ? '–' : bar.words(value, locale),
      ...(beside !== undefined && { line: beside }),
    }
  })
  const download = () => {
    const headings = statisticsColumns.map(({ heading, part, unit }) =>
      [heading, part, unit].flatMap((words) => (words ? [say(words)] : [])).join(', '),
    )
    const file = csvFile({
      name: say(texts.title),
      locale,
      headings: [say(groupTexts[per]), ...headings],
      rows: rows.map(({ label, figures }) => [label, ...statisticsColumns.map(({ value }) => value(figures))]),
    })
    saveFile(file, `${say(texts.fileName)}-${today(new Date().toISOString())}.csv`)
    toast.success(say(texts.downloaded))
  }
  const title = `${say(bar.heading)}, ${say(groupTexts[per]).toLowerCase()}`
  return (
    <Card className="p-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-2">
        <SegmentedControl
          label={say(texts.groups)}
          value={per}
          segments={statisticsGroups.map((value) => ({ value, label: say(groupTexts[value]) }))}
          onValueChange={(value) => onSearch({ ...search, per: value })}
        />
        <Button kind="quiet" icon={<Download aria-hidden="true" />} onClick={download}>
          {say(texts.csv)}
        </Button>
        <span className="flex flex-wrap items-center gap-2 text-small md:ml-auto">
          <label htmlFor={id}>{say(texts.chart)}</label>
          <Select
            id={id}
            small
            value={vis}
            onChange={({ target }) => {
              const next = measures.find((measure) => measure === target.value)
              if (next !== undefined) onSearch({ ...search, vis: next })
            }}
          >
            {measures.map((measure) => (
              <option key={measure} value={measure}>
                {say(texts[measure])}
              </option>
            ))}
          </Select>
          {line && <span className="text-subtle">{say(texts.thinLine)}</span>}
        </span>
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: makes the scroll container reachable by keyboard
        tabIndex={0}
        aria-label={title}
        className="@container grid xl:max-h-82 overflow-auto xl:grid-cols-[minmax(0,1fr)_25rem] gap-4"
      >
        <StatisticsTable heading={say(groupTexts[per])} rows={rows} />
        <div className="sticky left-0 self-end max-xl:w-[100cqi]">
          <BarChart title={say(texts.chartTitle, { what: title })} bars={bars} />
        </div>
      </section>
    </Card>
  )
}

function Reasons({ reasons }: { readonly reasons: Statistics['reasons'] }) {
  const say = useText()
  const { locale } = useEksport()
  const id = useId()
  const commonest = reasons[0]?.cases ?? 1
  return (
    <Card className="p-3">
      <Heading level={2} size="ui" id={id}>
        {say(texts.reasons)}
        <span className="ml-3 text-small font-normal text-subtle">{say(texts.reasonsNote)}</span>
      </Heading>
      <ul aria-labelledby={id} className="grid gap-x-8 text-cell md:grid-cols-2 xl:grid-cols-3">
        {reasons.map(({ code, cases }) => (
          <li key={code} className="grid grid-cols-[1fr_auto] gap-x-4 pt-1.5">
            <span>{localize(reasonSubject(code), locale)}</span>
            <b className="tabular-nums">{formatNumber(cases, locale)}</b>
            <svg aria-hidden="true" width="100%" height={4} className="col-span-2 text-action">
              <rect width={`${(cases / commonest) * 100}%`} height={4} fill="currentColor" />
            </svg>
          </li>
        ))}
      </ul>
    </Card>
  )
}
