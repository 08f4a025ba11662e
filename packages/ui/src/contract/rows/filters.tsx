import { FilterApply } from '../../components/filter-panel/filter-apply.js'
import { FilterChips } from '../../components/filter-panel/filter-chips.js'
import { FilterChoice } from '../../components/filter-panel/filter-choice.js'
import { FilterChoices } from '../../components/filter-panel/filter-choices.js'
import { FilterDateRange } from '../../components/filter-panel/filter-date-range.js'
import { FilterFields } from '../../components/filter-panel/filter-fields.js'
import { FilterGroup } from '../../components/filter-panel/filter-group.js'
import { FilterMultiSelect } from '../../components/filter-panel/filter-multi-select.js'
import { FilterNumberRange } from '../../components/filter-panel/filter-number-range.js'
import { FilterOptionGroups } from '../../components/filter-panel/filter-option-groups.js'
import { FilterPanel } from '../../components/filter-panel/filter-panel.js'
import { FilterReset } from '../../components/filter-panel/filter-reset.js'
import { FilterRoot } from '../../components/filter-panel/filter-root.js'
import { defineFilters } from '../../components/filter-panel/filter-schema.js'
import { FilterSheet } from '../../components/filter-panel/filter-sheet.js'
import { FilterText } from '../../components/filter-panel/filter-text.js'
import type { ConformanceRow } from '../conformance-row.js'

const nothing = () => undefined
const options = [
  { value: 'BR', label: 'Brasil' },
  { value: 'CN', label: 'Kina' },
]
const schema = defineFilters([{ kind: 'choices', name: 'country', label: 'Land', options }] as const)
const value = { country: ['BR'] }
const all = ['ref', 'className', 'rest'] as const

/** The filter panel and its parts. */
export const filterRows: readonly ConformanceRow[] = [
  {
    name: 'FilterChips',
    render: (p) => <FilterChips {...p} schema={schema} defaultValue={value} />,
  },
  {
    name: 'FilterChoice',
    render: (p) => <FilterChoice {...p} options={options} value="BR" onValueChange={nothing} />,
  },
  {
    name: 'FilterNumberRange',
    render: (p) => (
      <FilterNumberRange
        {...p}
        fromLabel="Fra"
        toLabel="Til"
        value={{ from: 1, to: undefined }}
        onValueChange={nothing}
      />
    ),
  },
  {
    name: 'FilterChoices',
    render: (p) => <FilterChoices {...p} options={options} value={['BR']} onValueChange={nothing} />,
  },
  {
    name: 'FilterDateRange',
    render: (p) => (
      <FilterDateRange
        {...p}
        fromLabel="Fra"
        toLabel="Til"
        value={{ from: '2026-11-18', to: undefined }}
        onValueChange={nothing}
      />
    ),
  },
  {
    name: 'FilterGroup',
    render: (p) => (
      <FilterGroup {...p} label="Land" count={1}>
        Valg
      </FilterGroup>
    ),
  },
  {
    name: 'FilterMultiSelect',
    render: (p) => <FilterMultiSelect {...p} label="Land" options={options} value={['BR']} onValueChange={nothing} />,
  },
  {
    name: 'FilterOptionGroups',
    render: (p) => (
      <FilterOptionGroups
        {...p}
        groups={[{ id: 'a', label: 'Asia', options }]}
        value={['BR']}
        onValueChange={nothing}
      />
    ),
  },
  {
    name: 'FilterApply',
    render: (p) => (
      <FilterRoot schema={schema} applyMode="button">
        <FilterApply {...p} />
      </FilterRoot>
    ),
  },
  {
    name: 'FilterFields',
    render: () => (
      <FilterRoot schema={schema} defaultValue={value}>
        <FilterFields />
      </FilterRoot>
    ),
    lacks: all,
    because: 'several fields and no element around them',
  },
  { name: 'FilterReset', render: (p) => <FilterReset {...p} schema={schema} defaultValue={value} /> },
  {
    name: 'FilterRoot',
    render: (p) => (
      <FilterRoot {...p} schema={schema} defaultValue={value}>
        <FilterFields />
      </FilterRoot>
    ),
    state: ['data-apply'],
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
    render: (p) => <FilterText {...p} aria-label="Navn" value="Test" onValueChange={nothing} />,
  },
]
