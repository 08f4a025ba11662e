import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { licences } from '../../testing/sample-licences.js'
import { LicencesPage } from './list-with-filters.js'

/**
 * A page that people come back to all day: filters beside a table, in the address, with what is in use as chips.
 * A filter goes back to the first page; the number of results is said once it rests. Below 1024 px the panel becomes a
 * `FilterSheet` with 'Vis 14 fiskekort'. An empty list, a search without results and a failure are three different
 * sentences, each with a way on.
 */
const meta = {
  title: 'Patterns/List with filters',
  component: LicencesPage,
  args: { licences: licences(43) },
} satisfies Meta<typeof LicencesPage>
export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {}

/** What is in use stands over the table, and each chip takes its filter away. */
export const Filtered: Story = {
  args: { start: { rivers: ['Gaula', 'Orkla'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Fjern filter Elv: Orkla/ }))
    await waitFor(() => expect(canvas.getByText('1-8 av 8 fiskekort')).toBeVisible())
  },
}

/** Nothing fits the filters: say so, and offer the way back. */
export const NoResults: Story = { args: { start: { holder: 'Petter' } } }

/** Nobody has applied yet: say what will stand here, and offer the first step. */
export const NothingYet: Story = { args: { licences: [] } }

/** The rows could not be fetched: what was chosen stays, and one press tries again. */
export const Failed: Story = { args: { failed: true } }

/** The first rows are on their way, in the places that they will take. */
export const Loading: Story = { args: { loading: true } }
