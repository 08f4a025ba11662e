import { type OfficerAction, type OfficerActionDescription, officerActionDescriptions } from './officer-actions.ts'
import { isPaperAwaited, type PaperAwaitedSubject } from './status-label.ts'

/** [ACT-12] Row 25 for a certificate that is already replaced: there is nothing to grant, the awaited paper is recorded. */
const replacedPaperDescription: OfficerActionDescription = {
  tone: 'main',
  label: { nb: 'Registrer papiret', nn: 'Registrer papiret', en: 'Record the paper' },
  title: {
    nb: 'Registrer papiret til det erstattede sertifikatet',
    nn: 'Registrer papiret til det erstatta sertifikatet',
    en: 'Record the paper of the replaced certificate',
  },
  explanation: {
    nb: 'Saken er ferdig når papiret er gjort rede for. Eksportøren får beskjed. Dette kan ikke gjøres om.',
    nn: 'Saka er ferdig når papiret er gjort greie for. Eksportøren får beskjed. Dette kan ikkje gjerast om.',
    en: 'The case is finished when the paper is accounted for. The exporter is told. This cannot be undone.',
  },
  done: { nb: 'Papiret er registrert', nn: 'Papiret er registrert', en: 'The paper is recorded' },
}

/** How an action is offered and asked for in one case. */
export const describeOfficerAction = (
  action: OfficerAction,
  application: PaperAwaitedSubject,
): OfficerActionDescription =>
  action === 'grant-cancellation' && isPaperAwaited(application)
    ? replacedPaperDescription
    : officerActionDescriptions[action]
