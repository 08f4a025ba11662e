import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { licences } from '../../testing/sample-licences.js'
import { LicencesPage } from './list-with-filters.js'

/**
 * A page that people return to all day: filters beside a table, stored in the address, with active ones as chips. A
 * filter returns to the first page; the number of results is announced once it is stable. Below 1024 px the panel
 * stands above the list; a `FilterSheet` would keep it away. An empty list, a search without results and a failure have different
 * messages, each with a next step.
 */
const meta = {
  title: 'Patterns/List with filters',
  component: LicencesPage,
  args: { licences: licences(43) },
} satisfies Meta<typeof LicencesPage>
export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {}

/** Active filters are shown above the table, each as a chip that removes it. */
export const Filtered: Story = {
  args: { start: { rivers: ['Gaula', 'Orkla'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Fjern filter Elv: Orkla/ }))
    await waitFor(() => expect(canvas.getByText('1-8 av 8 fiskekort')).toBeVisible())
  },
}

/** Nothing matches the filters: say so, and offer to reset them. */
export const NoResults: Story = { args: { start: { holder: 'Petter' } } }

/** Nobody has applied yet: say what will be shown here, and offer the first step. */
export const NothingYet: Story = { args: { licences: [] } }

/** The rows could not be loaded: filters stay, and one press retries. */
export const Failed: Story = { args: { failed: true } }

/** The first rows are loading, in their final places. */
export const Loading: Story = { args: { loading: true } }
