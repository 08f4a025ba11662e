export const searchTexts = {
  search: { nb: 'Søk i søknadene', nn: 'Søk i søknadene', en: 'Search in the applications' },
  placeholder: {
    nb: 'Faktura, parti …',
    nn: 'Faktura, parti …',
    en: 'Invoice, batch …',
  },
  hint: {
    nb: 'Finner referansenummer, fakturareferanse, importør, container og partinummer som begynner med ordene, og hele sertifikatnummer.',
    nn: 'Finn referansenummer, fakturareferanse, importør, container og partinummer som begynner med orda, og heile sertifikatnummer.',
    en: 'Finds reference numbers, invoice references, importers, containers and batch numbers that begin with the words, and whole certificate numbers.',
  },
} as const
