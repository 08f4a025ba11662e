export const fillInTexts = {
  download: { nb: 'Last ned skjemaet', nn: 'Last ned skjemaet', en: 'Download the form' },
  downloadHint: {
    nb: 'Det vi vet fra søknaden, står i skjemaet. Har du lastet opp et før, følger det du skrev med.',
    nn: 'Det vi veit frå søknaden, står i skjemaet. Har du lasta opp eit før, følgjer det du skreiv med.',
    en: 'What we know from the application stands in the form. If you have uploaded one before, what you wrote comes with it.',
  },
  downloadFailed: { nb: 'Kunne ikke hente pdf', nn: 'Kunne ikkje hente pdf', en: 'Could not fetch the PDF' },
  uploadHint: {
    nb: 'Lagre filen som PDF-skjema. En ny fil tar plassen til den forrige.',
    nn: 'Lagre fila som PDF-skjema. Ei ny fil tek plassen til den førre.',
    en: 'Save the file as a PDF form. A new file takes the place of the one before.',
  },
  heldSending: {
    nb: 'Du kan gå videre når filen er lastet opp.',
    nn: 'Du kan gå vidare når fila er lasta opp.',
    en: 'You can go on when the file has been uploaded.',
  },
  heldRefused: {
    nb: 'Velg en annen fil, eller fjern den som ikke ble tatt imot, for å gå videre.',
    nn: 'Vel ei anna fil, eller fjern den som ikkje vart teken imot, for å gå vidare.',
    en: 'To go on, choose another file, or remove the one that was not accepted.',
  },
  uploaded: { nb: 'Sertifikat lastet opp!', nn: 'Sertifikat lasta opp!', en: 'Certificate uploaded!' },
  uploadFailed: {
    nb: 'Klarte ikke å laste opp sertifikatet. Prøv igjen senere.',
    nn: 'Klarte ikkje å laste opp sertifikatet. Prøv igjen seinare.',
    en: 'Could not upload the certificate. Try again later.',
  },
  howTo: { nb: 'Slik gjør du', nn: 'Slik gjer du', en: 'How to do it' },
  stepOne: {
    nb: 'Fyll ut feltene over først, så kommer de med i skjemaet.',
    nn: 'Fyll ut felta over først, så kjem dei med i skjemaet.',
    en: 'Fill in the fields above first, so that they come with the form.',
  },
  stepTwo: {
    nb: 'Last ned skjemaet, og fyll det ut på engelsk i en PDF-leser.',
    nn: 'Last ned skjemaet, og fyll det ut på engelsk i ein PDF-lesar.',
    en: 'Download the form, and fill it in in English in a PDF reader.',
  },
  stepThree: {
    nb: 'Last det opp her. Sertifikatet tegnes av det som står i filen.',
    nn: 'Last det opp her. Sertifikatet blir teikna av det som står i fila.',
    en: 'Upload it here. The certificate is drawn from what stands in the file.',
  },
} as const
