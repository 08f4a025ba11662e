export const productLineCardTexts = {
  unnamed: { nb: 'Uten art', nn: 'Utan art', en: 'No species' },
  produced: { nb: 'Produsert {period}', nn: 'Produsert {period}', en: 'Produced {period}' },
  confirmDelete: {
    nb: 'Er du sikker på at du vil slette denne varelinjen?',
    nn: 'Er du sikker på at du vil slette denne varelinja?',
    en: 'Are you sure you want to delete this product line?',
  },
  deleteFailed: {
    nb: 'Varelinjen ble ikke slettet. Prøv igjen.',
    nn: 'Varelinja vart ikkje sletta. Prøv igjen.',
    en: 'The product line was not deleted. Try again.',
  },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    'product-line-card': typeof productLineCardTexts
  }
}
