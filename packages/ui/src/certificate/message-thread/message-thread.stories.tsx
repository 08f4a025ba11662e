import type { Message } from '@eksport/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
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
  title: 'Certificates/MessageThread',
  id: 'case-messagethread',
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
/** The exporter's composer: type, text with a counter, files. Ctrl + Enter sends. */
export const Exporter: Story = {
  args: { viewer: 'INNSENDER', onSend: async () => undefined, attachments: '.pdf,.jpg,.png' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(canvas.getByText('Skriv en melding først.')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.type(canvas.getByRole('textbox'), 'Containeren ble byttet.')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(''))
  },
}

/** The message could not be sent: it stays, with a way to try again. */
export const SendingFailed: Story = {
  args: {
    viewer: 'INNSENDER',
    messageTypes: ['APPLICATION_CLARIFICATION_RESPONSE', 'APPLICATION_SUBMISSION_COMMENT'],
    onSend: () => Promise.reject(new Error('503')),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox'), 'Containeren ble byttet i Florø.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByRole('button', { name: 'Prøv igjen' })).toHaveFocus()
    await expect(canvas.getByRole('textbox')).toHaveValue('Containeren ble byttet i Florø.')
  },
}

/** Several officers on one case: a colleague's message is on the same side, under their name. */
export const Colleague: Story = {
  args: {
    viewerName: 'Saksbehandler 9',
    messages: messages.map((message, index) =>
      index === 0 ? { ...message, sender: { role: 'BEHANDLER', name: 'Saksbehandler 9' } } : message,
    ),
    defaultExpanded: true,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('listitem', { name: /^Du,/ })).toBeVisible()
    await expect(canvas.getByRole('listitem', { name: /^Saksbehandler 7,/ })).toBeVisible()
  },
}

export const None: Story = { args: { messages: [] } }
export const One: Story = { args: { messages: messages.slice(0, 1) } }
export const Two: Story = { args: { messages: messages.slice(0, 2) } }
export const Three: Story = { args: { messages: messages.slice(0, 3) } }

const many = Array.from({ length: 500 }, (_, index): Message => {
  const message = messages[index % messages.length]
  if (!message) throw new Error('There are sample messages')
  const createdTime = new Date(Date.UTC(2026, 10, 20) - index * 3_600_000).toISOString()
  return { ...message, id: `m${index}`, createdTime, attachments: [] }
})

/** A long history, collapsed to two bubbles. */
export const FiveHundred: Story = {
  args: { messages: many },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Last inn fler' }))
    await waitFor(() => expect(canvasElement.querySelectorAll('ol > li')).toHaveLength(500))
    await waitFor(() => expect(canvasElement.querySelector('ol > li')).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Last inn færre' }))
    await expect(canvas.getByRole('button', { name: 'Last inn fler' })).toHaveFocus()
  },
}

/** A very long word, an address, and text that only resembles one. */
export const LongWordsAndAddresses: Story = {
  args: {
    messages: [
      {
        ...many[1],
        id: 'l',
        message: 'https://www.mattilsynet.no/eksport/sjomat?side=1 og javascript:alert(1)',
      } as Message,
      { ...many[0], id: 'w', message: 'Sjømatproduksjonsanleggsgodkjenningsnummer'.repeat(12) } as Message,
    ],
  },
}
