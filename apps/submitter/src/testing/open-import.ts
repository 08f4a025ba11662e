import { saveApplication } from '@eksport/api'
import { screen } from '@testing-library/react'
import { openForm } from '#src/testing/open-form.ts'

export const whole = {
  Fiskeart: 'Laks',
  Nettovekt: '100',
  Partinummer: 'L-1',
  'HS-kode': '030214',
  'Produksjonsperiode fra': '18.11.2026',
  'Produksjonsperiode til': '19.11.2026',
  Produsent: 'ST337',
  'Er varen levende?': 'Nei',
  Produksjonsmåte: 'Oppdrett',
  Pakningstype: 'Kasse',
  'Antall pakninger': '10',
  Tilstand: 'Fersk',
  Bearbeiding: 'Sløyd',
  Akvakulturområde: 'Nordøst-Atlanteren',
  Lokalitet: '10790',
  'Slaktet fra': '17.11.2026',
  'Slaktet til': '19.11.2026',
}

/** Rows with headers, as a spreadsheet copies them to the clipboard. */
export const copied = (...rows: Partial<typeof whole>[]) => {
  const names = Object.keys(whole)
  const lines = rows.map((row) => Object.values({ ...whole, ...row }))
  return [names, ...lines].map((cells) => cells.join('\t')).join('\n')
}

/** The number of the draft that was opened last. */
export let last = 4100
export const anotherDraft = () => {
  last += 1
}

/** Opens the import of a new draft, because imported rows outlive a page. */
export async function openImport(stored: Parameters<typeof openForm>[1] = {}) {
  anotherDraft()
  const referenceNumber = last
  const opened = await openForm('varelinjer/import', {
    ...stored,
    stored: { referenceNumber, productLines: [], ...stored.stored },
  })
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /lim inn rader|paste rows/ })
  const paste = async (text: string) => {
    await opened.user.click(box)
    await opened.user.paste(text)
    return screen.findByRole('grid', { name: /^(Rader fr[aå] r|Rows of the spreadsheet)/ })
  }
  const saved = () =>
    opened.server
      .calls(saveApplication)
      .at(-1)
      ?.body.productLines?.map(({ lotNumber, netWeight }) => [lotNumber, netWeight])
  const lines = `/soeknader/${referenceNumber}/varelinjer`
  return { ...opened, box, paste, saved, lines, referenceNumber }
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
