import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { RichText } from './rich-text.js'

const meta = {
  title: 'Data/Rich text',
  component: RichText,
  args: {
    html: '<p>Nye satser gjelder fra <strong>1. januar</strong>. Se <a href="https://www.mattilsynet.no">satsene</a>.</p><ul><li>Papir</li><li>Elektronisk</li></ul>',
  },
} satisfies Meta<typeof RichText>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const NothingHarmful: Story = {
  args: {
    html: '<p onclick="alert(1)">Trygg <script>alert(2)</script><a href="javascript:alert(3)">lenke</a></p><img src="x" onerror="alert(4)">',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
    await expect(canvasElement.querySelector('script, img, [onclick]')).toBeNull()
    await expect(within(canvasElement).getByText('Trygg lenke')).toBeVisible()
  },
}
