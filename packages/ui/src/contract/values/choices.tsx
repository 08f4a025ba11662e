import { screen, waitFor } from '@testing-library/react'
import { Checkbox } from '../../components/checkbox/checkbox.js'
import { Combobox } from '../../components/combobox/combobox.js'
import { Lookup } from '../../components/lookup/lookup.js'
import { MultiCombobox } from '../../components/multi-combobox/multi-combobox.js'
import { Radio, RadioGroup } from '../../components/radio-group/radio-group.js'
import { SegmentedControl } from '../../components/segmented-control/segmented-control.js'
import { Select } from '../../components/select/select.js'
import { Switch } from '../../components/switch/switch.js'
import { Tabs } from '../../components/tabs/tabs.js'
import { TimeSelect } from '../../components/time-select/time-select.js'
import { fieldText, only, painted, sent, textOf, ticked } from '../painted.js'
import { valueRow } from '../value-cases.js'
import type { AnyValueRow, Held } from '../value-row.js'

const countries = [
  { value: 'BR', label: 'Brasil' },
  { value: 'CN', label: 'Kina' },
  { value: 'JP', label: 'Japan' },
]
type Country = string | null
const nameOf = (code: Country) => countries.find(({ value }) => value === code)?.label ?? ''
const combobox = () => screen.getByRole('combobox')
const shownOption = () => {
  const list = document.querySelector('select')
  return textOf(list?.options[list.selectedIndex])
}
const listed = (of: 'painted' | 'announced') => {
  const marked =
    of === 'painted'
      ? [...document.querySelectorAll('[role="option"]')].filter((row) => row.querySelector('svg') !== null)
      : screen.queryAllByRole('option', { selected: true })
  return marked.map((row) => textOf(row))
}

/** `checked` of a switch under the names of its own props. */
const asChecked = ({ own }: Held<boolean>) =>
  'value' in own ? { checked: own.value } : { defaultChecked: own.defaultValue }

