import { getApplication, searchProducers } from '@eksport/api'
import { aProductLine, ruleTexts } from '@eksport/domain/testing'
import { fill } from '@eksport/portal/testing/fill.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openForm } from '#src/testing/open-form.ts'
import { cells, finding, imported, openLines, rowOf, three } from '#src/testing/open-lines.ts'
import { startSubmitterServer } from '#src/testing/start-server.ts'

const failed = 'En feil oppstod ved validering av produksjonsperioder på varelinjer. Prøv igjen senere.'

describe('the product lines, when the rule check', () => {
  it('[RUL-02] finds something critical, hold back and say it at its line', async () => {
    const { next, address } = await openLines(finding('CRITICAL'))
    await next()
    expect(await screen.findByText('Rett opp i varelinjene før du går videre.')).toBeTruthy()
    expect(address()).toBe('/soeknader/4001/varelinjer')
    const { nb: words } = ruleTexts.MILT_SHOULD_BE_FROZEN
    expect(screen.getByRole('row', { name: words })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Må rettes 1' })).toBeTruthy()
  })

  it('[RUL-02] finds something for a caseworker, go on', async () => {
    const { next, address } = await openLines(finding('MANUAL_PROCESSING'))
    await next()
    await waitFor(() => expect(address()).toMatch(/\/henting$/))
  })

  it.each([500, 503])(
    '[RUL-03] fails with %s, say so in the words of the specification and hold nobody back',
    { tags: 'proof' },
    async (status) => {
      const { next, address } = await openLines(status)
      expect(await screen.findByText(failed)).toBeTruthy()
      await next()
      await waitFor(() => expect(address()).toMatch(/\/henting$/))
    },
  )
})

describe('the producer of a line', () => {
  const period = { from: '2026-11-18', to: '2026-11-19' }

  it('[WIZ-12] [WIZ-13] is looked for among those that were approved in its whole period', async () => {
    const productLines = [aProductLine({ productionPeriod: period, productionEstablishment: {} })]
    const { user, server } = await openForm('varelinjer/0', { stored: { productLines } })
    await user.type(await screen.findByLabelText(/^Produsent/), 'Sla')
    await waitFor(() =>
      expect(server.calls(searchProducers).at(-1)?.query).toEqual({
        value: 'Sla',
        fromDate: period.from,
        toDate: period.to,
      }),
    )
  })

  it('[WIZ-12] [EXP-05] came along in a copy and was not approved then: that is said at it', async () => {
    const server = startSubmitterServer()
    const facts = { name: 'Slakteri', country: 'NO', activities: [], approvedTo: '2026-06-30' }
    server.answer(searchProducers, ({ query }) => [{ identityNumber: query.value, ...facts }])
    const productLines = [aProductLine({ productionPeriod: period })]
    const { next, address } = await openForm('varelinjer/0', { stored: { productLines }, server })
    await next()
    expect(await screen.findAllByText(/^Produsenten var ikke godkjent i hele produksjonsperioden/)).not.toEqual([])
    expect(address()).toBe('/soeknader/4001/varelinjer/0')
  })
})

describe('rows of a spreadsheet that are pasted among the lines', () => {
  it('[WIZ-23] lead to the import, one as well as several', async () => {
    const { user } = await openLines(finding('WARNING'))
    await waitFor(() => rowOf(1).focus())
    await user.paste(`${cells}\r\n`)
    expect(within(await imported()).getAllByRole('rowheader')).toHaveLength(1)
  })

  it('[WIZ-23] are not run together in the field that the cursor stands in', { tags: 'proof' }, async () => {
    const { user, stored } = await openLines(finding('WARNING'))
    await user.click(await screen.findByLabelText(/^Partinummer/))
    await user.paste(`${cells}\r\n${cells}\r\n`)
    expect(within(await imported()).getAllByRole('rowheader')).toHaveLength(2)
    expect(stored()).toBeUndefined()
  })

  it('[WIZ-23] are typing in a field where they are no rows', { tags: 'proof' }, async () => {
    const { user, address } = await openLines(finding('WARNING'))
    const field = await screen.findByLabelText(/^Partinummer/)
    await user.tripleClick(field)
    await user.paste('L-77\r\n')
    expect(field).toHaveProperty('value', 'L-77')
    expect(address()).not.toMatch(/import/)
  })
})

describe('[EXP-06] the table of product lines', () => {
  it('[EXP-06] is walked by keys: from line to line, into the fields, to the same field of the next, and back', async () => {
    const { user, address } = await openLines(finding('WARNING'))
    rowOf(1).focus()
    await user.keyboard('{ArrowDown}{Enter}')
    const pane = screen.getByRole('region', { name: 'Varelinje 2' })
    expect(pane.contains(document.activeElement)).toBe(true)
    await user.click(within(pane).getByLabelText(/Partinummer/))
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(document.activeElement).toHaveProperty('value', 'L-3')
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(rowOf(3))
    await waitFor(() => expect(address()).toBe('/soeknader/4001/varelinjer/2'))
  })

  it('[EXP-06] offers no second way back to a line that the keys brought back', async () => {
    const { user } = await openLines(finding('WARNING'))
    await user.click(screen.getByRole('checkbox', { name: /^Velg linje 1,/ }))
    await user.click(screen.getByRole('button', { name: /^Slett/ }))
    await screen.findByRole('button', { name: 'Angre' })
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Angre' })).toBeNull())
    expect(screen.getAllByRole('checkbox', { name: /^Velg linje \d/ })).toHaveLength(3)
  })

  it('[EXP-06] [RTE-11] calls nobody back who opens a line and at once another page, which is long in coming', {
    tags: 'proof',
  }, async () => {
    const { user, address, server } = await openLines(finding('WARNING'))
    server.answer(getApplication, () => new Promise(() => undefined))
    await user.click(rowOf(2))
    await user.click(screen.getByRole('link', { name: '#004001' }))
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(address()).toBe('/soeknader/4001/detaljer')
  })

  it('[EXP-06] [TPL-14] copies a line below it, deletes lines, and takes a deletion back where it was', {
    tags: 'proof',
  }, async () => {
    const { user, stored, next } = await openLines(finding('WARNING'))
    rowOf(1).focus()
    await user.keyboard('{Control>}d{/Control}')
    await waitFor(() => expect(document.activeElement).toBe(rowOf(2)))
    await waitFor(() => expect(stored()).toEqual(['L-1', 'L-1', 'L-2', 'L-3']))
    await user.keyboard('{Delete}')
    await user.click(screen.getByRole('checkbox', { name: /^Velg linje 2,/ }))
    await user.click(screen.getByRole('checkbox', { name: /^Velg linje 3,/ }))
    await user.click(screen.getByRole('button', { name: 'Slett 2 valgte' }))
    expect(screen.getAllByRole('checkbox', { name: /^Velg linje/ })).toHaveLength(1)
    await user.keyboard('{Control>}z{/Control}')
    await next()
    await waitFor(() => expect(stored()).toEqual(['L-1', 'L-2', 'L-3']))
  })

  it('[EXP-06] brings lines back in their order where the first deletion is undone before the last', {
    tags: 'proof',
  }, async () => {
    const { user, stored, next } = await openLines(finding('WARNING'))
    const deleteLine = async (n: number) => {
      await user.click(screen.getByRole('checkbox', { name: new RegExp(`^Velg linje ${n},`) }))
      await user.click(screen.getByRole('button', { name: /^Slett/ }))
    }
    const undo = async (words: string) => {
      const receipt = (await screen.findByText(words, { selector: 'li *' })).closest('li')
      await user.click(within(receipt ?? document.body).getByRole('button', { name: 'Angre' }))
    }
    await deleteLine(1)
    await deleteLine(2)
    await undo('Varelinje 1 er slettet')
    await undo('Varelinje 2 er slettet')
    await next()
    await waitFor(() => expect(stored()).toEqual(['L-1', 'L-2', 'L-3']))
  })

  it('[EXP-06] offers no undo of lines once their page has been left', { tags: 'proof' }, async () => {
    const { user } = await openLines(finding('WARNING'))
    for (let deletions = 0; deletions < 2; deletions++) {
      await user.click(screen.getByRole('checkbox', { name: /^Velg linje 1,/ }))
      await user.click(screen.getByRole('button', { name: /^Slett/ }))
    }
    expect(await screen.findAllByRole('button', { name: 'Angre' })).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Tilbake' }))
    await screen.findByRole('heading', { level: 1, name: 'Transport' })
    expect(screen.queryByRole('button', { name: 'Angre' })).toBeNull()
  })

  it('[EXP-06] keeps the way to a new line when the last one is deleted', { tags: 'proof' }, async () => {
    const { user } = await openLines(finding('WARNING'))
    await user.click(screen.getByRole('checkbox', { name: 'Velg alle linjer' }))
    await user.click(screen.getByRole('button', { name: 'Slett 3 valgte' }))
    expect(await screen.findByText('Ingen varelinjer ennå')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Ny linje' })).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.closest('.eks-line-table')).not.toBeNull())
  })

  it('[EXP-06] names what is missing in a list by its field, and says of which item where there are several', {
    tags: 'proof',
  }, async () => {
    const period = (siteNumber: number) => ({ siteNumber, fromDate: '2026-11-16', toDate: undefined })
    const lines = [[period(32_857)], [period(32_857), period(32_860)]].map((slaughterInformation, index) =>
      aProductLine({ id: `vl-${index}`, slaughterInformation }),
    )
    await openForm('varelinjer', { stored: { productLines: lines } })
    expect(await screen.findByText('Mangler: Slaktet til')).toBeTruthy()
    expect(screen.getByText('Mangler: Slaktet til (slakteperiode 1), Slaktet til (slakteperiode 2)')).toBeTruthy()
  })

  it('[EXP-06] [WIZ-14] counts both ends of a period as the one answer that they are', { tags: 'proof' }, async () => {
    await openForm('varelinjer', { stored: { productLines: [aProductLine({ productionPeriod: undefined })] } })
    expect(await screen.findByText('Mangler: Produksjonsperiode')).toBeTruthy()
    expect(screen.getByText(/^1 felt må rettes før du kan sende inn/)).toBeTruthy()
  })

  it('[EXP-06] says of a line that was left what it lacks, and opens it at the first field on the way on', {
    tags: 'proof',
  }, async () => {
    const { user, next } = await openLines(finding('WARNING'))
    const pane = screen.getByRole('region', { name: 'Varelinje 1' })
    await user.clear(within(pane).getByLabelText(/Nettovekt/))
    await user.keyboard('{Escape}{End}')
    expect(screen.getByText('Mangler: Nettovekt')).toBeTruthy()
    expect(screen.getByText(/1 felt må rettes før du kan sende inn/)).toBeTruthy()
    await next()
    const line = await screen.findByRole('region', { name: 'Varelinje 1' })
    expect(await within(line).findByRole('link', { name: /Nettovekt/ })).toBeTruthy()
  })
})

describe('[RTE-11] on a phone, a line that is opened', () => {
  const lineOf = (n: number) => screen.getByRole('button', { name: new RegExp(`^${n} ?Laks`) })
  const phone = { stored: { productLines: three }, width: 360 } as const
  const openFirst = async () => {
    const app = await openForm('varelinjer', phone)
    await waitFor(() => lineOf(1))
    await app.user.click(lineOf(1))
    await waitFor(() => expect(app.address()).toBe('/soeknader/4001/varelinjer/0'))
    return app
  }

  it('[RTE-11] closes with Back, which leaves the lines where they are, and keeps what was typed', async () => {
    const { user, address, back } = await openFirst()
    await fill(user, await screen.findByLabelText(/^Partinummer/), 'L-77')
    act(back)
    await waitFor(() => expect(document.activeElement).toBe(lineOf(1)))
    expect(address()).toBe('/soeknader/4001/varelinjer')
    await user.click(lineOf(1))
    expect(await screen.findByLabelText(/^Partinummer/)).toHaveProperty('value', 'L-77')
  })

  it('[RTE-11] leaves no address behind when it is closed by its own button, which keeps the focus', {
    tags: 'proof',
  }, async () => {
    const { user, address, back } = await openFirst()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Varelinje 1' }))
    await user.click(screen.getByRole('button', { name: 'Alle varelinjer' }))
    await waitFor(() => expect(address()).toBe('/soeknader/4001/varelinjer'))
    expect(document.activeElement).toBe(lineOf(1))
    await user.click(lineOf(2))
    await waitFor(() => expect(address()).toBe('/soeknader/4001/varelinjer/1'))
    act(back)
    await waitFor(() => expect(document.activeElement).toBe(lineOf(2)))
  })

  it('[EXP-06] takes the place of the others, goes to the next by the keys, and leaves focus at the one it was left from', async () => {
    const { user } = await openFirst()
    expect(screen.queryByRole('button', { name: /^2 ?Laks/ })).toBeNull()
    await user.click(await screen.findByLabelText(/^Partinummer/))
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(document.activeElement).toHaveProperty('value', 'L-2')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(lineOf(2)))
    await user.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(lineOf(1))
  })

  it('[EXP-06] is deleted and brought back, and its neighbour has focus meanwhile', async () => {
    const { user } = await openFirst()
    await user.click(screen.getByRole('button', { name: /^Slett/ }))
    await waitFor(() => expect(document.activeElement).toBe(lineOf(1)))
    expect(screen.getAllByRole('button', { name: /^\d ?Laks/ })).toHaveLength(2)
    await user.click(await screen.findByRole('button', { name: 'Angre' }))
    expect(await screen.findByLabelText(/^Partinummer/)).toHaveProperty('value', 'L-1')
  })

  it('[WIZ-11] says what it lacks where it stands open, and a new one begins with focus at its heading', async () => {
    const app = await openForm('varelinjer', {
      ...phone,
      stored: { productLines: [aProductLine({ netWeight: undefined })] },
    })
    await waitFor(() => lineOf(1))
    await app.user.click(lineOf(1))
    expect(await screen.findByText('Mangler: Nettovekt')).toBeTruthy()
    await app.user.click(screen.getByRole('button', { name: 'Alle varelinjer' }))
    await app.user.click(screen.getByRole('button', { name: 'Ny linje' }))
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Varelinje 2' }))
  })

  const choose = async () => {
    const app = await openForm('varelinjer', phone)
    await waitFor(() => lineOf(1))
    await app.user.click(screen.getByRole('button', { name: 'Mer med varelinjene' }))
    await app.user.click(await screen.findByRole('button', { name: 'Velg flere' }))
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Velg alle linjer' }))
    return app
  }
  const box = (n: number) => screen.getByRole('checkbox', { name: new RegExp(`^Velg linje ${n},`) })

  it('[EXP-06] is chosen with others from the sheet of three dots, and deleted and brought back with them', async () => {
    const { user } = await choose()
    await user.click(box(1))
    await user.click(box(3))
    await user.click(screen.getByRole('button', { name: 'Slett 2 valgte' }))
    await waitFor(() => expect(document.activeElement).toBe(lineOf(1)))
    expect(screen.getAllByRole('button', { name: /^\d ?Laks/ })).toHaveLength(1)
    await user.click(await screen.findByRole('button', { name: 'Angre' }))
    expect(await screen.findByLabelText(/^Partinummer/)).toHaveProperty('value', 'L-1')
    await user.click(screen.getByRole('button', { name: 'Alle varelinjer' }))
    expect(screen.getAllByRole('button', { name: /^\d ?Laks/ })).toHaveLength(3)
  })

  it('[EXP-06] is copied with others; Escape ends the choice at the last chosen line', async () => {
    const { user } = await choose()
    await user.click(box(2))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(lineOf(2)))
    await user.click(screen.getByRole('button', { name: 'Mer med varelinjene' }))
    await user.click(await screen.findByRole('button', { name: 'Velg flere' }))
    expect(screen.queryByRole('button', { name: /^Kopier/ })).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'Velg alle linjer' }))
    await user.click(screen.getByRole('button', { name: 'Kopier 3 valgte' }))
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Varelinje 4' }))
  })
})
