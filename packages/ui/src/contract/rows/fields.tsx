import type { ReactNode } from 'react'
import { Checkbox } from '../../components/checkbox/checkbox.js'
import { Combobox } from '../../components/combobox/combobox.js'
import { DatePicker } from '../../components/date-picker/date-picker.js'
import {
  DatePickerCalendar,
  DatePickerField,
  DatePickerInput,
  DatePickerTrigger,
} from '../../components/date-picker/date-picker-parts.js'
import { DatePickerRoot } from '../../components/date-picker/date-picker-root.js'
import { DateRangePicker } from '../../components/date-range-picker/date-range-picker.js'
import { ErrorSummary } from '../../components/error-summary/error-summary.js'
import { Field } from '../../components/field/field.js'
import { FieldError, FieldHint, OptionalMark } from '../../components/field/field-parts.js'
import { Fieldset } from '../../components/field/fieldset.js'
import { Input, SearchInput } from '../../components/input/input.js'
import { Lookup } from '../../components/lookup/lookup.js'
import { MultiCombobox } from '../../components/multi-combobox/multi-combobox.js'
import { Radio, RadioGroup } from '../../components/radio-group/radio-group.js'
import { Select } from '../../components/select/select.js'
import { Switch } from '../../components/switch/switch.js'
import { Textarea } from '../../components/textarea/textarea.js'
import { TimeSelect } from '../../components/time-select/time-select.js'
import type { ConformanceRow } from '../conformance-row.js'

const nothing = () => undefined
const options = [
  { value: 'BR', label: 'Brasil' },
  { value: 'CN', label: 'Kina' },
]
const part = 'a part of a field, which takes them'

const inPicker = (element: ReactNode) => <DatePickerRoot defaultValue="2026-11-24">{element}</DatePickerRoot>

/** Controls that take an answer, and what surrounds them. */
export const fieldRows: readonly ConformanceRow[] = [
  { name: 'Checkbox', render: (p) => <Checkbox {...p} label="Ja" hint="Hjelp" error="Feil" mixed /> },
  { name: 'Combobox', render: (p) => <Combobox {...p} aria-label="Land" options={options} defaultValue="BR" /> },
  { name: 'DatePicker', render: (p) => <DatePicker {...p} aria-label="Dato" defaultValue="2026-11-24" /> },
  {
    name: 'DatePickerCalendar',
    render: (p) => (
      <DatePickerRoot defaultOpen>
        <DatePickerCalendar {...p} />
      </DatePickerRoot>
    ),
    clientOnly: true,
  },
  { name: 'DatePickerField', render: (p) => inPicker(<DatePickerField {...p} />), state: ['data-state'] },
  {
    name: 'DatePickerInput',
    render: (p) => inPicker(<DatePickerInput {...p} aria-label="Dato" />),
  },
  { name: 'DatePickerTrigger', render: (p) => inPicker(<DatePickerTrigger {...p} />) },
  {
    name: 'DateRangePicker',
    render: (p) => (
      <DateRangePicker {...p} legend="Periode" value={{ from: '2026-11-18', to: null }} onValueChange={nothing} />
    ),
  },
  { name: 'ErrorSummary', render: (p) => <ErrorSummary {...p} errors={[{ target: 'a', text: 'Fyll ut navn' }]} /> },
  {
    name: 'Field',
    render: (p) => (
      <Field {...p} label="Navn" hint="Hele" error="Feil" optional>
        <Input />
      </Field>
    ),
    state: ['data-invalid'],
  },
  {
    name: 'FieldError',
    render: (p) => <FieldError {...p}>Feil</FieldError>,
    state: ['data-tone'],
    lacks: ['ref', 'rest'],
    because: part,
  },
  {
    name: 'FieldHint',
    render: () => <FieldHint>Hele navnet</FieldHint>,
    lacks: ['ref', 'className', 'rest'],
    because: part,
  },
  { name: 'Fieldset', render: (p) => <Fieldset {...p} legend="Valg" error="Feil" />, state: ['data-invalid'] },
  { name: 'Input', render: (p) => <Input {...p} aria-label="Vekt" unit="kg" readOnly />, state: ['data-state'] },
  { name: 'Lookup', render: (p) => <Lookup {...p} aria-label="Anlegg" value={null} search={async () => []} /> },
  {
    name: 'MultiCombobox',
    render: (p) => <MultiCombobox {...p} aria-label="Land" options={options} defaultValue={['BR']} />,
  },
  { name: 'OptionalMark', render: () => <OptionalMark />, lacks: ['ref', 'className', 'rest'], because: part },
  {
    name: 'Radio',
    render: (p) => (
      <RadioGroup legend="En">
        <Radio {...p} value="a" label="A" hint="Først" framed />
      </RadioGroup>
    ),
    state: ['data-framed'],
  },
  {
    name: 'RadioGroup',
    render: (p) => (
      <RadioGroup {...p} legend="En" required>
        <Radio value="a" label="A" />
      </RadioGroup>
    ),
  },
  { name: 'SearchInput', render: (p) => <SearchInput {...p} aria-label="Søk" />, state: ['data-state'] },
  {
    name: 'Select',
    render: (p) => (
      <Select {...p} aria-label="Land">
        <option>Brasil</option>
      </Select>
    ),
    state: ['data-state'],
  },
  { name: 'Switch', render: (p) => <Switch {...p} label="På" defaultChecked /> },
  { name: 'Textarea', render: (p) => <Textarea {...p} aria-label="Merknad" limit={10} />, state: ['data-state'] },
  { name: 'TimeSelect', render: (p) => <TimeSelect {...p} aria-label="Tid" times={['10:00']} defaultValue="10:00" /> },
]
