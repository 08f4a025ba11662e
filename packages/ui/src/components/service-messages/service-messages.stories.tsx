import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ServiceMessages } from './service-messages.js'

const meta = {
  title: 'Components/Messages/ServiceMessages',
  id: 'messages-servicemessages',
  component: ServiceMessages,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.removeItem('eksport-hidden-messages'),
  args: {
    messages: [
      {
        id: 'm1',
        title: 'Planlagt vedlikehold:',
        description:
          'Løsningen er utilgjengelig lørdag 21. november kl. 06:00–08:00. <a href="https://eksport.example/drift">Les driftsmeldingen</a>',
        type: 'WARNING',
        hideable: true,
      },
      {
        id: 'm2',
        title: 'ID-porten er nede:',
        description: '<p>Bruk <strong>lenke på e-post</strong>.</p><script>alert(1)</script>',
        type: 'ERROR',
        hideable: false,
      },
      { id: 'm3', title: 'Nytt:', description: 'Oversikten kan lastes ned som CSV.', type: 'INFO', hideable: true },
    ],
  },
} satisfies Meta<typeof ServiceMessages>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {}

export const Hidden: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Skjul driftsmeldingen Planlagt vedlikehold:' }))
    await expect(canvas.queryByText('Planlagt vedlikehold:')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Skjul driftsmeldingen Nytt:' })).toHaveFocus())
  },
}
