import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { ToastRegion } from './toast-region.js'
import { toast, toastStore } from './toast-store.js'

const undo = fn()

function Example() {
  return (
    <>
      <Button onClick={() => toast.success('Søknaden er slettet!', { action: { label: 'Angre', onSelect: undo } })}>
        Slett
      </Button>
      <ToastRegion />
    </>
  )
}

const meta = { title: 'Messages/Toast', component: Example, beforeEach: () => toastStore.clear() } satisfies Meta<
  typeof Example
>
export default meta
type Story = StoryObj<typeof meta>

export const Receipt: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Slett' })
    await userEvent.click(button)
    const region = await screen.findByRole('region', { name: 'Varsler (1)' })
    await userEvent.keyboard('{F6}')
    await expect(region).toHaveFocus()
    await waitFor(() => expect(within(region).getByText('Søknaden er slettet!')).toBeVisible())
  },
}

export const UndoGivesFocusBack: Story = {
  play: async ({ canvasElement }) => {
    undo.mockClear()
    const button = within(canvasElement).getByRole('button', { name: 'Slett' })
    await userEvent.click(button)
    await userEvent.keyboard('{F6}')
    await userEvent.click(await screen.findByRole('button', { name: 'Angre' }))
    await expect(undo).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** The three meanings, and the same said three times. An error stays. */
export const Tones: Story = {
  play: async () => {
    toast.info('Søknaden er under vurdering')
    for (let n = 0; n < 3; n += 1) toast.success('Varelinjen er kopiert')
    toast.error('Søknaden ble ikke slettet. Prøv igjen senere, eller ring 22 40 00 00 hvis det haster.')
    const region = await screen.findByRole('region', { name: 'Varsler (3)' })
    await userEvent.hover(region)
    await waitFor(() => expect(within(region).getByText('Varelinjen er kopiert ×3')).toBeVisible())
  },
}
