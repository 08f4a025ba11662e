import { listCases } from '@eksport/api'
import { aRow } from '@eksport/domain/testing'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { openWorklist } from '#src/testing/open-worklist.ts'

const temperature = { nb: 'Temperatur', nn: 'Temperatur', en: 'Temperature' }
const shown = [
  aRow({ openFindings: [{ code: 'TEMPERATURE', name: temperature, points: 2 }] }),
  aRow({ referenceNumber: 4002, openFindings: [], answeredDateTime: '2026-11-20T08:00:00Z' }),
  aRow({ referenceNumber: 4003, applicationStatus: 'UTSTEDT' }),
]
const rowOf = (reference: string) => {
  const row = screen.getByRole('rowheader', { name: reference }).closest('tr')
  if (row === null) throw new Error(`${reference} has no row`)
  return within(row)
}

describe('[CW-06] the list marks what deserves a look', () => {
  it('by how many points are open and of which findings, in the row and in all', async () => {
    const { server } = await openWorklist({ shown })
    server.answer(listCases, ({ query }) => ({ ...pageOf(shown, query), openFindings: 7 }))
    cleanup()
    openApp('/')
    expect(await screen.findByText('7 åpne funn')).toBeTruthy()
    expect(rowOf('#004001').getByTitle('Temperatur (2)').textContent).toBe('2: Temperatur (2)')
    expect(rowOf('#004002').getByText('0')).toBeTruthy()
    expect(screen.getByRole('columnheader', { name: /^Funn/ })).toBeTruthy()
  })

  it('by an answer that nobody has looked at, with a queue of its own', async () => {
    const { user, address } = await openWorklist({ shown })
    expect(rowOf('#004002').getByText('Svar kommet')).toBeTruthy()
    expect(rowOf('#004001').queryByText('Svar kommet')).toBeNull()
    await user.click(screen.getByRole('link', { name: /^Svar kommet/ }))
    await waitFor(() => expect(address()).toBe('/?awaits=reading'))
  })

  it('and is narrowed to open findings and to refused certificates', async () => {
    const { user, asked } = await openWorklist({ shown, address: '/?delivery=REFUSED' })
    await user.keyboard('f')
    await user.click(await screen.findByRole('button', { name: 'Funn', expanded: false }))
    await user.click(await screen.findByRole('radio', { name: 'Med åpne funn' }))
    await waitFor(() =>
      expect(asked()).toContainEqual(expect.objectContaining({ findings: 'open', delivery: 'REFUSED' })),
    )
  })
})
