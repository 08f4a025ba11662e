import { listPackagingTypes, saveApplication } from '@eksport/api'
import type { ProductLine } from '@eksport/domain'
import { aProductLine } from '@eksport/domain/testing'
import { unsentDrafts } from '@eksport/portal/journal/journal.ts'
import { takenPart } from '@eksport/portal/journal/journal-record.ts'
import { keepPart, takeUpPart } from '@eksport/portal/journal/kept-part.ts'
import { browserStorage } from '@eksport/portal/testing/browser-storage.ts'
import { lose } from '@eksport/portal/testing/memory-server.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openForm } from '#src/testing/open-form.ts'
import { anotherDraft, button, copied, last, openImport, whole } from '#src/testing/open-import.ts'
import { organisation } from '#src/testing/start-server.ts'

describe('lines out of a spreadsheet', () => {
  it('[WIZ-23] are looked over, taken at once, and can be taken back as one', async () => {
    const { user, paste, saved, address, lines } = await openImport({
      stored: { productLines: [aProductLine({ lotNumber: 'L-0' })] },
    })
    await paste(copied({}, { Partinummer: 'L-2', Nettovekt: '1 200,5' }))
    expect(screen.getByText(/Søknaden har 1 varelinje og endres først når du trykker/)).toBeTruthy()
    // [EXP-03] An import that is not finished lies here, so that a reload does not lose it.
    expect(screen.getByText(/radene ligger bare i denne nettleseren til du tar dem inn\.$/)).toBeTruthy()
    expect(saved()).toBeUndefined()
    await user.click(button('Ta inn 2 linjer'))
    await waitFor(() => expect(address()).toBe(lines))
    expect(saved()).toEqual([
      ['L-0', 16_416],
      ['L-1', 100],
      ['L-2', 1200.5],
    ])
    expect((await screen.findByText('2 varelinjer er tatt inn')).closest('[role=status]')).toBeTruthy()
    await user.click(button('Angre importen'))
    await waitFor(() => expect(saved()).toEqual([['L-0', 16_416]]))
    expect(screen.queryByText('2 varelinjer er tatt inn')).toBeNull()
    // The button is gone.
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it.each([
    ['nb', '1 rad, 100,00 kg netto', 'Ta inn 1 linje', '1 klar', 'Hva betyr «Isoporkasse»? 1 rad'],
    ['nn', '1 rad, 100,00 kg netto', 'Ta inn 1 linje', '1 klar', 'Kva betyr «Isoporkasse»? 1 rad'],
    ['en', '1 row, 100.00 kg net', 'Take in 1 line', '1 ready', 'What does "Isoporkasse" mean? 1 row'],
  ])(
    '[WIZ-23] [THM-10] are spoken of in the singular in %s where there is one',
    async (locale, amount, take, ready, question) => {
      localStorage.setItem('eksport.locale', locale)
      const { user, paste } = await openImport()
      await paste(copied({ Pakningstype: 'Isoporkasse' }))
      expect(screen.getByText(amount)).toBeTruthy()
      await user.click(screen.getByRole('combobox', { name: question }))
      await user.click(await screen.findByRole('option', { name: /QR/ }))
      expect(await screen.findByRole('button', { name: take })).toBeTruthy()
      expect(screen.getByText(ready)).toBeTruthy()
    },
  )

  it('[WIZ-23] have one date for a whole period where a person is told so, and can say otherwise', async () => {
    const { user, server, paste } = await openImport()
    const [names = [], cells = []] = copied({})
      .split('\n')
      .map((row) => row.split('\t'))
    const without = (row: readonly string[]) => row.filter((_, at) => names[at] !== 'Produksjonsperiode til').join('\t')
    await paste([without(names).replace('Produksjonsperiode fra', 'Produksjonsdato'), without(cells)].join('\n'))
    const question = 'Ingen kolonne er Produksjonsperiode til. Hva er Produksjonsdato?'
    const asked = screen.getByRole<HTMLSelectElement>('combobox', { name: question })
    expect(asked.selectedOptions[0]?.text).toBe('Begge: første og siste dag er den samme')
    await user.selectOptions(asked, 'Bare første dag')
    expect(screen.queryByRole('button', { name: 'Ta inn 1 linje' })).toBeNull()
    await user.selectOptions(asked, 'Begge: første og siste dag er den samme')
    await user.click(await screen.findByRole('button', { name: 'Ta inn 1 linje' }))
    const period = { from: '2026-11-18', to: '2026-11-18' }
    await waitFor(() =>
      expect(server.calls(saveApplication).at(-1)?.body.productLines).toMatchObject([{ productionPeriod: period }]),
    )
  })

  it('[WIZ-23] that are wrong stay behind with the way back to them', async () => {
    const { user, paste, saved } = await openImport()
    const grid = within(await paste(copied({}, { Partinummer: 'L-2', Nettovekt: 'mye' })))
    expect(screen.getByText(/«mye» er ikke et tall/, { selector: 'li *' })).toBeTruthy()
    await user.click(button('Ta inn 1 av 2 linjer'))
    await waitFor(() => expect(saved()).toEqual([['L-1', 100]]))
    expect(await screen.findByText('1 varelinje er tatt inn')).toBeTruthy()
    await waitFor(() => expect(grid.queryByText('L-1')).toBeNull())
    expect(grid.getByText('L-2')).toBeTruthy()
  })

  it('[WIZ-23] are corrected where they stand, by keys', async () => {
    const { user, paste, saved } = await openImport()
    const grid = within(await paste(copied({ Nettovekt: 'mye' })))
    await user.click(screen.getByRole('button', { name: /^Rad 1, Nettovekt/ }))
    const cell = document.activeElement
    expect(cell?.getAttribute('aria-invalid')).toBe('true')
    await user.keyboard('{Enter}')
    const input = grid.getByRole('textbox', { name: 'Nettovekt' })
    await user.clear(input)
    await user.type(input, '250{Enter}')
    await waitFor(() => expect(screen.queryByText(/er ikke et tall/)).toBeNull())
    await user.click(button('Ta inn 1 linje'))
    await waitFor(() => expect(saved()).toEqual([['L-1', 250]]))
  })

  it('[WIZ-23] have a word explained once for all of them', async () => {
    const { user, paste } = await openImport()
    await paste(copied({ Pakningstype: 'Isoporkasse' }, { Pakningstype: 'Isoporkasse', Partinummer: 'L-2' }))
    const question = screen.getByRole('combobox', { name: 'Hva betyr «Isoporkasse»? 2 rader' })
    await user.click(question)
    await user.click(await screen.findByRole('option', { name: /Kasse/ }))
    expect(await screen.findByRole('button', { name: 'Ta inn 2 linjer' })).toBeTruthy()
    expect(screen.getByText('Ord vi har tolket')).toBeTruthy()
  })

  it('[WIZ-23] [EXP-03] that were corrected are put aside for others, and can be fetched back as they were', async () => {
    const { user, paste } = await openImport()
    await paste(copied({ Nettovekt: 'mye' }))
    await user.click(screen.getByRole('button', { name: /^Rad 1, Nettovekt/ }))
    await user.keyboard('250{Enter}')
    expect(await screen.findByText('1 rad, 250,00 kg netto')).toBeTruthy()
    await user.click(button('Bytt fil'))
    expect((await screen.findByText(/lagt til side/)).closest('[role=status]')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    await user.click(await screen.findByRole('textbox', { name: /lim inn rader/ }))
    await user.paste(copied({ Nettovekt: '70' }, { Nettovekt: '80' }))
    expect(await screen.findByText('2 rader, 150,00 kg netto')).toBeTruthy()
    await user.click(button('Hent den tilbake'))
    expect(await screen.findByText('1 rad, 250,00 kg netto')).toBeTruthy()
    // Nobody had done anything in the other.
    expect(screen.queryByText(/lagt til side/)).toBeNull()
  })

  it('[WIZ-23] that were all changed since they were taken cannot be taken back, unless they are again as they were', {
    tags: 'proof',
  }, async () => {
    const { user, paste } = await openImport()
    await paste(copied({}))
    await user.click(button('Ta inn 1 linje'))
    await screen.findByText('1 varelinje er tatt inn')
    await user.click(await screen.findByRole('row', { name: /^Velg linje 1,/ }))
    await user.type(await screen.findByLabelText(/^Partinummer/), '7')
    expect(await screen.findByText('Alt er endret siden, så importen kan ikke lenger angres.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Angre importen' })).toBeNull()
    await user.keyboard('{Backspace}')
    expect(await screen.findByRole('button', { name: 'Angre importen' })).toBeTruthy()
  })

  it('[WIZ-23] that were taken are not offered a second time, and stand there again once they are taken back', {
    tags: 'proof',
  }, async () => {
    const { user, paste, saved } = await openImport()
    await paste(copied({}, { Partinummer: 'L-2', Nettovekt: 'mye' }))
    expect(screen.getByText('Ingenting er tatt inn ennå.')).toBeTruthy()
    await user.click(button('Ta inn 1 av 2 linjer'))
    await waitFor(() => expect(saved()).toEqual([['L-1', 100]]))
    expect(screen.getByText('2 rader · 1 igjen')).toBeTruthy()
    expect(await screen.findByText('1 rad er ikke tatt inn.')).toBeTruthy()
    expect(screen.queryByText('Ingenting er tatt inn ennå.')).toBeNull()
    expect(screen.queryByRole('combobox', { name: 'Rad med kolonnenavn' })).toBeNull()
    await user.click(screen.getByRole('button', { name: /^Rad 2, Nettovekt/ }))
    await user.keyboard('250{Enter}')
    await user.click(button('Angre importen'))
    await waitFor(() => expect(saved()).toEqual([]))
    await user.click(await screen.findByRole('button', { name: 'Ta inn 2 linjer' }))
    await waitFor(() =>
      expect(saved()).toEqual([
        ['L-1', 100],
        ['L-2', 250],
      ]),
    )
  })

  it('[WIZ-23] are corrected by typing on a cell, where no key of the page is meant', { tags: 'proof' }, async () => {
    const { user, paste, saved, address } = await openImport()
    const before = address()
    await paste(copied({ Nettovekt: 'mye' }))
    await user.click(screen.getByRole('button', { name: /^Rad 1, Nettovekt/ }))
    // 'n' begins a new application elsewhere on the page.
    await user.keyboard('n{Escape}')
    expect(address()).toBe(before)
    expect(screen.getByText(/«mye» er ikke et tall/, { selector: 'li *' })).toBeTruthy()
    await user.keyboard('250{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Ta inn 1 linje' }))
    await waitFor(() => expect(saved()).toEqual([['L-1', 250]]))
  })

  it('[WIZ-23] take cells that are pasted from the cell on that the keys stand at', { tags: 'proof' }, async () => {
    const { user, paste, saved } = await openImport()
    const grid = within(await paste(copied({}, { Partinummer: 'L-2' }, { Partinummer: 'L-3' })))
    await user.click(grid.getByText('L-2'))
    await user.paste('L-20\r\nL-30\r\nL-40\r\n')
    await user.click(grid.getAllByText('100')[0] ?? document.body)
    await user.paste('250,5\tL-10')
    await user.click(button('Ta inn 3 linjer'))
    await waitFor(() =>
      expect(saved()).toEqual([
        ['L-10', 250.5],
        ['L-20', 100],
        ['L-30', 100],
      ]),
    )
  })

  it('[WIZ-23] have a word explained by entries of which no two read the same', { tags: 'proof' }, async () => {
    anotherDraft()
    const { user, server } = await openForm('avsender', { stored: { referenceNumber: last, productLines: [] } })
    const names = { nb: 'Storsekk', nn: 'Storsekk', en: 'Bag' }
    server.answer(listPackagingTypes, () => ['43', 'ZB'].map((code) => ({ code, names, active: true })))
    await user.click(screen.getByRole('link', { name: 'Varelinjer' }))
    await user.click(await screen.findByRole('link', { name: /Importer/ }))
    await user.click(await screen.findByRole('textbox', { name: /lim inn rader/ }))
    await user.paste(copied({ Pakningstype: 'Sekk, stor' }))
    await user.click(await screen.findByRole('combobox', { name: /Hva betyr «Sekk, stor»/ }))
    expect(await screen.findByRole('option', { name: /Storsekk \(43\)/ })).toBeTruthy()
    expect(screen.getByRole('option', { name: /Storsekk \(ZB\)/ })).toBeTruthy()
  })

  it('[WIZ-23] are not called wrong before the lists that they are read with have come', {
    tags: 'proof',
  }, async () => {
    anotherDraft()
    const { user, server } = await openForm('avsender', { stored: { referenceNumber: last, productLines: [] } })
    let arrive = (): void => undefined
    const held = new Promise<void>((resolve) => {
      arrive = resolve
    })
    server.answer(listPackagingTypes, async () => {
      await held
      return [{ code: 'QR', names: { nb: 'Kasse', nn: 'Kasse', en: 'Box' }, active: true }]
    })
    await user.click(screen.getByRole('link', { name: 'Varelinjer' }))
    await user.click(await screen.findByRole('link', { name: /Importer/ }))
    await user.click(await screen.findByRole('textbox', { name: /lim inn rader/ }))
    await user.paste(copied({}))
    expect((await screen.findByText(/^Henter listene/)).getAttribute('role')).toBe('status')
    expect(screen.queryByText(/finnes ikke i listen/)).toBeNull()
    expect(screen.queryByText('Ord vi ikke kjenner')).toBeNull()
    arrive()
    expect(await screen.findByRole('button', { name: 'Ta inn 1 linje' })).toBeTruthy()
    expect(screen.queryByText(/^Henter listene/)).toBeNull()
  })

  it('[WIZ-23] get what the file has no column for in one answer', { tags: 'proof' }, async () => {
    const { user, paste, saved } = await openImport()
    const { Pakningstype: _, ...without } = whole
    const text = [Object.keys(without), Object.values(without)].map((cells) => cells.join('\t')).join('\n')
    await paste(text)
    expect(screen.getByText('1 rad mangler Pakningstype')).toBeTruthy()
    await user.click(button('Ta inn 0 av 1 linje'))
    const refusal = await screen.findByText(/Ingen rader er klare/)
    expect(refusal.closest('[role=alert]')).toBeTruthy()
    expect(button('Ta inn 0 av 1 linje').closest('.eks-wizard-actions')?.contains(refusal)).toBe(true)
    expect(saved()).toBeUndefined()
    await user.selectOptions(screen.getByRole('combobox', { name: /^Pakningstype/ }), 'QR')
    expect(await screen.findByRole('button', { name: 'Ta inn 1 linje' })).toBeTruthy()
    expect(screen.queryByText(/Ingen rader er klare/)).toBeNull()
  })

  it('[WIZ-23] [EXP-05] are proposed the answers that those of the last file with these columns were given, but nothing of its consignment', {
    tags: 'proof',
  }, async () => {
    const { Pakningstype: _, 'Produksjonsperiode fra': _from, 'Produksjonsperiode til': _to, ...columns } = whole
    const text = [Object.keys(columns), Object.values(columns)].map((cells) => cells.join('\t')).join('\n')
    const type = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^Pakningstype/ })
    const first = await openImport()
    await first.paste(text)
    expect(screen.queryByText(/^Svarene er husket/)).toBeNull()
    await first.user.selectOptions(type(), 'QR')
    await first.user.type(screen.getByRole('textbox', { name: /^Fra/ }), '18.11.2026{Tab}')
    await first.user.type(screen.getByRole('textbox', { name: /^Til/ }), '19.11.2026{Tab}')
    await first.user.click(await screen.findByRole('button', { name: 'Ta inn 1 linje' }))
    await waitFor(() => expect(first.saved()).toEqual([['L-1', 100]]))
    cleanup()

    const { user, paste } = await openImport()
    await paste(text)
    expect(await screen.findByText(/^Svarene er husket i denne nettleseren fra limt inn, /)).toBeTruthy()
    expect(type().value).toBe('QR')
    expect(screen.queryByText('1 rad mangler Pakningstype')).toBeNull()
    expect(screen.getByRole('textbox', { name: /^Fra/ })).toHaveProperty('value', '')
    // Nobody has done anything here yet: another file puts nothing aside.
    await user.click(button('Glem den'))
    expect(screen.queryByText(/lagt til side/)).toBeNull()
    expect(screen.queryByText(/^Svarene er husket/)).toBeNull()
    await waitFor(() => expect(type().value).toBe(''))
    expect(screen.getByText('1 rad mangler Pakningstype')).toBeTruthy()
  })

  it('[WIZ-23] [EXP-03] that were corrected outlive others that are pasted on the page of the lines', {
    tags: 'proof',
  }, async () => {
    const { user, paste, address, lines } = await openImport()
    await paste(copied({ Nettovekt: 'mye' }))
    await user.click(screen.getByRole('button', { name: /^Rad 1, Nettovekt/ }))
    await user.keyboard('250{Enter}')
    await user.click(button('Tilbake'))
    await waitFor(() => expect(address()).toBe(lines))
    await user.click(screen.getByRole('heading', { level: 1 }))
    await user.paste(copied({ Nettovekt: '70' }, { Nettovekt: '80' }))
    expect(await screen.findByText('2 rader, 150,00 kg netto')).toBeTruthy()
    await user.click(button('Hent den tilbake'))
    expect(await screen.findByText('1 rad, 250,00 kg netto')).toBeTruthy()
  })

  it('[WIZ-23] [EXP-03] that were corrected are put aside where the first row is read otherwise, untouched ones are not', {
    tags: 'proof',
  }, async () => {
    const { user, paste } = await openImport()
    await paste(copied({ Nettovekt: 'mye' }))
    await user.selectOptions(nameRow(), 'none')
    await user.selectOptions(nameRow(), '0')
    expect(screen.queryByText(/lagt til side/)).toBeNull()
    await user.click(screen.getByRole('button', { name: /^Rad 1, Nettovekt/ }))
    await user.keyboard('250{Enter}')
    expect(await screen.findByText('1 rad, 250,00 kg netto')).toBeTruthy()
    await user.selectOptions(nameRow(), 'none')
    await user.click(await screen.findByRole('button', { name: 'Hent den tilbake' }))
    expect(await screen.findByText('1 rad, 250,00 kg netto')).toBeTruthy()
  })

  it('[WIZ-23] [EXP-03] whose columns were chosen by hand stay aside where another reading that nobody touched gives way to a file', {
    tags: 'proof',
  }, async () => {
    const { user, paste } = await openImport()
    await paste('Parti\tVekt\nL-1\t100\nL-2\t200')
    await user.selectOptions(nameRow(), 'none')
    const [, weight] = screen.getAllByRole('combobox', { name: /^(Kolonne \d|Parti|Vekt)/ })
    if (weight === undefined) throw new Error('There are no columns')
    await user.selectOptions(weight, 'Nettovekt, kg')
    await user.selectOptions(nameRow(), '0')
    expect(await screen.findByText(/lagt til side/)).toBeTruthy()
    await user.click(button('Bytt fil'))
    await user.click(await screen.findByRole('button', { name: 'Hent den tilbake' }))
    expect(await screen.findByText(/, 300,00 kg netto$/)).toBeTruthy()
    // The button is gone, and so is the page that it stood on.
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(screen.getByText('1 av 2 brukes')).toBeTruthy()
  })

  it('[WIZ-23] [EXP-03] stay aside for good where their notice is closed, and the keyboard goes on at the heading', {
    tags: 'proof',
  }, async () => {
    const { user, paste } = await openImport()
    await paste(copied({ Nettovekt: 'mye' }))
    await user.click(screen.getByRole('button', { name: /^Rad 1, Nettovekt/ }))
    await user.keyboard('250{Enter}')
    await user.click(button('Bytt fil'))
    const notice = (await screen.findByText(/lagt til side/)).closest<HTMLElement>('[role=status]')
    if (notice === null) throw new Error('It is no notice')
    await user.click(within(notice).getByRole('button', { name: /Lukk/ }))
    expect(screen.queryByText(/lagt til side/)).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('[WIZ-23] [VAL-01] lack nothing yet where they are read anew, whatever was left empty before', {
    tags: 'proof',
  }, async () => {
    const { user, paste } = await openImport()
    const { 'Er varen levende?': _living, Pakningstype: _type, ...others } = whole
    await paste([Object.keys(others), Object.values(others)].map((cells) => cells.join('\t')).join('\n'))
    const type = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^Pakningstype/ })
    await user.selectOptions(type(), 'QR')
    await user.click(within(screen.getByRole('radiogroup', { name: /^Er varen levende/ })).getByLabelText('Nei'))
    await user.selectOptions(nameRow(), 'none')
    await user.selectOptions(nameRow(), '0')
    await waitFor(() => expect(type().value).toBe(''))
    expect(document.querySelectorAll('#import-constants [aria-invalid=true]')).toHaveLength(0)
  })

  it('[THM-05] are asked for what each of them needs, before and after it is answered', { tags: 'proof' }, async () => {
    const { user, paste } = await openImport()
    const needed = new Set(['Lokalitet', 'Slaktet fra', 'Slaktet til'])
    const others = Object.entries(whole).filter(([name]) => !needed.has(name))
    await paste(
      [others.map(([name]) => name), others.map(([, cell]) => cell)].map((cells) => cells.join('\t')).join('\n'),
    )
    const slaughter = () => screen.getByRole('group', { name: /^Slakteinformasjon/ })
    expect(slaughter().textContent).not.toContain('Valgfritt')
    await user.click(within(slaughter()).getByRole('button', { name: /^Legg til/ }))
    await user.type(within(slaughter()).getByLabelText(/^Slaktet fra/), '17.11.2026')
    expect(slaughter().textContent).not.toContain('Valgfritt')
  })

  it('[WIZ-23] that stayed behind are fetched back with those that were taken', { tags: 'proof' }, async () => {
    const { user, paste, saved } = await openImport()
    await paste(copied({}, { Partinummer: 'L-2', Nettovekt: 'mye' }))
    await user.click(button('Ta inn 1 av 2 linjer'))
    await waitFor(() => expect(saved()).toEqual([['L-1', 100]]))
    await user.click(screen.getByRole('button', { name: /^Rad 2, Nettovekt/ }))
    await user.keyboard('250{Enter}')
    await user.click(button('Bytt fil'))
    await user.click(button('Angre importen'))
    expect(await screen.findByText('2 rader, 350,00 kg netto')).toBeTruthy()
    expect(screen.queryByText(/lagt til side/)).toBeNull()
  })

  it('[WIZ-23] are not lost where they could not be saved', { tags: 'proof' }, async () => {
    const { user, paste, server, save, address, lines } = await openImport()
    await paste(copied({}))
    server.answer(saveApplication, lose)
    await user.click(button('Ta inn 1 linje'))
    await waitFor(() => expect(address()).toBe(lines))
    expect(await screen.findByText('1 varelinje er tatt inn')).toBeTruthy()
    const [again] = await screen.findAllByRole('button', { name: 'Prøv igjen' })
    save()
    if (again === undefined) throw new Error('It cannot be tried again')
    const before = server.calls(saveApplication).length
    await user.click(again)
    await waitFor(() => expect(server.calls(saveApplication).length).toBeGreaterThan(before))
    expect(server.calls(saveApplication).at(-1)?.body.productLines).toHaveLength(1)
  })
})

