import { writeXlsx } from 'hucre/xlsx'
import { afterEach, expect, it, vi } from 'vitest'
import { workbookSheets } from './workbook-sheets.ts'
import './workbook.worker.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('[WIZ-23] the reader of workbooks answers also where it stumbles, so that nobody waits for ever', async () => {
  const answers = vi.fn()
  vi.stubGlobal('postMessage', answers)
  const bytes = await writeXlsx({ sheets: [{ name: 'Pakkliste', rows: [[new Date('2026-11-18T00:00Z')]] }] })
  vi.spyOn(Date.prototype, 'toISOString').mockImplementation(() => {
    throw new RangeError('Invalid time value')
  })
  self.dispatchEvent(new MessageEvent('message', { data: bytes }))
  await vi.waitFor(() =>
    expect(answers.mock.calls).toEqual([[{ reason: 'damaged', failure: 'RangeError: Invalid time value' }]]),
  )
})

it('[WIZ-23] a cell far to the right of a packing list does not make its rows as wide', async () => {
  const wide = [...Array.from({ length: 16_383 }, () => null), 'x']
  const bytes = await writeXlsx({ sheets: [{ name: 'Pakkliste', rows: [['Art', 'Vekt'], wide] }] })
  expect(await workbookSheets(bytes)).toMatchObject({ sheets: [{ rows: [['Art', 'Vekt']] }] })
})
