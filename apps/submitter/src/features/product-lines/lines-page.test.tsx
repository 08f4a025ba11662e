import { searchProducers } from '@eksport/api'
import { aProductLine, ruleTexts } from '@eksport/domain/testing'
import { fill } from '@eksport/portal/testing/fill.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openForm } from '#src/testing/open-form.ts'
import { cells, finding, imported, openLines, rowOf, three } from '#src/testing/open-lines.ts'
import { startSubmitterServer } from '#src/testing/start-server.ts'

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
    await waitFor(() => expect(lineOf(1).getAttribute('aria-expanded')).toBe('false'))
    expect(address()).toBe('/soeknader/4001/varelinjer')
    await user.click(lineOf(1))
    expect(await screen.findByLabelText(/^Partinummer/)).toHaveProperty('value', 'L-77')
  })
})