describe('more lines than an application may have', () => {
  it('[WIZ-23] are told of before they are taken, with the number that the server goes by, and can be taken', async () => {
    const stored = { productLines: [aProductLine({ lotNumber: 'L-0' })] }
    const { user, paste, saved } = await openImport({ stored, maxProductLines: 2 })
    expect(screen.getByText('Varelinjer i søknaden: høyst 2.')).toBeTruthy()
    await paste(copied({}, { Partinummer: 'L-2' }, { Partinummer: 'L-3', Nettovekt: 'mye' }))
    const notice = /får søknaden 3 varelinjer, og malen tillater høyst 2\. Du kan ta dem inn, men/
    expect(screen.getByText(notice).closest('[role=status]')).toBeTruthy()
    expect(saved()).toBeUndefined()
    await user.click(button('Ta inn 2 av 3 linjer'))
    await waitFor(() => expect(saved()).toHaveLength(3))
    expect(screen.queryByText(notice)).toBeNull()
  })

  it('[WIZ-23] are none as long as they are as many as it may have', { tags: 'proof' }, async () => {
    const { paste } = await openImport({ maxProductLines: 2 })
    await paste(copied({}, { Partinummer: 'L-2' }))
    expect(screen.queryByText(/malen tillater høyst/)).toBeNull()
  })

  it('[WIZ-23] are not taken where a draft has no room for them', { tags: 'proof' }, async () => {
    const stored = { productLines: Array.from({ length: 1000 }, (_, at) => aProductLine({ id: `line-${at}` })) }
    const { user, paste, saved } = await openImport({ stored })
    await paste(copied({}))
    expect(screen.queryByText(/malen tillater høyst/)).toBeNull()
    await user.click(button('Ta inn 1 linje'))
    const message = await screen.findByText(/får søknaden 1\s001 varelinjer, og et utkast har plass til 1\s000\./)
    expect(message.closest('[role=alert]')).toBeTruthy()
    expect(saved()).toBeUndefined()
  })
})

