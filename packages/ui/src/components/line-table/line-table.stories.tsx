import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ToastRegion } from '../toast/toast-region.js'
import { GearTable } from './gear.fixture.js'

const meta = {
  title: 'Components/Lists and data/LineTable',
  id: 'data-linetable',
  component: GearTable,
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion />
      </>
    ),
  ],
} satisfies Meta<typeof GearTable>

export default meta
type Story = StoryObj<typeof meta>

const row = (canvas: ReturnType<typeof within>, n: number) =>
  canvas.getByRole('row', { name: new RegExp(`^Velg linje ${n},`) })

/** Lines with their findings below; keys move between lines, into the fields, and back. */
export const Walked: Story = {
  args: { common: [{ id: 'rivers', tone: 'warning', text: 'Redskapene er ikke for samme elv.' }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    row(canvas, 1).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(row(canvas, 3)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const name = () => canvas.getByLabelText('Redskap')
    await waitFor(() => expect(name()).toHaveFocus())
    await userEvent.clear(name())
    await expect(canvas.getByText('Mangler: Redskap')).toBeVisible()
    await userEvent.paste('Redskap'.repeat(36))
    const box = canvasElement.querySelector('.eks-line-box')
    await expect(box?.scrollWidth).toBe(box?.clientWidth)
    await userEvent.clear(name())
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(name()).toHaveValue('Wobbler'))
    await expect(name()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(row(canvas, 4)).toHaveFocus()
    await userEvent.keyboard('{Control>}d{/Control}')
    await waitFor(() => expect(row(canvas, 5)).toHaveFocus())
    await userEvent.keyboard('{Delete}')
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(7)
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(8)
  },
}

/** Several selected lines, named by their number. */
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Velg linje 2, Sluk' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Velg linje 5, Flue' }))
    await expect(canvas.getByRole('button', { name: 'Kopier 2 valgte' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Slett 2 valgte' })).toBeVisible()
  },
}

/** No line is open: on a narrow screen the page starts selection in the list. */
export const ChosenInList: Story = {
  ...Chosen,
  args: { choosing: true, openId: '' },
}

/** Of very many lines only the visible ones are drawn; the table says how many there are. */
export const VeryMany: Story = {
  render: () => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard
    <section aria-label="Redskaper" tabIndex={0} className="very-many">
      {/* Paper does not scroll. */}
      <style>{'@media screen { .very-many { height: 640px; overflow: auto } }'}</style>
      <GearTable begin={500} />
    </section>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '602')
    row(canvas, 1).focus()
    // The window of drawn rows follows the keys, and focus with it.
    await userEvent.keyboard('{ArrowDown>40/}')
    await waitFor(() => expect(row(canvas, 41)).toHaveFocus())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(row(canvas, 500)).toHaveFocus())
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80)
    // The picture shows the first lines: above the last ones the empty space is partly estimated, to half a pixel.
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(row(canvas, 1)).toHaveFocus())
  },
}
