export const certificatePaneTexts = {
  title: { nb: 'Sertifikatet', nn: 'Sertifikatet', en: 'The certificate' },
  pages: { nb: 'Sidene i sertifikatet', nn: 'Sidene i sertifikatet', en: 'Pages of the certificate' },
  page: { nb: 'Side {page} av {pages}', nn: 'Side {page} av {pages}', en: 'Page {page} of {pages}' },
  noted: { nb: 'Kommentert:', nn: 'Kommentert:', en: 'Remarked on:' },
  missing: { nb: 'Mangler svar:', nn: 'Manglar svar:', en: 'Answers are missing:' },
  schedule: {
    nb: 'Får ikke plass, og står på et vedlegg:',
    nn: 'Får ikkje plass, og står på eit vedlegg:',
    en: 'Too long for the box, and stands in a schedule:',
  },
  changed: { nb: 'Endret:', nn: 'Endra:', en: 'Changed:' },
  isMissing: { nb: 'mangler svar', nn: 'manglar svar', en: 'answers are missing' },
  isSchedule: { nb: 'står på et vedlegg', nn: 'står på eit vedlegg', en: 'stands in a schedule' },
  isChanged: { nb: 'endret', nn: 'endra', en: 'changed' },
  box: { nb: 'Rubrikk {no}', nn: 'Rubrikk {no}', en: 'Box {no}' },
  goTo: { nb: 'gå til {place}', nn: 'gå til {place}', en: 'go to {place}' },
  all: { nb: 'Alle rubrikker', nn: 'Alle rubrikkar', en: 'All boxes' },
  waiting: {
    nb: 'Sertifikatet vises her når land og sertifikatmal er valgt.',
    nn: 'Sertifikatet blir vist her når land og sertifikatmal er valde.',
    en: 'The certificate is shown here when country and template are chosen.',
  },
  drawing: { nb: 'Tegner sertifikatet …', nn: 'Teiknar sertifikatet …', en: 'Drawing the certificate …' },
  failed: {
    nb: 'Klarte ikke å tegne sertifikatet.',
    nn: 'Klarte ikkje å teikne sertifikatet.',
    en: 'The certificate could not be drawn.',
  },
  busy: {
    nb: 'Det er kø for å tegne sertifikater. Vi prøver igjen om litt.',
    nn: 'Det er kø for å teikne sertifikat. Vi prøver igjen om litt.',
    en: 'Certificates are waiting to be drawn. We try again shortly.',
  },
  offline: {
    nb: 'Nettet er borte. Sertifikatet tegnes når det er tilbake.',
    nn: 'Nettet er borte. Sertifikatet blir teikna når det er tilbake.',
    en: 'No network. The certificate is drawn when it is back.',
  },
  older: {
    nb: 'Tegningen under er eldre enn svarene.',
    nn: 'Teikninga under er eldre enn svara.',
    en: 'The drawing below is older than the answers.',
  },
  retry: { nb: 'Prøv igjen', nn: 'Prøv igjen', en: 'Try again' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    certificatePane: typeof certificatePaneTexts
  }
}
