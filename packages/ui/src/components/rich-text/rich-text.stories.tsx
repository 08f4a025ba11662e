import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { RichText } from './rich-text.js'

const meta = {
  title: 'Components/Lists and data/RichText',
  id: 'data-rich-text',
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
    // Parsed by a real browser: inputs that have deceived sanitisers before.
    html: [
      '<p onclick="window.harmed=1">Trygg <script>window.harmed=2</script><a href="javascript:window.harmed=3">lenke</a></p>',
      '<img src="x" onerror="window.harmed=4"><svg onload="window.harmed=5"><style><img src=x onerror=window.harmed=6></style></svg>',
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=window.harmed=7&gt;">',
      '<noscript><p title="</noscript><img src=x onerror=window.harmed=8>"></noscript><a href="jav&#x09;ascript:window.harmed=9">ro</a>',
      '<iframe srcdoc="<script>parent.harmed=10</script>"></iframe><form><input autofocus onfocus="window.harmed=11"></form>',
    ].join(''),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
    const drawn = [...canvasElement.querySelectorAll('.eks-rich-text *')]
    await expect(drawn.filter((one) => !one.matches('p, br, ul, ol, li, strong, em'))).toEqual([])
    await expect(drawn.flatMap((one) => one.getAttributeNames())).toEqual([])
    await new Promise((resolve) => setTimeout(resolve, 50))
    await expect('harmed' in window).toBe(false)
    await expect(within(canvasElement).getByText('Trygg lenke')).toBeVisible()
  },
}
