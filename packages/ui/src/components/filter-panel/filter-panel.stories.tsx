import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { FilterPanel, type FilterPanelProps } from './filter-panel.js'
import type { FilterValues } from './filter-schema.js'
import { FilterSheet } from './filter-sheet.js'
import { licenceFilters, licenceFiltersIn } from './licences.fixture.js'

type Licences = FilterValues<typeof licenceFilters>

function Beside({ defaultValue = {}, ...props }: FilterPanelProps<Licences>) {
  const { locale } = useEksport()
  const [value, setValue] = useState(defaultValue)
  return (
    <div style={{ maxWidth: 300 }}>
      <FilterPanel {...props} schema={licenceFiltersIn(locale)} value={value} onValueChange={setValue} />
    </div>
  )
}

const meta = {
  title: 'Components/Lists and data/FilterPanel',
  id: 'data-filterpanel',
  component: FilterPanel<Licences>,
  args: {
    schema: licenceFilters,
    defaultValue: { rivers: ['Gaula'], type: 'WEEK', paid: true, priceTo: 1500, validFrom: '2026-11-20' },
    resultCount: 14,
  },
  render: (args) => <Beside {...args} />,
} satisfies Meta<typeof FilterPanel<Licences>>
export default meta
type Story = StoryObj<typeof meta>

/**
 * Every kind of filter, in use: several of many, one of a few, yes or no, numbers, dates, part of a text, checkboxes.
 */
export const EveryKind: Story = {}

export const Empty: Story = { args: { defaultValue: {} } }

/** The lower price exceeds the higher, which moves along, and the panel says so. */
export const MovedNumbers: Story = {
  args: { defaultValue: { priceTo: 300 }, chips: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Pris fra' }), '400{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Pris til' })).toHaveValue('400')
    await expect(canvas.getByText(/Pris til ble også satt til/)).toBeVisible()
  },
}

/** A preset period is selected; its days are in the future. */
export const DaysToCome: Story = {
  args: { defaultValue: {}, chips: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const week = canvas.getByRole('button', { name: 'Neste 7 dager' })
    await userEvent.click(week)
    await expect(week).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('textbox', { name: 'Gyldig til' })).toHaveValue('26.11.2026')
  },
}

function InASheet({ defaultValue = {}, resultCount }: FilterPanelProps<Licences>) {
  const { locale } = useEksport()
  return (
    <FilterSheet
      open
      onOpenChange={() => undefined}
      schema={licenceFiltersIn(locale)}
      defaultValue={defaultValue}
      {...(resultCount === undefined ? {} : { resultCount })}
    />
  )
}

/** The sheet over a narrow page: nothing changes until 'Vis 14 fiskekort' is pressed. */
export const Sheet: Story = {
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  render: (args) => <InASheet {...args} />,
}
