import { saveApplication } from '@eksport/api'
import type { ProductLine } from '@eksport/domain'
import { aProductLine } from '@eksport/domain/testing'
import { takenPart } from '@eksport/portal/journal/journal-record.ts'
import { keepPart, takeUpPart } from '@eksport/portal/journal/kept-part.ts'
import { browserStorage } from '@eksport/portal/testing/browser-storage.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openForm } from '#src/testing/open-form.ts'
import { anotherDraft, button, copied, last, openImport, type whole } from '#src/testing/open-import.ts'
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

  it('[EXP-06] is taken back, but for what was changed since', async () => {
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
})
