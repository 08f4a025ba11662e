import type { Message } from '@eksport/domain'
import { screen } from '@testing-library/react'
import type { SpokenRow } from '../../contract/spoken-row.js'
import { MessageComposer } from './message-composer.js'
import { MessageThread } from './message-thread.js'

const aMessage = (n: number): Message => ({
  id: `m${n}`,
  messageType: 'APPLICATION_CLARIFICATION_REQUEST',
  message: `Hvilken container er nummer ${n}?`,
  createdTime: `2026-11-20T0${n}:12:00+01:00`,
  sender: { role: 'BEHANDLER', name: 'Saksbehandler 7' },
  attachments: [],
})
const three = [aMessage(1), aMessage(2), aMessage(3)]

const refusesAll = {
  accept: '.txt',
  check: () => ({ accepted: [], problems: ['notat.txt ble ikke lagt til - Filtypen txt er ikke tillatt.'] }),
}

const write = (onSend: () => Promise<void>) => <MessageComposer viewer="INNSENDER" onSend={onSend} />
const send: SpokenRow['act'] = async ({ user }) => {
  await user.type(screen.getByRole('textbox', { name: /^(Melding til|Message to)/ }), 'Takk')
  await user.click(screen.getByRole('button', { name: /^Send$/ }))
}

export const spoken: readonly SpokenRow[] = [
  {
    component: 'MessageThread',
    action: 'a message comes from the other side',
    element: <MessageThread messages={three.slice(0, 2)} viewer="INNSENDER" />,
    act: ({ rerender }) => rerender(<MessageThread messages={three} viewer="INNSENDER" />),
    says: 'Ny melding fra Saksbehandler 7: Hvilken container er nummer 3?',
  },
  {
    component: 'MessageThread',
    action: 'one’s own message comes into the list',
    element: <MessageThread messages={three.slice(0, 2)} viewer="BEHANDLER" />,
    act: ({ rerender }) => rerender(<MessageThread messages={three} viewer="BEHANDLER" />),
    says: [],
  },
  {
    component: 'MessageThread',
    action: 'the older ones are shown',
    element: <MessageThread messages={three} viewer="INNSENDER" initialCount={1} />,
    act: ({ user }) => user.click(screen.getByRole('button', { name: /^(Last inn|Load more)/ })),
    says: 'Viser 3 av 3 meldinger',
  },
  {
    component: 'MessageComposer',
    action: 'a message is sent',
    element: write(() => new Promise((resolve) => setTimeout(resolve, 1_000))),
    act: send,
    says: ['Sender meldingen', 'Meldingen er sendt'],
  },
  {
    component: 'MessageComposer',
    action: 'a message is not sent',
    element: write(() => Promise.reject(new Error('refused'))),
    act: send,
    says: [{ text: 'Meldingen ble ikke sendt. Det du har skrevet, er beholdt.', politeness: 'assertive' }],
  },
  {
    component: 'MessageComposer',
    action: 'a file is chosen that may not go with it',
    element: <MessageComposer viewer="INNSENDER" onSend={async () => undefined} attachments={refusesAll} />,
    act: ({ user }) =>
      user.upload(screen.getByLabelText(/^(Legg ved|Attach)$/, { selector: 'input' }), new File(['x'], 'notat.txt')),
    says: [{ text: 'notat.txt ble ikke lagt til - Filtypen txt er ikke tillatt.', politeness: 'assertive' }],
  },
]
