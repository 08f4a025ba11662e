import { getProcessingTimes } from '@eksport/api'
import { lose } from '@eksport/portal/testing/memory-server.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openBare } from '#src/testing/open-app.tsx'
import { startSubmitterServer } from '#src/testing/start-server.ts'

const named = (code: string, nb: string) => ({ code, name: { nb, nn: nb, en: nb } })
const figures = { cases: 20, half: 41, nineOfTen: 310, byMachine: 9, paper: 70 }
const times = {
  from: '2026-10-23',
  to: '2026-11-19',
  total: figures,
  offices: [{ ...named('BERGEN', 'Bergen'), figures }, named('HARSTAD', 'Harstad')],
  templates: [{ ...named('1.1.100', 'Kina'), figures: { ...figures, byMachine: undefined, paper: undefined } }],
  reasons: [{ code: 'WEIGHT_UNLIKELY', cases: 8 }],
  otherReasons: 6,
}

it('[EXP-13] anybody reads how long it takes, and where there are too few to tell', async () => {
  startSubmitterServer().answer(getProcessingTimes, () => times)
  openBare('/behandlingstid')
  const office = await screen.findByRole('table', { name: 'Kontor' })
  const rows = within(office).getAllByRole('row')
  expect(rows).toHaveLength(2)
  expect(rows[1]?.textContent).toMatch(
    /Bergen.*41\u00a0min5\u00a0t\u00a010\u00a0min45\u00a0%1\u00a0t\u00a010\u00a0min$/,
  )
  expect(screen.getByText('Færre enn fem søknader hver, og derfor uten tall: Harstad.')).toBeTruthy()
  expect(screen.getByRole('row', { name: /^1\.1\.100 Kina/ }).textContent).toMatch(/min––$/)
  expect(screen.getByText('Vekt i hvert kolli og på transportmidlet')).toBeTruthy()
  expect(screen.getByText('6 søknader har andre grunner, hver med færre enn fem.')).toBeTruthy()
})

it('[EXP-13] says so where the times cannot be fetched', async () => {
  startSubmitterServer().answer(getProcessingTimes, lose)
  openBare('/behandlingstid')
  expect(await screen.findByText('Vi fikk ikke hentet behandlingstidene.')).toBeTruthy()
})
