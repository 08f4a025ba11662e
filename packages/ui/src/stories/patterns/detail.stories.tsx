import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { type Licence, LicencePage } from './detail-with-changes.js'

const before: Licence = {
  id: '2026-0042',
  holder: 'Kari Testesen',
  address: 'Elvegata 12\n9990 Båtsfjord',
  river: 'Gaula',
  zones: ['1', '2'],
}
const licence: Licence = {
  ...before,
  address: 'Elvegata 112\n9990 Båtsfjord',
  email: 'kari.testesen@fiskekort.example',
  zones: ['2', '3'],
}

/**
 * One thing, read from the top: its name and status, its actions, and its facts by section with links. Compared with an
 * earlier version, each change has a word and an icon besides its colour, a summary counts them, and `n` and `p` move
 * between them.
 */
const meta = { title: 'Patterns/Detail with changes', component: LicencePage, args: { licence } } satisfies Meta<
  typeof LicencePage
>
export default meta
type Story = StoryObj<typeof meta>

export const Facts: Story = {}

export const Compared: Story = {
  args: { before },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Endringer' })).toBeVisible()
  },
}
