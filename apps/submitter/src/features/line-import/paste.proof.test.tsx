import { saveApplication } from '@eksport/api'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button, copied, openImport } from '#src/testing/open-import.ts'

describe('what is pasted', () => {
  it('[WIZ-23] is saved row by row, with its quotation marks, and a cell of two lines as one', async () => {
    const { user, paste, saved, server } = await openImport()
    const words = ['Varebeskrivelse', '"Prima', 'Hel', '"', 'Prima"', '"Hel,\nsuperior"', '5"']
    const rows = copied(...[10, 20, 30, 40, 50, 60].map((n, at) => ({ Partinummer: `L-${at + 1}`, Nettovekt: `${n}` })))
    const text = rows.split('\n').map((row, at) => `${words[at]}\t${row}`)
    await paste(text.join('\r\n'))
    expect(screen.getByText('6 rader, 210,00 kg netto')).toBeTruthy()
    expect(screen.getByText(/^2 celler begynner med et anførselstegn/)).toBeTruthy()
    await user.click(button('Ta inn 6 linjer'))
    await waitFor(() => expect(saved()).toHaveLength(6))
    expect(saved()).toEqual([10, 20, 30, 40, 50, 60].map((n, at) => [`L-${at + 1}`, n]))
    const lines = server.calls(saveApplication).at(-1)?.body.productLines
    const written = ['"Prima', 'Hel', '"', 'Prima"', 'Hel, superior', '5"']
    expect(lines?.map(({ productDescription }) => productDescription)).toEqual(written)
  })

  it.each([
    [
      'nb',
      'Hvilken kolonne er Nettovekt?',
      'Svar først på hvilken kolonne som er Nettovekt.',
      'Ingen av kolonnene',
      /^Ta inn/,
    ],
    [
      'nn',
      'Kva for kolonne er Nettovekt?',
      'Svar først på kva for kolonne som er Nettovekt.',
      'Ingen av kolonnane',
      /^Ta inn/,
    ],
    [
      'en',
      'Which column is Net weight?',
      'First answer which column is Net weight.',
      'None of the columns',
      /^Take in/,
    ],
  ])(
    '[WIZ-23] is asked about in %s where two columns fit, and nothing is taken',
    async (locale, question, refusal, none, take) => {
      localStorage.setItem('eksport.locale', locale)
      const { user, paste, saved } = await openImport()
      const [names = '', row = ''] = copied({}).split('\n')
      await paste(`${names}\tNetto (tonn)\n${row}\t0,25`)
      const asked = screen.getByRole<HTMLSelectElement>('combobox', { name: question })
      expect([...asked.options].map(({ text }) => text).slice(1)).toEqual([
        'Nettovekt: 100',
        'Netto (tonn): 0,25',
        none,
      ])
      // Nobody is asked for one weight of all lines that a column may say.
      expect(screen.queryByRole('textbox', { name: /^(Nettovekt|Net weight)/ })).toBeNull()
      await user.click(button(take))
      expect((await screen.findByText(refusal)).closest('[role=alert]')).toBeTruthy()
      expect(saved()).toBeUndefined()
      await user.selectOptions(asked, 'Netto (tonn): 0,25')
      expect(screen.queryByText(refusal)).toBeNull()
      await user.click(button(take))
      await waitFor(() => expect(saved()).toEqual([['L-1', 250]]))
    },
  )

  it('[WIZ-23] has one weight for all lines where none of its columns is it, and remembers that', async () => {
    const { user, paste, saved } = await openImport()
    const text = copied({}).replace('Nettovekt', 'Vekt')
    await paste(text)
    const question = 'Hvilken kolonne er Nettovekt?'
    await user.selectOptions(screen.getByRole('combobox', { name: question }), 'Ingen av kolonnene')
    await user.type(await screen.findByRole('textbox', { name: /^Nettovekt/ }), '90')
    await user.click(button('Ta inn 1 linje'))
    await waitFor(() => expect(saved()).toEqual([['L-1', 90]]))
    cleanup()
    const again = await openImport()
    await again.paste(text)
    const asked = screen.getByRole<HTMLSelectElement>('combobox', { name: question })
    expect(asked.selectedOptions[0]?.text).toBe('Ingen av kolonnene')
  })

  it('[WIZ-23] is not read as it was kept before anything was asked', async () => {
    const first = await openImport()
    const text = copied({}).replace('Nettovekt', 'Vekt')
    await first.paste(text)
    await first.user.selectOptions(screen.getByRole('combobox', { name: /^Hvilken kolonne/ }), 'Vekt: 100')
    await first.user.click(button('Ta inn 1 linje'))
    await waitFor(() => expect(first.saved()).toHaveLength(1))
    const [key = '', kept = ''] =
      Object.entries(localStorage).find(([name]) => name.startsWith('eksport.import.')) ?? []
    const { none: _none, ...before } = JSON.parse(kept)
    localStorage.setItem(key, JSON.stringify(before))
    cleanup()
    const { paste } = await openImport()
    await paste(text)
    expect(screen.getByRole('combobox', { name: /^Hvilken kolonne/ })).toHaveProperty('value', '')
  })

  it.each([
    ['nb', /^Rad 2 har flere celler enn det er kolonnenavn/],
    ['nn', /^Rad 2 har fleire celler enn det er kolonnenamn/],
    ['en', /^Row 2 has more cells than there are names of columns/],
  ])('[WIZ-23] with a cell too many in a row is told in %s', async (locale, notice) => {
    localStorage.setItem('eksport.locale', locale)
    const { paste } = await openImport()
    await paste('Fiskeart,Partinummer,Nettovekt,Beskrivelse\nLaks,L-1,2,Hel\nLaks,L-2,2,5,Hel')
    expect(screen.getByText(notice)).toBeTruthy()
  })

  it('[WIZ-23] is read with another sign between its cells, and with another row of names, where a person says so', async () => {
    const { user, paste } = await openImport()
    await paste('Pakkliste;uke;48;2026\nFiskeart,Partinummer;Nettovekt\nLaks,L-1;100\nLaks,L-2;200')
    const separator = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Skilletegn' })
    expect(separator.selectedOptions[0]?.text).toBe('Skilt med semikolon')
    expect(screen.getByText('2 rader, 300,00 kg netto')).toBeTruthy()
    await user.selectOptions(separator, 'Skilt med komma')
    expect(screen.getByText('L-1;100')).toBeTruthy()
    expect(screen.queryByText(/lagt til side/)).toBeNull()
    await user.selectOptions(separator, 'Skilt med semikolon')
    const names = screen.getByRole('combobox', { name: 'Rad med kolonnenavn' })
    await user.selectOptions(names, 'Kolonnenavn i rad 3: Laks,L-1, 100')
    expect(screen.getByText('1 rad', { exact: false, selector: 'small' })).toBeTruthy()
    await user.selectOptions(names, 'Ingen rad med kolonnenavn')
    expect(screen.getByText('4 rader', { exact: false, selector: 'small' })).toBeTruthy()
  })

  it('[WIZ-23] is read wherever the cursor stands', async () => {
    const { user } = await openImport()
    await user.click(screen.getByRole('heading', { level: 1 }))
    await user.paste(copied({}))
    expect(await screen.findByText('1 rad, 100,00 kg netto')).toBeTruthy()
  })

  it('[WIZ-23] must be there before it is read', async () => {
    const { user, box } = await openImport()
    await user.click(button('Les radene'))
    expect(screen.getByText('Lim inn radene først.')).toBeTruthy()
    expect(document.activeElement).toBe(box)
  })
})
