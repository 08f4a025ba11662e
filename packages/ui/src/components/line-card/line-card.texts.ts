export const lineCardTexts = {
  heading: { nb: '{One} {n}', nn: '{One} {n}', en: '{One} {n}' },
  edit: { nb: 'Rediger', nn: 'Rediger', en: 'Edit' },
  copy: { nb: 'Kopier', nn: 'Kopier', en: 'Copy' },
  delete: { nb: 'Slett', nn: 'Slett', en: 'Delete' },
  ofLine: { nb: '{one} {n}, {name}', nn: '{one} {n}, {name}', en: '{one} {n}, {name}' },
  confirmDelete: {
    nb: 'Er du sikker på at du vil slette {one} {n}?',
    nn: 'Er du sikker på at du vil slette {one} {n}?',
    en: 'Are you sure you want to delete {one} {n}?',
  },
  deleted: {
    nb: '{One} {n} slettet. {left} igjen',
    nn: '{One} {n} sletta. {left} igjen',
    en: '{One} {n} deleted. {left} left',
  },
  deleteFailed: {
    nb: '{One} {n} ble ikke slettet. Prøv igjen.',
    nn: '{One} {n} vart ikkje sletta. Prøv igjen.',
    en: '{One} {n} was not deleted. Try again.',
  },
  isDeleted: { nb: '{One} {n} er slettet.', nn: '{One} {n} er sletta.', en: '{One} {n} is deleted.' },
  undo: { nb: 'Angre', nn: 'Angre', en: 'Undo' },
  undoOffered: {
    nb: '{One} {n} er slettet. Du kan angre.',
    nn: '{One} {n} er sletta. Du kan angre.',
    en: '{One} {n} is deleted. You can undo it.',
  },
  undone: { nb: '{One} {n} er tilbake.', nn: '{One} {n} er tilbake.', en: '{One} {n} is back.' },
  allFacts: { nb: 'Vis alle fakta', nn: 'Vis alle fakta', en: 'Show all facts' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    'line-card': typeof lineCardTexts
  }
}
