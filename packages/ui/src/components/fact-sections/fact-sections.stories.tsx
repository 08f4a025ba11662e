import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Badge } from '../badge/badge.js'
import { FactSections } from './fact-sections.js'
import { FactSectionsSkeleton } from './fact-sections-skeleton.js'
import { licenceAfter, licenceChanges } from './licence.fixture.js'

const meta = {
  title: 'Components/Lists and data/FactSections',
  id: 'data-factsections',
  component: FactSections,
  args: {
    sections: licenceAfter,
    header: (
      <header className="eks:flex eks:flex-wrap eks:items-center eks:gap-3 eks:pb-4">
        <h1 className="eks:text-h1 eks:leading-heading">Fiskekort 2026-0042</h1>
        <Badge tone="success" label="Gyldig" />
      </header>
    ),
  },
} satisfies Meta<typeof FactSections>
export default meta
type Story = StoryObj<typeof meta>

/** Facts by section, with the list of sections at the side. */
export const Facts: Story = {}

/** Against last year's licence: what is changed, removed and new, and the way to each. */
export const Changes: Story = {
  args: { sections: licenceChanges, against: 'mot fiskekortet for 2025' },
  play: async ({ canvasElement }) => {
    const summary = within(canvasElement).getByRole('region', { name: 'Endringer' })
    within(summary).getByRole('button', { name: /Neste/ }).focus()
    await userEvent.keyboard('nn')
    await expect(within(summary).getByText('2 av 6')).toBeVisible()
  },
}

/** Sections and facts without a change are gone until the switch is turned back. */
export const OnlyChanges: Story = { args: { ...Changes.args, defaultOnlyChanges: true } }

/** Without the list at the side, one level further down, in the dense size. */
export const Dense: Story = {
  args: {
    ...Changes.args,
    anchors: false,
    headingLevel: 3,
    header: (
      <header className="eks:pb-4">
        <h1 className="eks:sr-only">Fiskekort</h1>
        <h2 className="eks:text-h2">Fiskekort 2026-0042</h2>
      </header>
    ),
  },
  parameters: { size: 'sm' },
}

export const Loading: Story = { render: () => <FactSectionsSkeleton label="Henter fiskekortet" /> }
