import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { CertificateBox } from './certificate-drawing.js'
import { sampleDrawing } from './certificate-pane.fixture.js'
import { CertificatePane } from './certificate-pane.js'

const places: Readonly<Record<string, string>> = {
  consignor: 'Søknadsinformasjon',
  recipient: 'Mottaker',
  control: 'Kontroll',
  transport: 'Transport',
  productLines: 'Varelinjer',
}

const placeOf = ({ paths: [path = ''] }: CertificateBox) => places[path.split('.')[0] ?? '']

const meta = {
  title: 'Certificates/CertificatePane',
  component: CertificatePane,
  args: { drawing: sampleDrawing(), state: 'drawn', placeOf, onBox: fn(), onRetry: fn() },
  decorators: (Story) => (
    <div style={{ maxWidth: 420 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof CertificatePane>
export default meta
type Story = StoryObj<typeof meta>

/** A box is selected on the page by pointer, and in the lists by keyboard. */
export const BesideForm: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('img', { name: 'Side 1 av 2' })
    await userEvent.click(canvas.getByRole('button', { name: /^Rubrikk I.16, Means of transport/ }))
    await waitFor(() => expect(args.onBox).toHaveBeenLastCalledWith(expect.objectContaining({ no: 'I.16' })))
    const lacking = canvas.getByRole('button', { name: 'I.5, gå til Mottaker' })
    lacking.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onBox).toHaveBeenLastCalledWith(expect.objectContaining({ no: 'I.5', missing: true }))
    await userEvent.click(canvas.getByText('Alle rubrikker (7)'))
    await userEvent.click(canvas.getByRole('button', { name: 'gå til Varelinjer' }))
    await expect(args.onBox).toHaveBeenLastCalledWith(expect.objectContaining({ no: 'I.25' }))
  },
}

/** An officer sees which boxes changed since the application was last sent. */
export const Changed: Story = { args: { drawing: sampleDrawing(['I.12', 'I.16']) } }

export const Drawing: Story = { args: { drawing: undefined, state: 'drawing' } }

/** Country and template are not chosen yet. */
export const Waiting: Story = { args: { drawing: undefined, state: 'waiting' } }

/** The last drawing stays. */
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Prøv igjen' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Busy: Story = { args: { drawing: undefined, state: 'busy' } }

export const Offline: Story = { args: { drawing: undefined, state: 'offline' } }
