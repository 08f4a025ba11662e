import type { SpokenRow } from '../../contract/spoken-row.js'
import { ServiceMessages } from './service-messages.js'
import type { ServiceMessage } from './service-messages.logic.js'

const component = 'ServiceMessages'
const aMessage = (id: string, title: string, description: string): ServiceMessage => ({
  id,
  title,
  description,
  type: 'INFO',
  hideable: true,
})
const first = aMessage('1', 'Drift', '<p>Stengt i natt.</p>')
const second = aMessage('2', 'Feil', '<p>Altinn er nede.</p>')

export const spoken: readonly SpokenRow[] = [
  {
    component,
    action: 'a message comes while the page is open',
    element: <ServiceMessages messages={[first]} />,
    act: ({ rerender }) => rerender(<ServiceMessages messages={[first, second]} />),
    says: 'Informasjon: Feil. Altinn er nede.',
  },
  {
    component,
    action: 'messages stand there when the page opens, and are read where they stand',
    element: <ServiceMessages messages={[first, second]} />,
    says: [],
  },
  {
    component,
    action: 'the first message comes to a page that had none',
    element: <ServiceMessages messages={[]} />,
    act: ({ rerender }) => rerender(<ServiceMessages messages={[{ ...first, title: 'Drift:', type: 'ERROR' }]} />),
    says: 'Feil: Drift: Stengt i natt.',
  },
  {
    component,
    action: 'the server answers after the page has opened',
    element: <ServiceMessages messages={undefined} />,
    act: ({ rerender }) => rerender(<ServiceMessages messages={[first]} />),
    says: [],
  },
]
