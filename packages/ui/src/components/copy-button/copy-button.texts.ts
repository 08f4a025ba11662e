export const copyButtonTexts = {
  copy: { nb: 'Kopier', nn: 'Kopier', en: 'Copy' },
  copied: { nb: 'Kopiert.', nn: 'Kopiert.', en: 'Copied.' },
  refused: {
    nb: 'Nettleseren kopierte ikke. Merk teksten og kopier den selv.',
    nn: 'Nettlesaren kopierte ikkje. Merk teksten og kopier han sjølv.',
    en: 'The browser did not copy. Select the text and copy it yourself.',
  },
  selected: {
    nb: 'Nettleseren kopierte ikke. Teksten er merket: kopier den selv.',
    nn: 'Nettlesaren kopierte ikkje. Teksten er merkt: kopier han sjølv.',
    en: 'The browser did not copy. The text is selected: copy it yourself.',
  },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    copyButton: typeof copyButtonTexts
  }
}
