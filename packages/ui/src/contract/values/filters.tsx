import { screen, within } from '@testing-library/react'
import { FilterChips } from '../../components/filter-panel/filter-chips.js'
import { FilterChoice } from '../../components/filter-panel/filter-choice.js'
import { FilterChoices } from '../../components/filter-panel/filter-choices.js'
import { FilterDateRange } from '../../components/filter-panel/filter-date-range.js'
import { FilterMultiSelect } from '../../components/filter-panel/filter-multi-select.js'
import { FilterNumberRange } from '../../components/filter-panel/filter-number-range.js'
import { FilterOptionGroups } from '../../components/filter-panel/filter-option-groups.js'
import { FilterPanel } from '../../components/filter-panel/filter-panel.js'
import { defineFilters } from '../../components/filter-panel/filter-schema.js'
import { FilterSheet } from '../../components/filter-panel/filter-sheet.js'
import { FilterText } from '../../components/filter-panel/filter-text.js'
import { fieldText, only, textOf, ticked } from '../painted.js'
import { valueRow } from '../value-cases.js'
import type { AnyValueRow, ValueRow } from '../value-row.js'

const options = [
  { value: 'BR', label: 'Brasil' },
  { value: 'CN', label: 'Kina' },
  { value: 'JP', label: 'Japan' },
]
const nameOf = (code: string) => options.find(({ value }) => value === code)?.label ?? code
const chipOf = (code: string) => `Land: ${nameOf(code)}`
type Codes = readonly string[]

const boxes: Pick<ValueRow<Codes>, 'prop' | 'first' | 'chosen' | 'moved' | 'none' | 'pointer' | 'clear'> = {
  prop: 'value',
  first: ['BR'],
  chosen: ['BR', 'CN'],
  moved: ['JP'],
  none: [],
  pointer: (user) => user.click(screen.getByRole('checkbox', { name: /Kina/ })),
  clear: (user) => user.click(screen.getByRole('checkbox', { name: /Brasil/ })),
}
const readBoxes = {
  painted: () =>
    ticked('input[type="checkbox"]:not([data-group])')
      .filter((code) => code !== 'on')
      .toSorted(),
  paintedBy: ':checked of each box',
  announced: () =>
    screen
      .queryAllByRole<HTMLInputElement>('checkbox', { checked: true })
      .map(({ value }) => value)
      .filter((code) => code !== 'on')
      .toSorted(),
  reads: (codes: Codes) => codes.toSorted(),
}

const schema = defineFilters([{ kind: 'choices', name: 'country', label: 'Land', options }] as const)
interface Filters {
  country?: string[]
}
const panel = {
  prop: 'value',
  first: { country: ['BR'] } as Filters,
  chosen: { country: ['BR', 'CN'] } as Filters,
  moved: { country: ['JP'] } as Filters,
  paintedBy: ':checked of each box, and the chips',
}
const chips = () =>
  [...document.querySelectorAll('.eks-filter-chips [data-chip]')].map((chip) => textOf(chip)).toSorted()
const namedChips = () => {
  const region = screen.queryByRole('region', { name: 'Aktive filtre' })
  return region ? within(region).queryAllByRole('listitem').map(textOf).toSorted() : []
}

