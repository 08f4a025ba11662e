import type { LocalizedText } from '@eksport/forms'

export const decideTexts = {
  undo: { nb: 'Angre', nn: 'Angre', en: 'Undo' },
  approving: {
    nb: 'Godkjennes {time}',
    nn: 'Blir godkjend {time}',
    en: 'Is approved at {time}',
  },
  approvingBy: {
    nb: 'Godkjennes av {name} {time}',
    nn: 'Blir godkjend av {name} {time}',
    en: 'Is approved by {name} at {time}',
  },
  nothingSent: {
    nb: 'Ingenting sendes ut før da.',
    nn: 'Ingenting blir sendt ut før då.',
    en: 'Nothing is sent out before then.',
  },
  lapses: {
    nb: 'Gjør du dette før da, blir saken ikke godkjent.',
    nn: 'Gjer du dette før då, blir saka ikkje godkjend.',
    en: 'If you do this before then, the case is not approved.',
  },
  triedAgain: {
    nb: 'Forrige forsøk lyktes ikke. Ingenting er sendt ut.',
    nn: 'Førre forsøk lykkast ikkje. Ingenting er sendt ut.',
    en: 'The last attempt failed. Nothing has been sent out.',
  },
  approvedSoon: {
    nb: 'Godkjent. Du kan angre en kort stund.',
    nn: 'Godkjend. Du kan angre ei kort stund.',
    en: 'Approved. You can undo it for a short while.',
  },
  notSigned: {
    nb: 'Sertifikatet er ikke signert ennå',
    nn: 'Sertifikatet er ikkje signert enno',
    en: 'The certificate is not signed yet',
  },
  signedLater: {
    nb: 'Tidsstempelet eller sjekken av seglet kunne ikke hentes. Det signeres av seg selv når det lar seg gjøre. Ingenting er sendt ut.',
    nn: 'Tidsstempelet eller sjekken av seglet kunne ikkje hentast. Det blir signert av seg sjølv når det lèt seg gjere. Ingenting er sendt ut.',
    en: 'The time stamp or the check of the seal could not be had. It is signed by itself when it can be. Nothing has been sent out.',
  },
  undone: { nb: 'Godkjenningen er angret', nn: 'Godkjenninga er angra', en: 'The approval is undone' },
  tooLate: {
    nb: 'For sent å angre: saken er godkjent. Åpne den og trekk godkjenningen.',
    nn: 'For seint å angre: saka er godkjend. Opne ho og trekk godkjenninga.',
    en: 'Too late to undo: the case is approved. Open it and withdraw the approval.',
  },
  nothingWaits: {
    nb: 'Det er ingen godkjenning å angre lenger. Åpne saken og se hva som har skjedd.',
    nn: 'Det er inga godkjenning å angre lenger. Opne saka og sjå kva som har hendt.',
    en: 'There is no approval to undo any more. Open the case and see what has happened.',
  },
  notUndone: {
    nb: 'Godkjenningen ble ikke angret. Åpne saken og prøv igjen.',
    nn: 'Godkjenninga vart ikkje angra. Opne saka og prøv igjen.',
    en: 'The approval was not undone. Open the case and try again.',
  },
} as const satisfies Record<string, LocalizedText>
