import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Chip } from '../../components/chip/chip.js'
import { EksportProvider } from './eksport-provider.js'

const chip = <Chip label="Japan" onRemove={() => undefined} />

const meta = {
  title: 'Foundations/Texts and languages',
  id: 'foundation-texts',
  component: EksportProvider,
  args: { children: chip },
} satisfies Meta<typeof EksportProvider>
export default meta
type Story = StoryObj<typeof meta>

export const OwnWords: Story = {
  args: { locale: 'nn', messages: { chip: { remove: { nn: 'Ta bort {label}' } } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Ta bort Japan' })).toBeVisible()
  },
}

export const OneInsideAnother: Story = {
  args: {
    messages: { chip: { remove: 'Ta bort {label}' } },
    children: <EksportProvider locale="en">{chip}</EksportProvider>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Ta bort Japan' })).toBeVisible()
  },
}