const singles = [
  valueRow<boolean>({
    components: ['Checkbox'],
    prop: 'checked',
    element: (held) => (
      <Checkbox {...asChecked(held)} label="Ja" name="ja" onChange={(event) => held.onChange(event.target.checked)} />
    ),
    first: false,
    chosen: true,
    moved: false,
    inForm: true,
    pointer: (user) => user.click(screen.getByText('Ja')),
    keys: async (user) => {
      await user.tab()
      await user.keyboard(' ')
    },
    painted: () => ticked().length === 1,
    paintedBy: ':checked',
    announced: () => screen.queryByRole('checkbox', { name: 'Ja', checked: true }) !== null,
    sent: () => sent('ja').length === 1,
  }),
  valueRow<boolean>({
    components: ['Checkbox'],
    prop: 'mixed',
    element: ({ value, onChange }) => (
      <Checkbox label="Alle" mixed={value} checked={false} onChange={() => onChange(!value)} />
    ),
    first: true,
    chosen: false,
    moved: true,
    pointer: (user) => user.click(screen.getByText('Alle')),
    painted: () => document.querySelector('input')?.indeterminate,
    paintedBy: 'the property that :indeterminate goes by',
    announced: () => [true, false].every((checked) => screen.queryByRole('checkbox', { checked }) === null),
  }),
  valueRow<string | null>({
    components: ['RadioGroup', 'Radio'],
    prop: 'value',
    element: ({ own, onChange }) => (
      <RadioGroup legend="Transport" name="transport" {...own} onValueChange={onChange}>
        {['Fly', 'Skip', 'Bil'].map((name) => (
          <Radio key={name} value={name} label={name} />
        ))}
      </RadioGroup>
    ),
    first: 'Fly',
    chosen: 'Skip',
    moved: 'Bil',
    none: null,
    keeps: true,
    inForm: true,
    pointer: (user, to) => user.click(screen.getByLabelText(String(to))),
    keys: async (user) => {
      await user.tab()
      await user.keyboard('{ArrowDown}')
    },
    painted: () => only(ticked()),
    paintedBy: ':checked',
    announced: () => only(screen.queryAllByRole('radio', { checked: true }).map((one) => one.getAttribute('value'))),
    sent: () => only(sent('transport')),
  }),
  valueRow<boolean>({
    components: ['Switch'],
    prop: 'checked',
    element: (held) => <Switch label="Varsler" name="varsler" {...asChecked(held)} onCheckedChange={held.onChange} />,
    first: false,
    chosen: true,
    moved: false,
    keeps: true,
    inForm: true,
    pointer: (user) => user.click(screen.getByRole('switch')),
    keys: async (user) => {
      await user.tab()
      await user.keyboard(' ')
    },
    painted: () => document.querySelector("[aria-checked='true'] > .eks-switch-track") !== null,
    paintedBy: 'the track of a button that is checked',
    announced: () => screen.queryByRole('switch', { name: 'Varsler', checked: true }) !== null,
    sent: () => only(sent('varsler')) === 'on',
  }),
  valueRow<string>({
    components: ['SegmentedControl'],
    prop: 'value',
    element: ({ own, onChange }) => (
      <SegmentedControl
        label="Vis"
        segments={[
          { value: 'alle', label: 'Alle' },
          { value: 'mine', label: 'Mine' },
          { value: 'nye', label: 'Nye' },
        ]}
        {...own}
        onValueChange={onChange}
      />
    ),
    first: 'alle',
    chosen: 'mine',
    moved: 'nye',
    keeps: true,
    pointer: (user, to) => user.click(screen.getByRole('button', { name: new RegExp(to, 'i') })),
    keys: async (user) => {
      await user.tab()
      await user.tab()
      await user.keyboard('{Enter}')
    },
    painted: () => only(painted('.eks-segmented-control button', 'bg-action-tint', textOf))?.toLowerCase(),
    paintedBy: 'the utility bg-action-tint',
    announced: () => only(screen.queryAllByRole('button', { pressed: true }).map(textOf))?.toLowerCase(),
  }),
  valueRow<string>({
    components: ['Tabs'],
    prop: 'value',
    element: ({ own, onChange }) => (
      <Tabs
        label="Visning"
        items={['Alle', 'Mine', 'Nye'].map((id) => ({ id, label: id, content: `Innhold: ${id}` }))}
        {...own}
        onValueChange={onChange}
      />
    ),
    first: 'Alle',
    chosen: 'Mine',
    moved: 'Nye',
    keeps: true,
    pointer: (user, to) => user.click(screen.getByRole('tab', { name: to })),
    keys: async (user) => {
      await user.tab()
      await user.keyboard('{ArrowRight}')
    },
    painted: () => only([...document.querySelectorAll('.eks-tab[aria-selected="true"]')].map(textOf)),
    paintedBy: 'aria-selected on the tab; the panel in sight is the tab’s',
    announced: () => {
      const tab = only(screen.queryAllByRole('tab', { selected: true }))
      const panel = document.querySelector('[role="tabpanel"]:not([hidden])')
      if (tab?.id !== panel?.getAttribute('aria-labelledby') || textOf(panel) !== `Innhold: ${textOf(tab)}`)
        throw new Error('The panel in sight is another tab’s')
      return textOf(tab)
    },
  }),
  valueRow<string>({
    components: ['Select'],
    prop: 'value',
    element: ({ value, onChange }) => (
      <Select aria-label="Land" name="land" value={value} onChange={(event) => onChange(event.target.value)}>
        {countries.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </Select>
    ),
    first: 'BR',
    chosen: 'CN',
    moved: 'JP',
    pointer: (user, to) => user.selectOptions(combobox(), to),
    painted: () => shownOption(),
    paintedBy: 'the text of the option that the browser shows',
    announced: () => nameOf(document.querySelector('select')?.value ?? null),
    reads: nameOf,
  }),
  valueRow<string | null>({
    components: ['TimeSelect'],
    prop: 'value',
    element: ({ own, onChange }) => (
      <TimeSelect aria-label="Tid" name="tid" times={['10:00', '10:30', '11:00']} {...own} onValueChange={onChange} />
    ),
    first: '10:00',
    chosen: '10:30',
    moved: '11:00',
    none: null,
    keeps: true,
    inForm: true,
    pointer: (user, to) => user.selectOptions(combobox(), String(to)),
    clear: (user) => user.selectOptions(combobox(), ''),
    painted: () => shownOption(),
    paintedBy: 'the text of the option that the browser shows',
    announced: () => document.querySelector('select')?.value || 'Velg tid',
    sent: () => only(sent('tid')) || 'Velg tid',
    reads: (time) => time ?? 'Velg tid',
  }),
]

const searched = [
  valueRow<Country>({
    components: ['Combobox'],
    prop: 'value',
    element: ({ own, onChange }) => (
      <Combobox aria-label="Land" name="land" options={countries} {...own} onValueChange={onChange} />
    ),
    first: 'BR',
    chosen: 'CN',
    moved: 'JP',
    none: null,
    keeps: true,
    inForm: true,
    before: (user) => user.click(combobox()),
    pointer: (user, to) => user.click(screen.getByRole('option', { name: nameOf(to) })),
    keys: (user) => user.keyboard('{ArrowDown}{Enter}'),
    clear: async (user) => {
      await user.clear(combobox())
      await user.tab()
    },
    painted: () => [fieldText('input'), ...listed('painted')],
    paintedBy: 'the text in the field, and the tick in the open list',
    announced: () => [fieldText('input'), ...listed('announced')],
    sent: () => sent('land').flatMap((code) => (code === '' ? [''] : [nameOf(code), nameOf(code)])),
    reads: (value) => (value === null ? [''] : [nameOf(value), nameOf(value)]),
  }),
  valueRow<Country>({
    components: ['Combobox'],
    prop: 'value',
    element: ({ own, onChange }) => (
      <Combobox aria-label="Land" name="land" options={countries} {...own} onValueChange={onChange} />
    ),
    first: 'BR',
    chosen: 'CN',
    moved: 'JP',
    none: null,
    // Types a whole name, or text that is in no list, which the owner's later value must replace.
    keys: async (user, to) => {
      await user.clear(combobox())
      await user.type(combobox(), 'Atlantis')
      await user.tab()
      await user.clear(combobox())
      await user.type(combobox(), nameOf(to))
      await user.tab()
    },
    painted: () => fieldText('input'),
    paintedBy: 'the text in the field',
    announced: () => (combobox() as HTMLInputElement).value,
    sent: () => nameOf(only(sent('land'))),
    reads: nameOf,
  }),
  valueRow<Country>({
    components: ['Lookup'],
    prop: 'value',
    element: ({ own, onChange }) => (
      <Lookup
        aria-label="Land"
        name="land"
        {...own}
        valueLabel={'value' in own ? nameOf(own.value) : 'Brasil'}
        delay={0}
        search={async (text) => countries.filter(({ label }) => label.startsWith(text))}
        onValueChange={(next, _row, details) => onChange(next, details)}
      />
    ),
    first: 'BR',
    chosen: 'CN',
    moved: 'JP',
    none: null,
    keeps: true,
    inForm: true,
    settle: 20,
    pointer: async (user, to) => {
      await user.clear(combobox())
      await user.type(combobox(), nameOf(to).slice(0, 3))
      await waitFor(() => screen.getByRole('option'))
      await user.click(screen.getByRole('option'))
    },
    clear: (user) => user.type(combobox(), '{Escape}{Escape}'),
    painted: () => fieldText('input'),
    paintedBy: 'the text in the field',
    announced: () => (combobox() as HTMLInputElement).value,
    sent: () => nameOf(only(sent('land'))),
    reads: nameOf,
  }),
  valueRow<readonly string[]>({
    components: ['MultiCombobox'],
    prop: 'value',
    element: ({ own, onChange }) => (
      <MultiCombobox aria-label="Land" name="land" options={countries} {...own} onValueChange={onChange} />
    ),
    first: ['BR'],
    chosen: ['BR', 'CN'],
    moved: ['JP'],
    none: [],
    keeps: true,
    inForm: true,
    before: (user) => user.click(combobox()),
    pointer: (user) => user.click(screen.getByRole('option', { name: 'Kina' })),
    keys: (user) => user.keyboard('{ArrowDown}{ArrowDown}{Enter}'),
    clear: (user) => user.click(screen.getByRole('button', { name: /Brasil/ })),
    painted: () => [
      [...document.querySelectorAll('.eks-multi-combobox li[data-code]')].map(textOf).toSorted(),
      listed('painted').toSorted(),
    ],
    paintedBy: 'the chips under the field, and the tick in each row of the list',
    announced: () => [
      screen
        .queryAllByRole('button', { name: /^Fjern|^Ta bort/ })
        .map(textOf)
        .toSorted(),
      listed('announced').toSorted(),
    ],
    sent: () => [sent('land').map(nameOf).toSorted(), sent('land').map(nameOf).toSorted()],
    reads: (codes) => [codes.map(nameOf).toSorted(), codes.map(nameOf).toSorted()],
  }),
]

/** Selections of one or several, visible or behind a text field. */
export const choiceValues: readonly AnyValueRow[] = [...singles, ...searched]
