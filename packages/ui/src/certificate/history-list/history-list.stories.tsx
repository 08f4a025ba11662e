import type { HistoryEntry } from '@eksport/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HistoryList } from './history-list.js'

const entries: HistoryEntry[] = [
  {
    id: '1',
    event: 'create',
    to: 'UNDER_REGISTRERING',
    actor: { role: 'INNSENDER', name: 'Kontakt Salg' },
    time: '2026-11-19T15:58:10+01:00',
  },
  {
    id: '2',
    event: 'send',
    from: 'UNDER_REGISTRERING',
    to: 'INNSENDT',
    actor: { role: 'INNSENDER', name: 'Kontakt Salg' },
    time: '2026-11-19T16:40:55+01:00',
  },
  {
    id: '3',
    event: 'take',
    from: 'INNSENDT',
    to: 'UNDER_VURDERING',
    actor: { role: 'BEHANDLER', name: 'Saksbehandler 7' },
    time: '2026-11-20T08:14:02+01:00',
  },
  {
    id: '4',
    event: 'request-clarification',
    from: 'UNDER_VURDERING',
    to: 'AVKLARING_INNSENDER',
    actor: { role: 'BEHANDLER' },
    reason: 'Containernummeret mangler.',
    time: '2026-11-20T08:31:40+01:00',
  },
]

const printed: HistoryEntry[] = [
  {
    id: '5',
    event: 'print',
    from: 'GODKJENT',
    to: 'SKREVET_UT',
    actor: { role: 'BEHANDLER', name: 'Saksbehandler 7' },
    paperSerial: 'NO 0148201, NO 0148202',
    time: '2026-11-22T09:14:02+01:00',
  },
  {
    id: '6',
    event: 'void-print',
    from: 'SKREVET_UT',
    to: 'GODKJENT',
    actor: { role: 'BEHANDLER', name: 'Saksbehandler 7' },
    paperSerial: 'NO 0148201, NO 0148202',
    reason: 'Papiret satt fast.',
    time: '2026-11-22T09:16:40+01:00',
  },
]

const meta = {
  title: 'Certificates/HistoryList',
  id: 'case-historylist',
  component: HistoryList,
  args: { entries },
} satisfies Meta<typeof HistoryList>

export default meta
type Story = StoryObj<typeof meta>

export const Timeline: Story = { parameters: { size: 'sm' } }
export const Printed: Story = { args: { entries: printed }, parameters: { size: 'sm' } }
export const Folded: Story = { args: { initialCount: 2 } }
export const None: Story = { args: { entries: [] } }
