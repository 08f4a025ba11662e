export const confirmDialogTexts = {
  cancel: { nb: 'Avbryt', nn: 'Avbryt', en: 'Cancel' },
  close: { nb: 'Lukk', nn: 'Lukk', en: 'Close' },
  busy: { nb: 'Dette kan ta litt tid.', nn: 'Dette kan ta litt tid.', en: 'This may take a moment.' },
  failed: {
    nb: 'Det gikk ikke. Prøv igjen senere.',
    nn: 'Det gjekk ikkje. Prøv igjen seinare.',
    en: 'That did not work. Please try again later.',
  },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    confirmDialog: typeof confirmDialogTexts
  }
}
