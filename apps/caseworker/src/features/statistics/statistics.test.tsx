import { getSession, getStatistics, type Session } from '@eksport/api'
import type { Statistics, StatisticsFigures } from '@eksport/domain'
import { lose } from '@eksport/portal/testing/memory-server.ts'
import { sessionOf } from '@eksport/portal/testing/reference-answers.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { officer, startCaseworkerServer } from '#src/testing/start-server.ts'

const figures = (change: Partial<StatisticsFigures> = {}): StatisticsFigures => ({
  decided: 20,
  decision: { half: 41, nineOfTen: 310 },
  byMachine: 9,
  refused: 2,
  asked: 3,
  papers: 0,
  overdue: 1,
  spoiltSheets: 4,
  refusedDeliveries: 5,
  ...change,
})
const named = (code: string, nb: string) => ({ code, name: { nb, nn: nb, en: nb } })

const statistics: Statistics = {
  from: '2026-10-26',
  to: '2026-11-19',
  total: figures(),
  // 28 December 2026 is the Monday of week 53.
  weeks: [
    { code: '2026-12-21', figures: figures() },
    { code: '2026-12-28', figures: figures({ papers: 2, paper: { half: 70, nineOfTen: 90 } }) },
  ],
  offices: [
    { code: 'BERGEN', figures: figures() },
    { code: '', figures: figures({ decided: 0, byMachine: 0, asked: 0 }) },
  ],
  templates: [{ code: '1.1.100', figures: figures() }],
  countries: [{ code: 'CN', figures: figures() }],
  reasons: [{ code: 'WEIGHT_UNLIKELY', cases: 8 }],
  names: {
    offices: [named('', ''), named('BERGEN', 'Bergen')],
    templates: [named('1.1.100', 'Kina')],
    countries: [named('CN', 'Kina')],
  },
}

function openStatistics(address = '/statistikk', roles: Session['person']['roles'] = ['L']) {
  const asked: object[] = []
  const server = startCaseworkerServer()
  server.answer(getSession, () => sessionOf({ ...officer, roles, office: 'KLOEFTA' }, null))
  const answer = (given: () => Statistics | ReturnType<typeof lose>) =>
    server.answer(getStatistics, ({ query }) => {
      asked.push(query)
      return given()
    })
  answer(() => statistics)
  return { answer, asked, ...openApp(address) }
}

describe('[ADM-09] statistics', () => {
  it('stand as a table and as a chart of the same rows', async () => {
    const { user } = openStatistics()
    const table = await screen.findByRole('table', { name: 'Statistikk, uke' })
    const row = within(table).getByRole('row', { name: /^Uke 53/ })
    // The newest first.
    expect(within(table).getAllByRole('row')[1]).toBe(row)
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '20',
      '41\u00a0min',
      '5\u00a0t\u00a010\u00a0min',
      '1\u00a0t\u00a010\u00a0min',
      '1\u00a0t\u00a030\u00a0min',
      '45\u00a0%',
      '15\u00a0%',
      '1',
      '4',
      '5',
    ])
    const chart = screen.getByRole('img', { name: 'Innsendt til avgjort, uke. Tallene står i tabellen.' })
    expect(chart.textContent).toContain('Uke 5341\u00a0min')
    expect(screen.getByText('9 av 20')).toBeTruthy()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Diagrammet viser' }), 'Kasserte ark')
    expect((await screen.findByRole('img', { name: /^Kasserte ark, uke/ })).textContent).toContain('Uke 534')
  })

  it('ask what the address says, and put what is chosen into the address', async () => {
    const { user, asked, address } = openStatistics('/statistikk?uker=4&land=CN&vis=tull')
    await screen.findByRole('table', { name: 'Statistikk, uke' })
    expect(asked).toEqual([{ weeks: '4', country: 'CN' }])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kontor' }), 'Uten henting')
    await vi.waitFor(() => expect(asked.at(-1)).toEqual({ weeks: '4', country: 'CN', office: '' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Land' }), 'Alle land')
    await vi.waitFor(() => expect(asked.at(-1)).toEqual({ weeks: '4', office: '' }))
    await user.click(screen.getByRole('button', { name: 'Kontor' }))
    const table = await screen.findByRole('table', { name: 'Statistikk, kontor' })
    // Zero of zero has no share.
    expect(within(table).getByRole('row', { name: /^Uten henting 0/ }).textContent).toContain('––')
    expect(address()).toMatch(/kontor=-.*per=offices/)
  })

  it('are a file of what is shown', async () => {
    const { user } = openStatistics('/statistikk?per=templates')
    const made: Blob[] = []
    const create = URL.createObjectURL
    URL.createObjectURL = (file: Blob) => {
      made.push(file)
      return 'blob:x'
    }
    onTestFinished(() => {
      URL.createObjectURL = create
    })
    await user.click(await screen.findByRole('button', { name: 'Last ned CSV' }))
    await vi.waitFor(() => expect(made).toHaveLength(1))
    const lines = (await made[0]?.text())?.split('\r\n')
    expect(lines?.[0]).toMatch(
      /^\uFEFF?Mal;Avgjort;Innsendt til avgjort, median, minutter;Innsendt til avgjort, 9 av 10, minutter;.*;Av maskinen, prosent;/,
    )
    expect(lines?.[1]).toBe('1.1.100 Kina;20;41;310;;;45;15;1;4;5')
  })

  it('say so where no day is counted, where nothing was decided, and where they cannot be fetched', async () => {
    const { answer, user } = openStatistics()
    const { to: _to, ...uncounted } = { ...statistics, weeks: [], reasons: [] }
    await screen.findByRole('table', { name: 'Statistikk, uke' })
    const choose = (words: string) => user.selectOptions(screen.getByRole('combobox', { name: 'Periode' }), words)
    answer(() => uncounted)
    await choose('Siste 13 uker')
    expect(await screen.findByText(/Ingen dager i perioden er talt ennå/)).toBeTruthy()
    answer(() => ({ ...statistics, total: figures({ decided: 0 }) }))
    await choose('Siste 26 uker')
    expect(await screen.findByText(/Ingenting er avgjort i perioden/)).toBeTruthy()
    answer(() => lose())
    await choose('Siste 4 uker')
    expect(await screen.findByText('Klarte ikke å hente statistikken.')).toBeTruthy()
  })

  it('[AUT-07] are neither shown nor asked for where somebody leads no office', async () => {
    const { asked } = openStatistics('/statistikk', ['B', 'V', 'A'])
    expect(await screen.findByText(/Du har ikke tilgang til statistikken/)).toBeTruthy()
    expect(asked).toEqual([])
  })
})
