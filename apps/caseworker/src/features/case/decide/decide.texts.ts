import type { LocalizedText } from '@eksport/forms'

export const decideTexts = {
  undo: { nb: 'Angre', nn: 'Angre', en: 'Undo' },
  approving: {
    nb: 'Godkjennes {time}',
    nn: 'Blir godkjend {time}',
    en: 'Is approved at {time}',
  },
  nothingSent: {
    nb: 'Ingen ser det før da.',
    nn: 'Ingen ser det før då.',
    en: 'Nobody sees it before then.',
  },
  approvedSoon: {
    nb: 'Godkjent. Du kan angre en kort stund.',
    nn: 'Godkjend. Du kan angre ei kort stund.',
    en: 'Approved. You can undo it for a short while.',
  },
  undone: { nb: 'Godkjenningen er angret', nn: 'Godkjenninga er angra', en: 'The approval is undone' },
  tooLate: {
    nb: 'For sent å angre: saken er godkjent. Åpne den og trekk godkjenningen.',
    nn: 'For seint å angre: saka er godkjend. Opne ho og trekk godkjenninga.',
    en: 'Too late to undo: the case is approved. Open it and withdraw the approval.',
  },
  notUndone: {
    nb: 'Godkjenningen ble ikke angret. Åpne saken og prøv igjen.',
    nn: 'Godkjenninga vart ikkje angra. Opne saka og prøv igjen.',
    en: 'The approval was not undone. Open the case and try again.',
  },
} as const satisfies Record<string, LocalizedText>
