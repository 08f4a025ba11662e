export const attachmentListTexts = {
  none: { nb: 'Ingen dokumenter er vedlagt.', nn: 'Ingen dokument er vedlagde.', en: 'No documents are attached.' },
  failed: {
    nb: 'Klarte ikke å laste ned {name}. Prøv igjen.',
    nn: 'Klarte ikkje å laste ned {name}. Prøv igjen.',
    en: 'Could not download {name}. Try again.',
  },
  downloading: { nb: 'Laster ned {name}', nn: 'Lastar ned {name}', en: 'Downloading {name}' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    'attachment-list': typeof attachmentListTexts
  }
}
