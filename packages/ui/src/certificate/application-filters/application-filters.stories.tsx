import type { ApplicationFilters } from '@eksport/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FilterChips } from '../../components/filter-panel/filter-chips.js'
import { FilterPanel, type FilterPanelProps } from '../../components/filter-panel/filter-panel.js'
import { FilterSheet } from '../../components/filter-panel/filter-sheet.js'
import { SegmentedControl } from '../../components/segmented-control/segmented-control.js'
import { useHouseLocale } from '../use-house-locale.js'
import { filterOptions } from './application-filters.fixture.js'
import { applicationFilterSchema } from './application-filters.js'

type Props = FilterPanelProps<ApplicationFilters>

const some: ApplicationFilters = {
  destinationCountries: ['BR', 'ID', 'CN', 'UA'],
  certificateTemplate: ['1.1.7', '1.1.100', '1.1.342'],
  certificateRetrievalOffice: ['KLOEFTA'],
}
const counts = { destinationCountries: { BR: 4, ID: 2, CN: 4, UA: 5, AF: 0 } }

function Beside({ schema: _, defaultValue = {}, ...props }: Props) {
  const locale = useHouseLocale()
  const schema = useMemo(() => applicationFilterSchema({ ...filterOptions, locale }), [locale])
  const [value, setValue] = useState(defaultValue)
  return (
    <div style={{ maxWidth: 300 }}>
      <FilterPanel {...props} schema={schema} value={value} onValueChange={setValue} />
    </div>
  )
}

const meta = {
  title: 'Certificates/ApplicationFilters',
  id: 'applications-filterpanel',
  component: FilterPanel<ApplicationFilters>,
  args: { schema: applicationFilterSchema(filterOptions), defaultValue: some, resultCount: 11, counts },
  render: (args) => <Beside {...args} />,
} satisfies Meta<typeof FilterPanel<ApplicationFilters>>
export default meta
type Story = StoryObj<typeof meta>

export const InUse: Story = {}

export const Empty: Story = { args: { defaultValue: {}, counts: {} } }

/** The open list of 250 countries, the chosen ones first. */
export const OpenList: Story = {
  args: { chips: false, onClose: () => undefined },
  play: async ({ canvasElement }) => {
    const search = within(canvasElement).getByRole('searchbox', { name: /Mottakerland/ })
    await userEvent.click(search)
    await userEvent.keyboard('{ArrowDown}')
    await expect(within(canvasElement).getByRole('checkbox', { name: /^Brasil/ })).toHaveFocus()
    search.focus()
  },
}

/** Focus moves to the next chip, then to the heading of the row. */
export const RemoveChips: Story = {
  args: { defaultValue: { consigneeName: 'Test', internalReference: 'F-2026' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Fjern filter Importør: Test' }))
    await expect(canvas.getByRole('button', { name: 'Fjern filter Fakturareferanse: F-2026' })).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(canvas.getByRole('heading', { name: 'Aktive filtre' })).toHaveFocus()
  },
}

export const ResetAndUndo: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Nullstill filter' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Angre' }))
    await expect(canvas.getByRole('button', { name: /Mottakerland: 4 valgt/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Nullstill filter' }))
  },
}

/** A 'from' after 'to' moves 'to' along, and the panel says so. */
export const MovedDates: Story = {
  args: { defaultValue: { toDateTime: '2026-11-03' }, chips: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Fra dato' }), '10.11.2026{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Til dato' })).toHaveValue('10.11.2026')
    await expect(canvas.getByText('Til dato ble også satt til 10.11.2026.')).toBeVisible()
  },
}

export const TemplatesNotLoaded: Story = {
  args: { defaultValue: {} },
  render: (args) => (
    <div style={{ maxWidth: 300 }}>
      <FilterPanel
        {...args}
        schema={applicationFilterSchema({ ...filterOptions, templates: { problem: 'Tjenesten svarer ikke' } })}
      />
    </div>
  ),
}

/** Choices are applied by the button. */
export const WithButton: Story = { args: { applyMode: 'button' } }

export const ChipsAlone: Story = {
  render: ({ schema, defaultValue = {} }) => <FilterChips schema={schema} defaultValue={defaultValue} />,
}

/** The sheet over a narrow page: nothing changes until 'Vis 11 søknader' is pressed. */
export const Sheet: Story = {
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  render: ({ schema, defaultValue = {} }) => (
    <FilterSheet
      open
      onOpenChange={() => undefined}
      schema={schema}
      defaultValue={defaultValue}
      resultCount={11}
      counts={counts}
    />
  ),
}

export const Dense: Story = { parameters: { size: 'sm' } }

/** Saved views above the chips. */
export const WithViews: Story = {
  args: {
    views: (
      <SegmentedControl
        label="Visninger"
        segments={[
          { value: 'mine', label: 'Mine' },
          { value: 'asia', label: 'Til Asia' },
        ]}
      />
    ),
  },
}

/** A custom panel: three fields, and a reset that can be undone. */
export const FromParts: Story = {
  render: ({ schema, defaultValue = {} }) => (
    <FilterPanel.Root schema={schema} defaultValue={defaultValue} style={{ maxWidth: 300 }}>
      <FilterPanel.Reset className="eks:mb-2" />
      <FilterPanel.Fields names={['certificateRetrievalOffice', 'consigneeName', 'status']} />
    </FilterPanel.Root>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Nullstill filter' }))
    await expect(canvas.getByRole('button', { name: 'Angre' })).toHaveFocus()
    await expect(canvas.getByRole('checkbox', { name: 'Kløfta' })).not.toBeChecked()
  },
}

export const CountriesNotLoaded: Story = {
  args: { defaultValue: { destinationCountries: ['JP'] } },
  render: (args) => (
    <div style={{ maxWidth: 300 }}>
      <FilterPanel
        {...args}
        schema={applicationFilterSchema({
          ...filterOptions,
          codeLists: { ...filterOptions.codeLists, countries: { problem: 'Tjenesten svarer ikke' } },
        })}
      />
    </div>
  ),
}