/** The filter panel and its controls. */
export const filterValues: readonly AnyValueRow[] = [
  valueRow<Codes>({
    ...boxes,
    ...readBoxes,
    components: ['FilterChoices'],
    element: ({ value, onChange }) => <FilterChoices options={options} value={value} onValueChange={onChange} />,
  }),
  valueRow<Codes>({
    ...boxes,
    ...readBoxes,
    components: ['FilterMultiSelect'],
    element: ({ value, onChange }) => (
      <FilterMultiSelect label="Land" options={options} value={value} onValueChange={onChange} />
    ),
    before: async (user) => {
      if (document.querySelector('[data-open="false"]')) await user.click(screen.getByRole('searchbox'))
    },
  }),
  valueRow<Codes>({
    ...boxes,
    ...readBoxes,
    components: ['FilterOptionGroups'],
    element: ({ value, onChange }) => (
      <FilterOptionGroups groups={[{ id: 'a', label: 'Verden', options }]} value={value} onValueChange={onChange} />
    ),
  }),
  valueRow<string | undefined>({
    components: ['FilterChoice'],
    prop: 'value',
    element: ({ value, onChange }) => <FilterChoice options={options} value={value} onValueChange={onChange} />,
    first: 'BR',
    chosen: 'CN',
    moved: 'JP',
    pointer: (user) => user.click(screen.getByRole('radio', { name: 'Kina' })),
    keys: async (user) => {
      await user.tab()
      await user.keyboard('{ArrowDown}')
    },
    painted: () => only(ticked()),
    paintedBy: ':checked',
    announced: () =>
      only(screen.queryAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ value }) => value)),
    reads: (code) => code ?? '',
  }),
  valueRow<{ readonly from: number | undefined; readonly to: number | undefined }>({
    components: ['FilterNumberRange'],
    prop: 'value',
    element: ({ value, onChange }) => (
      <FilterNumberRange
        fromLabel="Fra"
        toLabel="Til"
        value={value}
        onValueChange={(next) => onChange({ from: next.from, to: next.to })}
      />
    ),
    first: { from: 1, to: 9 },
    chosen: { from: 5, to: 9 },
    moved: { from: 2, to: 3 },
    none: { from: undefined, to: 9 },
    keys: async (user) => {
      const field = screen.getByRole('textbox', { name: 'Fra' })
      await user.clear(field)
      await user.type(field, '5')
      await user.tab()
    },
    clear: async (user) => {
      await user.clear(screen.getByRole('textbox', { name: 'Fra' }))
      await user.tab()
    },
    painted: () => [...document.querySelectorAll('input')].map((field) => field.value),
    paintedBy: 'the texts in the fields',
    announced: () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value),
    reads: ({ from, to }) => [String(from ?? ''), String(to ?? '')],
  }),
  valueRow<string>({
    components: ['FilterText'],
    unrefusable: 'what is typed stands until the owner answers with another text: an answer may come late',
    prop: 'value',
    element: ({ value, onChange }) => <FilterText aria-label="Navn" value={value} onValueChange={onChange} />,
    first: 'a',
    chosen: 'ab',
    moved: 'c',
    none: '',
    settle: 150,
    keys: (user) => user.type(screen.getByRole('textbox'), 'b'),
    clear: (user) => user.clear(screen.getByRole('textbox')),
    painted: () => fieldText('input'),
    paintedBy: 'the text in the field',
    announced: () => screen.getByRole<HTMLInputElement>('textbox').value,
  }),
  valueRow<{ readonly from: string | undefined; readonly to: string | undefined }>({
    components: ['FilterDateRange'],
    prop: 'value',
    element: ({ value, onChange }) => (
      <FilterDateRange
        fromLabel="Fra"
        toLabel="Til"
        today="2026-11-20"
        value={value}
        onValueChange={(next) => onChange({ from: next.from, to: next.to })}
      />
    ),
    first: { from: '2026-11-01', to: '2026-11-10' },
    chosen: { from: '2026-11-05', to: '2026-11-10' },
    moved: { from: '2026-11-02', to: '2026-11-03' },
    none: { from: undefined, to: '2026-11-10' },
    keys: async (user) => {
      const field = screen.getByRole('textbox', { name: 'Fra' })
      await user.clear(field)
      await user.type(field, '5.11.26')
      await user.tab()
    },
    clear: async (user) => {
      await user.clear(screen.getByRole('textbox', { name: 'Fra' }))
      await user.tab()
    },
    painted: () => [...document.querySelectorAll('input')].map((field) => field.value),
    paintedBy: 'the texts in the fields',
    announced: () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value),
    reads: (range) => [range.from, range.to].map((date) => date?.split('-').toReversed().join('.') ?? ''),
  }),
  valueRow<Filters>({
    ...panel,
    components: ['FilterPanel', 'FilterRoot', 'FilterReset'],
    element: ({ own, onChange }) => <FilterPanel schema={schema} {...own} onValueChange={onChange} />,
    keeps: true,
    none: {},
    pointer: (user) => user.click(screen.getByRole('checkbox', { name: /Kina/ })),
    clear: (user) => user.click(screen.getByRole('button', { name: /Nullstill/ })),
    painted: () => [readBoxes.painted(), chips()],
    announced: () => [readBoxes.announced(), namedChips()],
    reads: ({ country = [] }) => [country.toSorted(), country.map(chipOf).toSorted()],
  }),
  valueRow<Filters>({
    ...panel,
    components: ['FilterChips'],
    element: ({ own, onChange }) => <FilterChips schema={schema} {...own} onValueChange={onChange} />,
    keeps: true,
    chosen: {},
    pointer: (user) => user.click(screen.getByRole('button', { name: /Brasil/ })),
    painted: chips,
    paintedBy: 'the chips',
    announced: namedChips,
    reads: ({ country = [] }) => country.map(chipOf).toSorted(),
  }),
  valueRow<Filters>({
    ...panel,
    components: ['FilterSheet'],
    element: ({ own }) => <FilterSheet open onOpenChange={() => undefined} schema={schema} {...own} />,
    painted: readBoxes.painted,
    announced: readBoxes.announced,
    reads: ({ country = [] }) => country.toSorted(),
  }),
]
