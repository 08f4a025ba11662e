import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ReadMore } from './read-more.js'

const meta = {
  title: 'Components/Lists and data/ReadMore',
  id: 'data-readmore',
  component: ReadMore,
  args: { label: '12 utførte kontroller', children: 'Virksomheten er godkjent. Anlegget er åpent.' },
} satisfies Meta<typeof ReadMore>
export default meta
type Story = StoryObj<typeof meta>

export const Folded: Story = {}

export const Unfolded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('12 utførte kontroller'))
    await expect(canvas.getByText(/^Virksomheten er godkjent/)).toBeVisible()
  },
}

/** The text wraps; the arrow keeps its place. */
export const LongName: Story = {
  args: {
    label: 'Det som ikke kan endres mens søknaden behandles, og som står slik det ble sendt til Mattilsynet i oktober',
    open: true,
  },
}
