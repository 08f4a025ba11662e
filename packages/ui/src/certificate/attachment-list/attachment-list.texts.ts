export const attachmentListTexts = {
  none: { nb: 'Ingen dokumenter er vedlagt.', nn: 'Ingen dokument er vedlagde.', en: 'No documents are attached.' },
  failed: {
    nb: 'Klarte ikke å laste ned {name}. Prøv igjen.',
    nn: 'Klarte ikkje å laste ned {name}. Prøv igjen.',
    en: 'Could not download {name}. Try again.',
  },
  WAITING: { nb: 'Kontrolleres', nn: 'Blir kontrollert', en: 'Being checked' },
  DELAYED: { nb: 'Venter på kontroll', nn: 'Ventar på kontroll', en: 'Waiting to be checked' },
  INFECTED: {
    nb: 'Inneholdt skadelig programvare og er fjernet',
    nn: 'Inneheldt skadeleg programvare og er fjerna',
    en: 'Contained malware and has been removed',
  },
  downloading: { nb: 'Laster ned {name}', nn: 'Lastar ned {name}', en: 'Downloading {name}' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    'attachment-list': typeof attachmentListTexts
  }
}
