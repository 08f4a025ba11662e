import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { LineCard } from './line-card.js'

const nouns = {
  one: { nb: 'redskap', nn: 'reiskap', en: 'tackle' },
  many: { nb: 'redskaper', nn: 'reiskapar', en: 'tackles' },
  all: { nb: 'redskapene', nn: 'reiskapane', en: 'the tackles' },
}
const facts = [
  { id: 'hook', label: 'Krok', value: 'Nr. 8, enkel' },
  { id: 'line', label: 'Snøre', value: 'Flyt, klasse 9' },
  { id: 'rivers', label: 'Tillatt i', value: ['Gaula', 'Orkla', 'Stjørdalselva'] },
  { id: 'note', label: 'Merknad', value: 'Bare fra land etter 15. august', wide: true },
]
const changed = [
  {
    id: 'hook',
    label: 'Krok',
    value: 'Nr. 8, enkel',
    change: { kind: 'changed', from: 'Nr. 6, dobbel', to: 'Nr. 8, enkel' },
  },
  { id: 'line', label: 'Snøre', value: undefined, change: { kind: 'removed', from: 'Synk 2' } },
  { id: 'rivers', label: 'Tillatt i', value: ['Gaula', 'Orkla'], change: { kind: 'same', to: ['Gaula', 'Orkla'] } },
] as const
const act = () => undefined

const meta = {
  title: 'Components/Lists and data/LineCard',
  id: 'data-linecard',
  component: LineCard,
  args: { index: 1, name: 'Flue', nouns, aside: '12 g', subtitle: 'Gyldig i 2026', facts },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LineCard>
export default meta
type Story = StoryObj<typeof meta>

/** A line in an editable list: distinguishing facts, issues, actions. */
export const Editing: Story = {
  args: {
    shownFacts: ['hook', 'rivers'],
    onEdit: act,
    onCopy: act,
    onDelete: act,
    issues: [{ id: 'BARB', tone: 'warning', text: 'Kroken må være uten mothaker i Gaula.' }],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Slett redskap 1, Flue' }))
    const dialog = await within(document.body).findByRole('alertdialog')
    await expect(within(dialog).getByText('Er du sikker på at du vil slette redskap 1?')).toBeInTheDocument()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Avbryt' }))
  },
}

/** A line in a read-only view. */
export const Reading: Story = { args: { look: 'row' } }

/** Changes of lines since an original: changed, new and deleted. */
export const Changes: Story = {
  render: (args) => (
    <div className="eks:flex eks:flex-col eks:gap-2.5">
      <LineCard {...args} look="row" change="changed" facts={changed} />
      <LineCard {...args} look="row" change="added" index={2} name="Sluk" />
      <LineCard {...args} look="row" change="removed" index={3} name="Spinner" />
      <LineCard {...args} look="row" change="likely" index={4} name="Wobbler" facts={changed} />
    </div>
  ),
}

/** Deleted at once; can be undone for eight seconds. */
export const Undo: Story = {
  args: { confirm: 'undo', onDelete: act, shownFacts: ['hook'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Slett/ }))
    await expect(canvas.getByText('Redskap 1 er slettet.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Angre/ })).toHaveFocus()
  },
}
