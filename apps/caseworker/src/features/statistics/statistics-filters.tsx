import { type Statistics, statisticsWeeks } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Field, Select, useEksport } from '@eksport/ui'
import { statisticsTexts as texts } from './statistics.texts.ts'
import { nameOf } from './statistics-rows.ts'
import { nameless, type StatisticsSearch } from './statistics-search.ts'

interface StatisticsFiltersProps {
  readonly names: Statistics['names'] | undefined
  readonly search: StatisticsSearch
  readonly onSearch: (search: StatisticsSearch) => void
}

const filters = [
  { key: 'kontor', group: 'offices', label: texts.office, every: texts.everyOffice },
  { key: 'mal', group: 'templates', label: texts.template, every: texts.everyTemplate },
  { key: 'land', group: 'countries', label: texts.country, every: texts.everyCountry },
] as const

/** Select value for "all"; no code is equal to it. */
const anyCode = '*'

/** Period, office, template and country; each change updates the address immediately. */
export function StatisticsFilters({ names, search, onSearch }: StatisticsFiltersProps) {
  const say = useText()
  const { locale } = useEksport()
  return (
    <search aria-label={say(texts.title)} className="flex flex-wrap gap-3">
      <Field label={say(texts.weeks)} hideLabel width="full">
        <Select
          value={search.uker ?? 8}
          onChange={({ target }) => {
            const uker = statisticsWeeks.find((weeks) => String(weeks) === target.value)
            if (uker !== undefined) onSearch({ ...search, uker })
          }}
        >
          {statisticsWeeks.map((weeks) => (
            <option key={weeks} value={weeks}>
              {say(texts.lastWeeks, { n: weeks })}
            </option>
          ))}
        </Select>
      </Field>
      {filters.map(({ key, group, label, every: words }) => {
        const chosen = search[key]
        const codes = new Set(names?.[group].map(({ code }) => code || nameless))
        if (chosen !== undefined) codes.add(chosen)
        return (
          <Field key={key} label={say(label)} hideLabel width="full">
            <Select
              value={chosen ?? anyCode}
              className="max-w-56"
              onChange={({ target }) => {
                const { [key]: _before, ...others } = search
                onSearch(target.value === anyCode ? others : { ...others, [key]: target.value })
              }}
            >
              <option value={anyCode}>{say(words)}</option>
              {[...codes].map((code) => (
                <option key={code} value={code}>
                  {names ? nameOf(names, group, code === nameless ? '' : code, locale) : code}
                </option>
              ))}
            </Select>
          </Field>
        )
      })}
    </search>
  )
}
