export const searchTexts = {
  search: { nb: 'Søk i søknadene', nn: 'Søk i søknadene', en: 'Search in the applications' },
  placeholder: {
    nb: 'Faktura, importør, container, parti',
    nn: 'Faktura, importør, container, parti',
    en: 'Invoice, importer, container, batch',
  },
  hint: {
    nb: 'Finner referansenummer, fakturareferanse, importør, container og partinummer som begynner med ordene.',
    nn: 'Finn referansenummer, fakturareferanse, importør, container og partinummer som begynner med orda.',
    en: 'Finds reference numbers, invoice references, importers, containers and batch numbers that begin with the words.',
  },
} as const
