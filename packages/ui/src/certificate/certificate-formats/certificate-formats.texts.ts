/** The accessible names of the icons; the short names are shown beside them. */
export const certificateFormatsTexts = {
  PAPER: { nb: 'Papirbasert sertifikat', nn: 'Papirbasert sertifikat', en: 'Paper certificate' },
  E_CERT: { nb: 'Elektronisk sertifikat', nn: 'Elektronisk sertifikat', en: 'Electronic certificate' },
  PDF: { nb: 'PDF sertifikat', nn: 'PDF sertifikat', en: 'PDF certificate' },
  shortPAPER: { nb: 'Papir', nn: 'Papir', en: 'Paper' },
  shortE_CERT: { nb: 'Elektronisk', nn: 'Elektronisk', en: 'Electronic' },
  shortPDF: { nb: 'PDF', nn: 'PDF', en: 'PDF' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    'certificate-formats': typeof certificateFormatsTexts
  }
}