describe('[EXP-06] an import that was taken, after a reload', () => {
  const inStorage = browserStorage()

  const keyOf = (referenceNumber: number, part: string) => ({
    person: 'p-1',
    organisation: organisation.organisationNumber,
    draft: String(referenceNumber),
    part,
  })

  /** Another page with the same draft: what the browser kept of it lies under a number that no page of this process knows. */
  async function reload({ referenceNumber, server }: Awaited<ReturnType<typeof openImport>>, revision = 1) {
    const productLines = server.calls(saveApplication).at(-1)?.body.productLines ?? []
    cleanup()
    anotherDraft()
    let found = 0
    for (const part of ['import', takenPart]) {
      const kept = await takeUpPart(keyOf(referenceNumber, part), ([value]) => value)
      if (kept === undefined) continue
      found += 1
      await keepPart(keyOf(last, part), kept)
    }
    const form = await openForm('varelinjer', {
      stored: { referenceNumber: last, revision, productLines: productLines as ProductLine[] },
    })
    return {
      ...form,
      found,
      lots: () =>
        form.server
          .calls(saveApplication)
          .at(-1)
          ?.body.productLines?.map(({ lotNumber }) => lotNumber),
    }
  }

  async function takeTwo(second: Partial<typeof whole> = {}) {
    inStorage()
    const opened = await openImport()
    await opened.paste(copied({}, { Partinummer: 'L-2', ...second }))
    await opened.user.click(button(/^Ta inn/))
    await screen.findByText(/tatt inn$/)
    await waitFor(() => expect(opened.saved()).toBeDefined())
    return opened
  }

  it('[EXP-06] is undone, except for what was changed since', async () => {
    const before = await takeTwo()
    await before.user.click(await screen.findByRole('row', { name: /^Velg linje 2,/ }))
    const line = within(await screen.findByRole('region', { name: 'Varelinje 2' }))
    await before.user.type(line.getByLabelText(/^Partinummer/), '7')
    await waitFor(() => expect(before.saved()?.at(1)).toEqual(['L-27', 100]))
    const { user, lots } = await reload(before)
    expect(await screen.findByText('2 varelinjer er tatt inn')).toBeTruthy()
    expect(screen.getByText('1 av dem er endret siden og blir stående om du angrer.')).toBeTruthy()
    await user.click(button('Angre importen'))
    await waitFor(() => expect(lots()).toEqual(['L-27']))
  })

  it('[EXP-06] stands with the rows that stayed behind once it is taken back', { tags: 'proof' }, async () => {
    const { user, lots } = await reload(await takeTwo({ Nettovekt: 'mye' }))
    await user.click(await screen.findByRole('button', { name: 'Angre importen' }))
    await waitFor(() => expect(lots()).toEqual([]))
    await user.click(screen.getByRole('link', { name: /Importer/ }))
    expect(await screen.findByRole('button', { name: 'Ta inn 1 av 2 linjer' })).toBeTruthy()
  })

  it('[EXP-06] offers no undo again once its notice is closed, and counts as nothing unsaved', {
    tags: 'proof',
  }, async () => {
    const before = await takeTwo()
    await waitFor(async () => expect(await unsentDrafts('p-1')).not.toContain(String(before.referenceNumber)))
    await before.user.click(button('Lukk'))
    expect((await reload(before)).found).toBe(0)
  })

  it('[EXP-06] is part of an application that has been sent since', { tags: 'proof' }, async () => {
    await reload(await takeTwo(), 2)
    expect(await screen.findByRole('row', { name: /^Velg linje 2,/ })).toBeTruthy()
    expect(screen.queryByText('2 varelinjer er tatt inn')).toBeNull()
  })
})

