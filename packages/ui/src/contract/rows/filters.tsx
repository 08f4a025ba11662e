import { FilterChips } from '../../filter-panel/filter-chips.js'
import { FilterChoices } from '../../filter-panel/filter-choices.js'
import { FilterDateRange } from '../../filter-panel/filter-date-range.js'
import { FilterGroup } from '../../filter-panel/filter-group.js'
import { FilterMultiSelect } from '../../filter-panel/filter-multi-select.js'
import { FilterOptionGroups } from '../../filter-panel/filter-option-groups.js'
import { FilterPanel } from '../../filter-panel/filter-panel.js'
import { defineFilters } from '../../filter-panel/filter-schema.js'
import { FilterSheet } from '../../filter-panel/filter-sheet.js'
import { FilterText } from '../../filter-panel/filter-text.js'
import type { ConformanceRow } from '../conformance-row.js'

const nothing = () => undefined
const options = [
  { value: 'BR', label: 'Brasil' },
  { value: 'CN', label: 'Kina' },
]
const schema = defineFilters([{ kind: 'choices', name: 'country', label: 'Land', options }] as const)
const value = { country: ['BR'] }
const part = 'a part of the panel, for one that is put together by hand'
const all = ['ref', 'className', 'rest'] as const

/** The filter panel and its parts. */
export const filterRows: readonly ConformanceRow[] = [
  {
    name: 'FilterChips',
    render: (p) => <FilterChips {...p} schema={schema} defaultValue={value} />,
    lacks: ['ref', 'rest'],
    because: part,
  },
  {
    name: 'FilterChoices',
    render: (p) => <FilterChoices {...p} options={options} value={['BR']} onValueChange={nothing} />,
    lacks: ['ref', 'rest'],
    because: part,
  },
  {
    name: 'FilterDateRange',
    render: () => (
      <FilterDateRange
        fromLabel="Fra"
        toLabel="Til"
        value={{ from: '2026-11-18', to: undefined }}
        onValueChange={nothing}
      />
    ),
    lacks: all,
    because: part,
  },
  {
    name: 'FilterGroup',
    render: (p) => (
      <FilterGroup {...p} label="Land" count={1}>
        Valg
      </FilterGroup>
    ),
    lacks: ['ref', 'rest'],
    because: part,
  },
  {
    name: 'FilterMultiSelect',
    render: () => <FilterMultiSelect label="Land" options={options} value={['BR']} onValueChange={nothing} />,
    lacks: all,
    because: part,
  },
  {
    name: 'FilterOptionGroups',
    render: () => (
      <FilterOptionGroups groups={[{ id: 'a', label: 'Asia', options }]} value={['BR']} onValueChange={nothing} />
    ),
    lacks: all,
    because: part,
  },
  { name: 'FilterPanel', render: (p) => <FilterPanel {...p} schema={schema} defaultValue={value} resultCount={3} /> },
  {
    name: 'FilterSheet',
    render: () => <FilterSheet open onOpenChange={nothing} schema={schema} defaultValue={value} resultCount={3} />,
    lacks: all,
    because: 'ready-made dialog over the whole page',
    clientOnly: true,
  },
  {
    name: 'FilterText',
    render: () => <FilterText aria-label="Navn" value="Test" onValueChange={nothing} />,
    lacks: all,
    because: part,
  },
]
