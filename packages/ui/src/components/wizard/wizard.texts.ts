export const wizardTexts = {
  steps: { nb: 'Steg', nn: 'Steg', en: 'Steps' },
  done: { nb: 'Ferdig', nn: 'Ferdig', en: 'Done' },
  current: { nb: 'Du er her', nn: 'Du er her', en: 'You are here' },
  open: { nb: 'Ikke påbegynt', nn: 'Ikkje påbyrja', en: 'Not started' },
  locked: { nb: 'Låst', nn: 'Låst', en: 'Locked' },
  lockedFirst: {
    nb: 'Åpnes når stegene over er ferdige',
    nn: 'Opnar når stega over er ferdige',
    en: 'Opens when the steps above are done',
  },
  oneMissing: { nb: '1 felt mangler', nn: '1 felt manglar', en: '1 field is missing' },
  missing: { nb: '{count} felt mangler', nn: '{count} felt manglar', en: '{count} fields are missing' },
  wrong: { nb: '{count} felt må rettes', nn: '{count} felt må rettast', en: '{count} to be corrected' },
  position: {
    nb: 'Steg {n} av {count}: {title}',
    nn: 'Steg {n} av {count}: {title}',
    en: 'Step {n} of {count}: {title}',
  },
  // The visible variant, before the name of the step, which wraps to the next line if it has no room.
  place: { nb: '{n}\u00A0av\u00A0{count}', nn: '{n}\u00A0av\u00A0{count}', en: '{n}\u00A0of\u00A0{count}' },
  showNames: { nb: 'Vis navn på stegene', nn: 'Vis namn på stega', en: 'Show the names of the steps' },
  hideNames: { nb: 'Skjul navn på stegene', nn: 'Skjul namn på stega', en: 'Hide the names of the steps' },
  stepAdded: { nb: 'Steg lagt til: {title}', nn: 'Steg lagt til: {title}', en: 'Step added: {title}' },
  stepRemoved: { nb: 'Steg fjernet: {title}', nn: 'Steg fjerna: {title}', en: 'Step removed: {title}' },
  back: { nb: 'Tilbake', nn: 'Tilbake', en: 'Back' },
  next: { nb: 'Neste', nn: 'Neste', en: 'Next' },
  saving: { nb: 'Lagrer …', nn: 'Lagrar …', en: 'Saving …' },
  saved: { nb: 'Lagret kl. {time}', nn: 'Lagra kl. {time}', en: 'Saved at {time}' },
  savedButOne: {
    nb: 'Lagret kl. {time}, unntatt ett svar',
    nn: 'Lagra kl. {time}, unnateke eitt svar',
    en: 'Saved at {time}, except one answer',
  },
  savedBut: {
    nb: 'Lagret kl. {time}, unntatt {count} svar',
    nn: 'Lagra kl. {time}, unnateke {count} svar',
    en: 'Saved at {time}, except {count} answers',
  },
  unsaved: { nb: 'Ikke lagret', nn: 'Ikkje lagra', en: 'Not saved' },
  keptNetwork: {
    nb: 'Lagret på denne maskinen, sendes når nettet er tilbake',
    nn: 'Lagra på denne maskina, blir sendt når nettet er tilbake',
    en: 'Saved on this computer, sent when the network is back',
  },
  keptService: {
    nb: 'Lagret på denne maskinen, sendes når tjenesten svarer igjen',
    nn: 'Lagra på denne maskina, blir sendt når tenesta svarer igjen',
    en: 'Saved on this computer, sent when the service answers again',
  },
  keptLogin: {
    nb: 'Lagret på denne maskinen, sendes når du har logget inn',
    nn: 'Lagra på denne maskina, blir sendt når du har logga inn',
    en: 'Saved on this computer, sent when you have logged in',
  },
  conflict: { nb: 'Endret et annet sted', nn: 'Endra ein annan stad', en: 'Changed elsewhere' },
  resolve: { nb: 'Velg versjon', nn: 'Vel versjon', en: 'Choose version' },
  retry: { nb: 'Prøv igjen', nn: 'Prøv igjen', en: 'Try again' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    wizard: typeof wizardTexts
  }
}
