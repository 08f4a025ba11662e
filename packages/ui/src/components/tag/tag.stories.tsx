import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { findSuccessor, focusElement } from '../../foundation/internal/successor-focus.js'
import { Chip } from '../chip/chip.js'
import { Kbd } from '../kbd/kbd.js'
import { Count, Tag } from './tag.js'

const meta = {
  title: 'Components/Lists and data/Tag',
  id: 'foundation-tag-chip-count',
  component: Tag,
  args: { children: 'Valgfritt' },
} satisfies Meta<typeof Tag>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}

export const Tags: Story = {
  render: () => (
    <div className="eks:flex eks:flex-wrap eks:items-center eks:gap-3">
      <Tag>Valgfritt</Tag>
      <Tag tone="success">Godkjent</Tag>
      <Tag tone="info">Innsendt</Tag>
      <Tag tone="warning">Avklaring</Tag>
      <Tag tone="danger">Stoppet</Tag>
      <Count>14</Count>
      <Kbd>T</Kbd>
    </div>
  ),
}

function Chips() {
  const [labels, setLabels] = useState(['Kontor: Kløfta', 'Mottakerland: Kina', 'Status: Utstedt'])
  const list = useRef<HTMLUListElement>(null)
  const remove = (label: string, index: number) => {
    const item = list.current?.children.item(index)
    const next = item instanceof HTMLElement ? findSuccessor(item, 'button', list.current) : list.current
    setLabels(labels.filter((other) => other !== label))
    focusElement(next)
  }
  return (
    <ul ref={list} aria-label="Aktive filtre" className="eks-chips eks:flex eks:flex-wrap eks:gap-2">
      {labels.map((label, index) => (
        <li key={label}>
          <Chip label={label} onRemove={() => remove(label, index)} />
        </li>
      ))}
    </ul>
  )
}

export const RemovedChipGivesFocusOn: Story = {
  render: () => <Chips />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Fjern Mottakerland: Kina' }).focus()
    await userEvent.keyboard('{Delete}')
    await expect(canvas.getByRole('button', { name: 'Fjern Status: Utstedt' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Fjern Kontor: Kløfta' })).toHaveFocus()
  },
}
