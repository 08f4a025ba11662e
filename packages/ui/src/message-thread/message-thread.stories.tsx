import type { Message } from '@eksport/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.js'
import { Field } from '../field/field.js'
import { Textarea } from '../textarea/textarea.js'
import { MessageThread } from './message-thread.js'

const texts = [
  'Takk. Kan dere bekrefte at varelinje 2 ikke ble lastet?',
  'Containeren ble byttet i Florø. Ny pakkliste er vedlagt.',
  'Hvilken container er riktig?',
  'Vi ber om behandling så snart som mulig.',
]
const messages: Message[] = texts.map((message, index) => ({
  id: `m${index}`,
  messageType:
    index === 3
      ? 'APPLICATION_SUBMISSION_COMMENT'
      : index % 2 === 0
        ? 'APPLICATION_CLARIFICATION_REQUEST'
        : 'APPLICATION_CLARIFICATION_RESPONSE',
  message,
  createdTime: `2026-11-20T0${9 - index}:12:00+01:00`,
  sender:
    index % 2 === 0
      ? { role: 'BEHANDLER', name: 'Saksbehandler 7' }
      : { role: 'INNSENDER', name: 'Vestkyst Testpelagisk AS' },
  attachments:
    index === 1
      ? [
          {
            id: 'a',
            type: 'CLARIFICATION_RESPONSE_ATTACHMENT',
            filename: 'pakkliste-ny.pdf',
            mimeType: 'application/pdf',
            size: 214_000,
          },
        ]
      : [],
}))

const meta = {
  title: 'Case/MessageThread',
  component: MessageThread,
  args: { messages, viewer: 'BEHANDLER', onDownload: () => undefined },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MessageThread>

export default meta
type Story = StoryObj<typeof meta>

export const Officer: Story = {
  parameters: { size: 'sm' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      canvas.getAllByRole('listitem', { name: undefined }).filter((item) => item.parentElement?.tagName === 'OL')
        .length,
    ).toBe(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Last inn fler' }))
    await expect(
      canvas.getAllByRole('listitem', { name: undefined }).filter((item) => item.parentElement?.tagName === 'OL')
        .length,
    ).toBe(4)
  },
}
export const Exporter: Story = {
  args: {
    viewer: 'INNSENDER',
    composer: (
      <Field label="Til saksbehandler">
        <Textarea rows={3} />
        <Button className="eks:mt-2">Send</Button>
      </Field>
    ),
  },
}
export const None: Story = { args: { messages: [] } }
