import { aProductLine, aWildCaughtLine } from '@eksport/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { sampleLabels } from '../testing/sample-labels.js'
import { ProductLineCard } from './product-line-card.js'
import { shortFactKeys } from './product-line-card.logic.js'

const meta = {
  title: 'Case/ProductLineCard',
  component: ProductLineCard,
  args: { line: aProductLine(), index: 1, labels: sampleLabels },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductLineCard>

export default meta
type Story = StoryObj<typeof meta>

/** As it stands in the details: all facts, nothing to press. */
export const Reading: Story = {
  args: { line: aWildCaughtLine({ productDescription: 'Torsk uten hode, blokkfryst' }), look: 'row' },
}

/** As it stands in the form: the facts that tell it from its neighbours, and what can be done. */
export const Editing: Story = {
  args: {
    facts: shortFactKeys,
    current: true,
    onEdit: () => undefined,
    onCopy: () => undefined,
    onDelete: () => undefined,
    issues: [
      {
        code: 'PROCESSING_ESTABLISHMENTS_NOT_EQUAL',
        severity: 'MANUAL_PROCESSING',
        message: 'Varelinjene har ulike produksjonsanlegg.',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Slett/ }))
    const dialog = await within(document.body).findByRole('alertdialog')
    await expect(within(dialog).getByText('Er du sikker på at du vil slette denne varelinjen?')).toBeInTheDocument()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Avbryt' }))
  },
}

/** A producer outside the register, with its country. */
export const ForeignProducer: Story = {
  args: {
    line: aProductLine({
      productionEstablishment: {
        isUnauthorized: true,
        approvalNumber: 'DK 123 EC',
        unauthorizedEstablishmentInfo: { country: 'DK' },
      },
    }),
  },
}
