import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Checkbox } from '../checkbox/checkbox.js'
import { Input, SearchInput } from '../input/input.js'
import { FieldStack } from '../layout/layout.js'
import { Radio, RadioGroup } from '../radio-group/radio-group.js'
import { Select } from '../select/select.js'
import { Switch } from '../switch/switch.js'
import { Textarea } from '../textarea/textarea.js'
import { Field } from './field.js'
import { Fieldset } from './fieldset.js'

const meta = {
  title: 'Components/Fields/Field',
  id: 'form-field',
  component: Field,
  args: { label: 'Lastested', width: 'lg', children: <Input defaultValue="Tromsø" /> },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {}

export const WithError: Story = {
  args: {
    label: 'Antall pakker',
    error: 'Du må minst ha én pakke.',
    hint: 'Hele tall',
    width: 'md',
    children: <Input defaultValue="0" inputMode="numeric" />,
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Antall pakker' })
    await expect(input).toHaveAccessibleDescription('Hele tall Du må minst ha én pakke.')
    await expect(input).toBeInvalid()
  },
}

export const Everything: Story = {
  render: () => (
    <FieldStack>
      <RadioGroup legend="Transportmiddel" inline defaultValue="fly">
        <Radio value="fly" label="Fly" />
        <Radio value="skip" label="Skip" />
        <Radio value="tog" label="Tog" disabled />
      </RadioGroup>
      <Field label="Lastested" width="lg">
        <Input defaultValue="Tromsø" />
      </Field>
      <Field
        label="Innførselssted"
        hint="Ankomststedet. Det må være godkjent av mottakerlandets kompetente myndighet."
        width="lg"
      >
        <SearchInput placeholder="Søk etter sted" />
      </Field>
      <Field label="Plombe" optional width="md">
        <Input />
      </Field>
      <Field label="Nettovekt" width="md">
        <Input defaultValue="2 745,60" unit="kg" inputMode="decimal" />
      </Field>
      <Field label="Avsender" width="lg">
        <Input defaultValue="Nordhav AS" readOnly />
      </Field>
      <Field label="Avgangstid" hint="Velg dato først" width="sm">
        <Select disabled>
          <option>--:--</option>
        </Select>
      </Field>
      <Field label="Kontor" width="md">
        <Select defaultValue="kloefta">
          <option value="kloefta">Kløfta</option>
          <option value="aalesund">Ålesund</option>
        </Select>
      </Field>
      <Field
        label="Minimum temperatur"
        width="xs"
        error="Minimum temperatur kan ikke være høyere enn maksimum temperatur"
      >
        <Input defaultValue="4" unit="°C" />
      </Field>
      <Switch label="Varene transporteres i romtemperatur" defaultChecked />
      <Field label="Kommentar" optional>
        <Textarea limit={500} defaultValue="Sendes rekommandert til Kløfta i morgen." />
      </Field>
      <Fieldset legend="Format">
        <Checkbox label="Papir" defaultChecked />
        <Checkbox label="Sjømat" mixed hint="3 av 10 valgt" />
        <Checkbox label="Jeg samtykker" error="Feltet er påkrevd" />
      </Fieldset>
    </FieldStack>
  ),
}

export const Dense: Story = { ...Everything, parameters: { size: 'sm' } }
