import { handleCase, recordOriginalPaper, registerPaper, strikeOffPaper } from '@eksport/api'
import { describe, expect, it } from 'vitest'
import type { LoggedIn } from '../../testing/index.ts'
import {
  act,
  approved,
  caseOf,
  leader,
  officer,
  second,
  sheets,
  startServerOfPaper,
  stockOf,
} from '../../testing/numbered-paper.ts'

startServerOfPaper()

describe('a serial', () => {
  it('[CRT-15] is never given to two, also when officers print at once', async () => {
    const references = [await approved(4027), await approved(4038)] as const
    const before = await stockOf(officer)
    const [one, other] = await Promise.all([
      act(officer, references[0], { action: 'print' }),
      act(second, references[1], { action: 'print' }),
    ])
    const used = [one, other].flatMap(({ paperSerial = '' }) => paperSerial.split(', '))
    expect(new Set(used).size).toBe(4)
    expect((await stockOf(officer)).free).toBe(before.free - 4)
    expect(await sheets(`reference_number in (4027, 4038) and state <> 'PRINTED'`)).toEqual([])
  })

  it('[CRT-15] is taken once for two presses on the same print', async () => {
    await act(officer, 4027, { action: 'void-print', reason: 'Skjevt.' })
    const before = await stockOf(officer)
    const { application } = await caseOf(4027)
    const press = (person: LoggedIn) =>
      person.client.call(handleCase, {
        params: { referenceNumber: 4027 },
        body: { action: 'print' },
        ifMatch: application.version,
      })
    const presses = await Promise.allSettled([press(officer), press(second)])
    expect(presses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const after = await stockOf(officer)
    expect(after.free).toBe(before.free - 2)
  })
})

describe('a certificate that is annulled before anybody has answered whether it printed well', () => {
  it('[CRT-15] [ACT-11] asks no more about the print, but what became of its sheets, which are void then', async () => {
    const printed = await act(officer, 4041, { action: 'print' })
    const serials = (printed.paperSerial ?? '').split(', ')
    const annulled = await act(leader, 4041, { action: 'annul', reason: 'Prøven var positiv.' })
    expect(annulled.actions).not.toContain('confirm-print')
    expect(annulled.actions).not.toContain('void-print')
    expect(annulled.actions).toContain('record-paper')
    expect(await sheets('reference_number = 4041')).toEqual(serials.map((serial) => `${serial} PRINTED`))
    const recorded = await officer.client.call(recordOriginalPaper, {
      params: { referenceNumber: 4041 },
      body: { state: 'DESTROYED' },
      ifMatch: annulled.version,
    })
    expect(recorded).toMatchObject({ applicationStatus: 'ANNULLERT', paperFate: { fate: 'DESTROYED' } })
    expect(recorded.actions).not.toContain('record-paper')
    expect(await sheets('reference_number = 4041')).toEqual(serials.map((serial) => `${serial} VOID`))
    const { voids } = await stockOf(officer)
    expect(voids.find(({ referenceNumber }) => referenceNumber === 4041)).toMatchObject({
      sheets: serials.join(', '),
      reason: expect.stringContaining('Annullert'),
    })
  })
})

describe('the stock of an office', () => {
  it('[CRT-15] that is empty refuses the print in words, and nothing else changes', async () => {
    await leader.client.call(strikeOffPaper, { body: { first: 'NO 0152001', last: 'NO 0152012', reason: 'Brann.' } })
    await act(officer, 4038, { action: 'void-print', reason: 'Skjevt.' })
    const before = (await caseOf(4038)).application
    await expect(act(leader, 4038, { action: 'print' })).rejects.toMatchObject({
      status: 409,
      code: 'OUT_OF_PAPER',
      title: 'Bergen har ingen nummererte ark igjen. Registrer nye ark i papirlageret, og skriv ut på nytt.',
    })
    await leader.client.call(registerPaper, { body: { first: 'NO 0152200', last: 'NO 0152200' } })
    await expect(act(leader, 4038, { action: 'print' })).rejects.toMatchObject({
      title: expect.stringContaining(
        'trenger 2 ark, og kontoret har 1 igjen. Registrer nye ark i papirlageret ved Bergen',
      ),
    })
    expect((await caseOf(4038)).application).toEqual(before)
    expect((await stockOf(leader)).free).toBe(1)
  })
})
