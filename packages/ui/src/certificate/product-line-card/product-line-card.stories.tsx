import { aProductLine, aWildCaughtLine } from '@eksport/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { sampleLabels } from '../../testing/sample-labels.js'
import { ProductLineCard } from './product-line-card.js'
import { shortFactKeys } from './product-line-card.logic.js'

const meta = {
  title: 'Certificates/ProductLineCard',
  id: 'case-productlinecard',
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

/** Read-only, as in the detail view: all facts, no actions. */
export const Reading: Story = {
  args: { line: aWildCaughtLine({ productDescription: 'Torsk uten hode, blokkfryst' }), look: 'row' },
}

/** As in the form: the facts that distinguish it from its neighbours, and its actions. */
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

/** Deleted at once; can be undone for eight seconds. */
export const Undo: Story = {
  args: { confirm: 'undo', facts: shortFactKeys, onDelete: () => undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Slett/ }))
    await expect(canvas.getByText('Varelinje 1 er slettet.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Angre/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /^Angre/ }))
    await expect(canvas.getByRole('button', { name: /^Slett/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /^Slett/ }))
  },
}

/** The server refuses: dialog and card stay, with the reason. */
export const DeletionFails: Story = {
  args: { facts: shortFactKeys, onDelete: () => Promise.reject(new Error('503')) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Slett/ }))
    const dialog = await within(document.body).findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Slett' }))
    const failure = await within(dialog).findByText('Varelinjen ble ikke slettet. Prøv igjen.')
    await waitFor(() => expect(failure).toBeVisible())
  },
}

/** The facts that distinguish it from its neighbours, and the rest behind a button. */
export const ShortAndWhole: Story = {
  args: { facts: shortFactKeys },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Vis alle fakta/ }))
    await expect(canvas.getByText('Partinummer')).toBeVisible()
  },
}

/** An error links to its field; a warning follows it. */
export const WithFindings: Story = {
  args: {
    ...Editing.args,
    current: false,
    issues: [
      { code: 'A', severity: 'MANUAL_PROCESSING', message: 'Varelinjene har ulike produksjonsanlegg.' },
      { code: 'B', severity: 'CRITICAL', message: 'Slakteperioden må ligge før produksjonsperioden.' },
    ],
    issueHref: ({ code }) => (code === 'B' ? '#slaughterInformation' : undefined),
  },
}

const long = 'Nordvestlandets Sjømatproduksjonsanlegg for Pelagiske Arter, avdeling Fryselager og Logistikk AS'

/** Names that are wider than their column. */
export const VeryLongNames: Story = {
  args: {
    line: aWildCaughtLine({
      species: 'Skjellbrosmetorskekveitelignende dypvannsfisk (uspesifisert)',
      coldStore: long,
      productDescription: `${long}. `.repeat(3),
      lotNumber: 'L260607-1-NORDVESTLANDET-FRYSELAGER-0000000000000000001',
      vesselInformation: [{ vesselName: long, vesselNumber: 'F-1-T' }, { vesselName: 'Testfartøy Echo' }],
    }),
    onEdit: () => undefined,
    onCopy: () => undefined,
    onDelete: () => undefined,
  },
}
