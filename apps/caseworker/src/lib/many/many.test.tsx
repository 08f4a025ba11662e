import { getCaseSheets, getPaperStock, getPrintJob, handleCase, listCases, listOfficers } from '@eksport/api'
import { anApplication, aRow } from '@eksport/domain/testing'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openWorklist } from '#src/testing/open-worklist.ts'

const rows = [4001, 4002, 4003, 4004].map((referenceNumber) =>
  aRow({
    referenceNumber,
    applicationStatus: referenceNumber === 4004 ? 'UNDER_VURDERING' : 'SKREVET_UT',
    actions: referenceNumber === 4004 ? ['approve', 'transfer'] : ['issue', 'transfer'],
  }),
)

async function openMany() {
  const opened = await openWorklist({ shown: rows })
  opened.server.answer(handleCase, ({ params }) => anApplication({ referenceNumber: Number(params.referenceNumber) }))
  const acted = () =>
    opened.server.calls(handleCase).map(({ params, body }) => [Number(params.referenceNumber), body.action])
  return { ...opened, acted }
}

describe('[CW-11] several cases at once', () => {
  it('are chosen by X, and by Shift and X up to there, and let go by Esc; nothing offers to approve them', async () => {
    const { user } = await openMany()
    expect(screen.queryAllByRole('checkbox')).toEqual([])
    await user.keyboard('jx')
    expect(screen.getByRole('button', { name: 'Utsted 1' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Velg flere' }).getAttribute('aria-pressed')).toBe('true')
    await user.keyboard('jjj{Shift>}x{/Shift}')
    expect(screen.getByRole('button', { name: 'Utsted 3' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Overfør 4' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Godkjenn/ })).toBeNull()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryAllByRole('checkbox')).toEqual([]))
  })

  it('have boxes by the key that the button names, with no row in focus too', async () => {
    const { user } = await openWorklist({ shown: rows })
    await user.keyboard('x')
    expect(screen.getByRole('button', { name: 'Velg flere' }).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(rows.length + 1)
  })

  it('stay chosen on the next page, and in another list nothing is chosen', async () => {
    const { user, server } = await openWorklist({ shown: rows, total: 60 })
    const next = rows.map((row) => ({ ...row, referenceNumber: row.referenceNumber + 10 }))
    await user.keyboard('jx')
    server.answer(listCases, ({ query }) => pageOf(query?.page === '1' ? next : rows, query, 60))
    await user.click(screen.getByRole('button', { name: 'Neste side' }))
    await screen.findByRole('checkbox', { name: /004011/ })
    await user.click(screen.getByRole('checkbox', { name: /004012/ }))
    expect(screen.getByRole('button', { name: 'Utsted 2' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Uten eier/ }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Utsted/ })).toBeNull())
  })

  it('[LIB-06] are all of the list by one press, those of other pages too, unless they cannot be fetched', async () => {
    const all = Array.from({ length: 12 }, (_, index) => aRow({ referenceNumber: 4001 + index, actions: ['issue'] }))
    const { user, server } = await openWorklist({ shown: all.slice(0, 4), total: 12 })
    await user.keyboard('jx')
    server.answer(listCases, () => refuse(503))
    await user.click(screen.getByRole('button', { name: 'Velg alle 12 på alle sider' }))
    expect(await screen.findByText(/^Klarte ikke å hente alle sakene/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Utsted 1' })).toBeTruthy()
    server.answer(listCases, ({ query }) => pageOf(query?.size === '50' ? all : all.slice(0, 4), query, 12))
    await user.click(screen.getByRole('button', { name: 'Velg alle 12 på alle sider' }))
    expect(await screen.findByRole('button', { name: 'Utsted 12' })).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Velg alle 12 på alle sider')
  })

  it('are fifty at a time, and the officer reads so', async () => {
    const shown = Array.from({ length: 51 }, (_, index) => aRow({ referenceNumber: 4001 + index, actions: ['issue'] }))
    const { user } = await openWorklist({ shown })
    await user.click(screen.getByRole('button', { name: 'Velg flere' }))
    await user.click(screen.getByRole('checkbox', { name: /Velg alle/ }))
    expect(await screen.findByText('Du kan velge 50 saker om gangen. De første 50 er valgt.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Utsted 50' })).toBeTruthy()
  })

  it('are issued one by one, stop where one is refused, and go on after it', async () => {
    const { user, server, acted } = await openMany()
    server.answer(handleCase, ({ params }) =>
      Number(params.referenceNumber) === 4002
        ? refuse(409, { title: 'Papiret mangler.' })
        : anApplication({ referenceNumber: Number(params.referenceNumber) }),
    )
    await user.keyboard('jxjxjx')
    await user.click(screen.getByRole('button', { name: 'Utsted 3' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Utsted 3 sertifikater?' }))
    await user.click(dialog.getByRole('button', { name: 'Utsted' }))
    expect(await dialog.findByText('Papiret mangler.')).toBeTruthy()
    expect(dialog.getByText('Venter')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Hopp over' }))
    expect(await dialog.findByText('2 av 3 er gjort')).toBeTruthy()
    expect(acted()).toEqual([
      [4001, 'issue'],
      [4002, 'issue'],
      [4003, 'issue'],
    ])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('[CW-06] leave the list once they are issued, and are no change by others', async () => {
    const { user, server } = await openMany()
    await user.keyboard('jxjx')
    await user.click(screen.getByRole('button', { name: 'Utsted 2' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Utsted 2 sertifikater?' }))
    server.answer(listCases, ({ query }) => pageOf(rows.slice(2), query))
    await user.click(dialog.getByRole('button', { name: 'Utsted' }))
    expect(await dialog.findByText('2 av 2 er gjort')).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('link', { name: '#004001' })).toBeNull())
    expect(screen.getByRole('link', { name: '#004003' })).toBeTruthy()
    expect(screen.queryByText('Ute av listen')).toBeNull()
    expect(screen.queryByRole('button', { name: /endring/ })).toBeNull()
  })

  it('are handed over to a colleague, who must be chosen', async () => {
    const { user, server } = await openMany()
    server.answer(listOfficers, () => [{ id: 'b-2', name: 'Tor Tester', cases: 3 }])
    await user.keyboard('jxjx')
    await user.click(screen.getByRole('button', { name: 'Overfør 2' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Overfør 2 saker til en kollega' }))
    await user.click(dialog.getByRole('button', { name: /^Overfør/ }))
    expect(await dialog.findByText('Feltet er påkrevd')).toBeTruthy()
    await user.selectOptions(dialog.getByRole('combobox'), await dialog.findByRole('option', { name: 'Tor Tester' }))
    await user.click(dialog.getByRole('button', { name: /^Overfør/ }))
    expect(await dialog.findByText('2 av 2 er gjort')).toBeTruthy()
    expect(server.calls(handleCase)[1]).toMatchObject({ body: { action: 'transfer', transferTo: { personId: 'b-2' } } })
  })

  describe('printed together', () => {
    const approved = [4001, 4002].map((referenceNumber) =>
      aRow({ referenceNumber, applicationStatus: 'GODKJENT', actions: ['print', 'transfer'] }),
    )

    async function openPrint(free: number) {
      const opened = await openWorklist({ shown: approved })
      const { user, server } = opened
      const page = { svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' }
      server.answer(getCaseSheets, () => ({ width: 595, height: 842, pages: [page.svg, page.svg], boxes: [] }))
      server.answer(getPaperStock, () => ({ office: 'KLOEFTA', free, next: 'NO 0148203', batches: [], voids: [] }))
      let left = approved
      server.answer(listCases, ({ query }) => pageOf(left, query))
      // What is printed leaves the queue.
      server.answer(handleCase, ({ params }) => {
        left = left.filter((row) => row.referenceNumber !== Number(params.referenceNumber))
        return anApplication({ referenceNumber: Number(params.referenceNumber), version: 5 })
      })
      server.answer(getPrintJob, () => refuse(404))
      await user.keyboard('jxjx')
      await user.click(screen.getByRole('button', { name: 'Skriv ut 2' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Skriv ut 2 sertifikater' }))
      const print = dialog.getByRole('button', { name: 'Skriv ut' })
      const acted = () =>
        server
          .calls(handleCase)
          .map(({ params, body, ifMatch }) => [Number(params.referenceNumber), body.action, ifMatch])
      return { ...opened, dialog, print, acted }
    }

    it('are one job after the first sheet is named, and those that came out badly are void', async () => {
      const { user, dialog, print, acted, server } = await openPrint(10)
      expect(await dialog.findByText('Sertifikatene tar 4 ark. Kontoret har 10 ledige.')).toBeTruthy()
      const first = dialog.getByRole('textbox')
      await user.type(first, '0148204')
      await user.click(print)
      expect(dialog.getByText(/Neste ark i lageret er NO 0148203/)).toBeTruthy()
      expect(acted()).toEqual([])
      await user.clear(first)
      await user.type(first, 'no 0148203')
      await user.click(print)
      const open = await dialog.findByRole('button', { name: 'Åpne utskriften' })
      await waitFor(() => expect(screen.queryAllByRole('rowheader')).toEqual([]))
      await user.click(open)
      await screen.findByRole('dialog', { name: 'Utskrift av 2 sertifikater' })
      await waitFor(() => expect(server.calls(getPrintJob)[0]?.query).toEqual({ cases: '4001,4002' }))
      await user.keyboard('{Escape}')
      const check = within(await screen.findByRole('dialog', { name: 'Hvilke kom dårlig ut?' }))
      await user.click(check.getByRole('checkbox', { name: '#004002' }))
      await user.click(check.getByRole('button', { name: 'Forkast 1, resten er i orden' }))
      expect(acted()).toHaveLength(2)
      await user.type(check.getByRole('textbox', { name: /Begrunnelse/ }), 'Papiret satt fast.')
      await user.click(check.getByRole('button', { name: 'Forkast 1, resten er i orden' }))
      expect(await check.findByText('2 av 2 er gjort')).toBeTruthy()
      expect(acted()).toEqual([
        [4001, 'print', '4'],
        [4002, 'print', '4'],
        [4001, 'confirm-print', '5'],
        [4002, 'void-print', '5'],
      ])
    })

    it('are not printed with a sheet too few, which is said before', async () => {
      const { user, dialog, print, acted } = await openPrint(3)
      expect(await dialog.findByText(/tar 4 ark, og kontoret har bare 3/)).toBeTruthy()
      await user.type(dialog.getByRole('textbox'), 'NO 0148203')
      await user.click(print)
      expect(acted()).toEqual([])
    })
  })
})
