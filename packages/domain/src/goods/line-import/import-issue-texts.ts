import type { LocalizedText } from '@eksport/forms'

/** Errors in a cell that are found before the form's own checks. */
export const importIssueTexts = {
  importNumber: { nb: '«{value}» er ikke et tall', nn: '«{value}» er ikkje eit tal', en: '"{value}" is not a number' },
  importNumberAmbiguous: {
    nb: '«{value}» kan leses på to måter. Velg desimaltegn for kolonnen.',
    nn: '«{value}» kan lesast på to måtar. Vel desimalteikn for kolonnen.',
    en: '"{value}" can be read in two ways. Choose the decimal sign of the column.',
  },
  importDate: {
    nb: '«{value}» er ikke en dato. Skriv den som dd.mm.åååå.',
    nn: '«{value}» er ikkje ein dato. Skriv han som dd.mm.åååå.',
    en: '"{value}" is not a date. Write it as dd.mm.yyyy.',
  },
  importDateAmbiguous: {
    nb: '«{value}» kan være to datoer. Velg rekkefølgen for kolonnen.',
    nn: '«{value}» kan vere to datoar. Vel rekkjefølgja for kolonnen.',
    en: '"{value}" can be two dates. Choose the order of the column.',
  },
  importDateSerial: {
    nb: '«{value}» er regnearkets nummer på en dag. Velg for kolonnen hvilket år det teller fra.',
    nn: '«{value}» er nummeret til reknearket på ein dag. Vel for kolonnen kva år det tel frå.',
    en: '"{value}" is the spreadsheet\'s number of a day. Choose for the column which year it counts from.',
  },
  importCellError: {
    nb: '«{value}» er en feil i regnearket. Skriv det som skal stå her.',
    nn: '«{value}» er ein feil i reknearket. Skriv det som skal stå her.',
    en: '"{value}" is an error of the spreadsheet. Write what should stand here.',
  },
  importCellChanged: {
    nb: '«{value}» er regnearkets form, og tegn kan være borte. Skriv det som skal stå her, eller åpne cellen og trykk Enter hvis det stemmer.',
    nn: '«{value}» er forma til reknearket, og teikn kan vere borte. Skriv det som skal stå her, eller opne cella og trykk Enter om det stemmer.',
    en: '"{value}" is what the spreadsheet made of it, and characters may be lost. Write what should stand here, or open the cell and press Enter if it is right.',
  },
  importCellTrue: {
    nb: '«SANN» er det regnearket har gjort av teksten. Skriv det som skal stå her.',
    nn: '«SANN» er det reknearket har gjort av teksten. Skriv det som skal stå her.',
    en: '"TRUE" is what the spreadsheet made of it. Write what should stand here.',
  },
  importCellFalse: {
    nb: '«USANN» er det regnearket har gjort av teksten. Skriv det som skal stå her.',
    nn: '«USANN» er det reknearket har gjort av teksten. Skriv det som skal stå her.',
    en: '"FALSE" is what the spreadsheet made of it. Write what should stand here.',
  },
  importTruth: {
    nb: 'Skriv ja eller nei i stedet for «{value}»',
    nn: 'Skriv ja eller nei i staden for «{value}»',
    en: 'Write yes or no instead of "{value}"',
  },
  importWord: {
    nb: '«{value}» finnes ikke i listen',
    nn: '«{value}» finst ikkje i lista',
    en: '"{value}" is not in the list',
  },
  importWordAmbiguous: {
    nb: '«{value}» kan bety flere ting. Velg hva det betyr.',
    nn: '«{value}» kan bety fleire ting. Vel kva det betyr.',
    en: '"{value}" can mean several things. Choose what it means.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>

export type ImportIssueCode = keyof typeof importIssueTexts
