import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Card } from '../card/card.js'
import { Skeleton } from '../skeleton/skeleton.js'
import { Loading } from './loading.js'

const meta = {
  title: 'Components/Messages/Loading',
  id: 'messages-loading',
  component: Loading,
  args: { active: true, delay: 0, onCancel: fn(), label: 'Henter søknader' },
} satisfies Meta<typeof Loading>
export default meta
type Story = StoryObj<typeof meta>

/** The hint of a long wait never appears, so that the picture does not depend on time. */
export const Waiting: Story = {
  args: { hintAfter: 3_600_000 },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Avbryt' }))
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
  },
}

export const Slow: Story = {
  args: { hintAfter: 0 },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Dette kan ta litt tid.')).toBeVisible()
  },
}

export const Places: Story = {
  render: () => (
    <Card aria-busy="true">
      <Skeleton style={{ width: 160 }} />
      <Skeleton style={{ width: 256 }} />
    </Card>
  ),
}
