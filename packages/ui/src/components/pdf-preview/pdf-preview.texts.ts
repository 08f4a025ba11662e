export const pdfPreviewTexts = {
  title: { nb: 'Forhåndsvis {name}', nn: 'Førehandsvis {name}', en: 'Preview {name}' },
  toolbar: { nb: 'Verktøy for dokumentet', nn: 'Verktøy for dokumentet', en: 'Document tools' },
  zoomIn: { nb: 'Zoom inn', nn: 'Zoom inn', en: 'Zoom in' },
  zoomOut: { nb: 'Zoom ut', nn: 'Zoom ut', en: 'Zoom out' },
  fitWidth: { nb: 'Tilpass til bredden', nn: 'Tilpass til breidda', en: 'Fit to width' },
  percent: { nb: '{percent} %', nn: '{percent} %', en: '{percent}%' },
  download: { nb: 'Last ned', nn: 'Last ned', en: 'Download' },
  print: { nb: 'Skriv ut', nn: 'Skriv ut', en: 'Print' },
  openInReader: {
    nb: 'Åpne i nettleserens PDF-leser',
    nn: 'Opne i PDF-lesaren til nettlesaren',
    en: 'Open in the browser’s PDF reader',
  },
  loading: { nb: 'Henter dokumentet', nn: 'Hentar dokumentet', en: 'Loading the document' },
  loaded: {
    nb: 'Dokumentet er klart, {pages} sider',
    nn: 'Dokumentet er klart, {pages} sider',
    en: 'The document is ready, {pages} pages',
  },
  loadedOne: {
    nb: 'Dokumentet er klart, 1 side',
    nn: 'Dokumentet er klart, 1 side',
    en: 'The document is ready, 1 page',
  },
  pages: { nb: 'Sidene i {name}', nn: 'Sidene i {name}', en: 'Pages of {name}' },
  page: { nb: 'Side {page} av {pages}', nn: 'Side {page} av {pages}', en: 'Page {page} of {pages}' },
  failed: {
    nb: 'En feil oppstod under henting av PDF. Vennligst prøv igjen senere.',
    nn: 'Det oppstod ein feil under henting av PDF. Ver venleg og prøv igjen seinare.',
    en: 'An error occurred while fetching the PDF. Please try again later.',
  },
  locked: {
    nb: 'Dokumentet er beskyttet med passord og kan ikke vises her. Last det ned, eller åpne det i nettleserens PDF-leser.',
    nn: 'Dokumentet er verna med passord og kan ikkje visast her. Last det ned, eller opne det i PDF-lesaren til nettlesaren.',
    en: 'The document is protected by a password and cannot be shown here. Download it, or open it in the browser’s PDF reader.',
  },
  empty: { nb: 'Dokumentet har ingen sider.', nn: 'Dokumentet har ingen sider.', en: 'The document has no pages.' },
  pageFailed: {
    nb: 'Denne siden kan ikke vises her.',
    nn: 'Denne sida kan ikkje visast her.',
    en: 'This page cannot be shown here.',
  },
  pageIncomplete: {
    nb: 'Noe på denne siden kan ikke vises her. Åpne dokumentet i nettleserens PDF-leser, eller last det ned.',
    nn: 'Noko på denne sida kan ikkje visast her. Opne dokumentet i PDF-lesaren til nettlesaren, eller last det ned.',
    en: 'Something on this page cannot be shown here. Open the document in the browser’s PDF reader, or download it.',
  },
  printRefused: {
    nb: 'Nettleseren skrev ikke ut. Åpne dokumentet i nettleserens PDF-leser, og skriv ut derfra.',
    nn: 'Nettlesaren skreiv ikkje ut. Opne dokumentet i PDF-lesaren til nettlesaren, og skriv ut derifrå.',
    en: 'The browser did not print. Open the document in the browser’s PDF reader, and print from there.',
  },
  retry: { nb: 'Prøv igjen', nn: 'Prøv igjen', en: 'Try again' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    'pdf-preview': typeof pdfPreviewTexts
  }
}
