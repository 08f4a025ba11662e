import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { Alert } from './alert.js'

const meta = {
  title: 'Components/Messages/Alert',
  id: 'messages-alert',
  component: Alert,
  args: {
    tone: 'warning',
    heading: 'Kortet utløper om tre dager',
    headingLevel: 2,
    children: 'Forny det, eller lever fangstrapporten først.',
  },
} satisfies Meta<typeof Alert>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}

export const Tones: Story = {
  render: () => (
    <div className="eks:flex eks:max-w-form eks:flex-col eks:gap-3">
      <Alert tone="danger" heading="Søknaden har feil som må rettes før innsending" headingLevel={2} onClose={fn()}>
        Fersk fisk kan ikke være eldre enn 15 dager. <a href="#varelinje-2">Gå til varelinje 2</a>
      </Alert>
      <Alert tone="warning" heading="Søknaden må vurderes av saksbehandler fordi:" headingLevel={2}>
        <ul>
          <li>Produksjonsanlegget er ikke godkjent</li>
        </ul>
      </Alert>
      <Alert tone="success" heading="Sertifikat lastet opp!" onClose={fn()} />
      <Alert tone="info">Alle løsningene våre fungerer som normalt.</Alert>
    </div>
  ),
  // The same height in an alert with several lines as with one.
  play: async ({ canvasElement }) => {
    const heights = within(canvasElement)
      .getAllByRole('button', { name: 'Lukk' })
      .map((button) => button.offsetHeight)
    await expect(new Set(heights)).toEqual(new Set([heights.at(-1)]))
  },
}

export const Dense: Story = { ...Tones, parameters: { size: 'sm' } }
