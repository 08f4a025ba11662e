import type { SpokenRow } from '../../contract/spoken-row.js'
import { SaveStatus } from './save-status.js'
import { WizardSteps } from './wizard-steps.js'
import type { WizardStep } from './wizard-types.js'

const sender: WizardStep = { id: 'avsender', title: 'Avsender', state: 'current' }
const transport: WizardStep = { id: 'transport', title: 'Transport', state: 'open' }
const show = (...steps: WizardStep[]) => <WizardSteps steps={steps} linkFor={(id) => `#${id}`} />

export const spoken: readonly SpokenRow[] = [
  {
    component: 'WizardSteps',
    action: 'an answer adds a step',
    element: show(sender),
    act: ({ rerender }) => rerender(show(sender, transport)),
    says: 'Steg lagt til: Transport',
  },
  {
    component: 'WizardSteps',
    action: 'an answer takes a step away',
    element: show(sender, transport),
    act: ({ rerender }) => rerender(show(sender)),
    says: 'Steg fjernet: Transport',
  },
  {
    component: 'SaveStatus',
    action: 'the draft is saved',
    element: <SaveStatus state={{ kind: 'saving' }} />,
    act: ({ rerender }) => rerender(<SaveStatus state={{ kind: 'saved', at: '2026-11-20T12:04:00+01:00' }} />),
    says: 'Lagret kl. 12:04',
  },
  {
    component: 'SaveStatus',
    action: 'the network goes',
    element: <SaveStatus state={{ kind: 'saving' }} />,
    act: ({ rerender }) =>
      rerender(<SaveStatus state={{ kind: 'kept', until: 'network', onRetry: () => undefined }} />),
    says: 'Lagret på denne maskinen, sendes når nettet er tilbake',
  },
  {
    component: 'SaveStatus',
    action: 'somebody has saved it elsewhere',
    element: <SaveStatus state={{ kind: 'saving' }} />,
    act: ({ rerender }) => rerender(<SaveStatus state={{ kind: 'conflict', onResolve: () => undefined }} />),
    says: 'Endret et annet sted',
  },
]