const nameRow = () => screen.getByRole('combobox', { name: 'Rad med kolonnenavn' })

describe('what is pasted', { tags: 'proof' }, () => {
  it('[WIZ-23] has no rows under its names, and stays to be mended', async () => {
    const { user, box } = await openImport()
    fireEvent.change(box, { target: { value: 'Fiskeart\tNettovekt' } })
    await user.click(button('Les radene'))
    expect((await screen.findByText('Det er ingen rader å ta inn.')).closest('[role=alert]')).toBeTruthy()
    expect(box.value).toBe('Fiskeart\tNettovekt')
  })

  it('[WIZ-23] without names is read by columns that the person chooses', async () => {
    const { user, paste } = await openImport()
    await paste('L-1\t100\nL-2\t200')
    const [first, second] = screen.getAllByRole('combobox', { name: /^Kolonne \d/ })
    if (first === undefined || second === undefined) throw new Error('There are no columns')
    await user.selectOptions(first, 'Partinummer')
    await user.selectOptions(second, 'Nettovekt, kg')
    expect(await screen.findByText('2 av 2 brukes')).toBeTruthy()
    expect(screen.getByText('2 rader, 300,00 kg netto')).toBeTruthy()
    expect(within(second).getByRole<HTMLOptionElement>('option', { name: 'Partinummer' }).disabled).toBe(true)
  })

  it('[WIZ-23] that can be read in two ways is asked about', async () => {
    const { user, paste } = await openImport()
    await paste(copied({ Nettovekt: '1.234' }))
    const sign = await screen.findByRole('combobox', { name: /Desimaltegn i Nettovekt/ })
    expect(button('Ta inn 0 av 1 linje')).toBeTruthy()
    await user.selectOptions(sign, screen.getByRole('option', { name: /^Komma/ }))
    expect(await screen.findByRole('button', { name: 'Ta inn 1 linje' })).toBeTruthy()
    expect(screen.getByText('1 rad, 1 234,00 kg netto')).toBeTruthy()
  })
})
