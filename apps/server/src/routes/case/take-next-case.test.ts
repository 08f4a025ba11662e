import { getCase, listCases, takeNextCase } from '@eksport/api'
import { describe, expect, it } from 'vitest'
import { actOn } from '../../testing/index.ts'
import { sent } from '../../testing/owned-cases.ts'
import { database, leader, officer, signer, startSharedServer } from '../../testing/shared-server.ts'

startSharedServer(['exporter', 'officer', 'leader', 'signer'])

const waiting = { status: 'INNSENDT', assigned: 'none', office: 'own' } as const

async function emptyOffice(): Promise<void> {
  await database.query("update applications set caseworker_id = 'nobody' where caseworker_id is null")
}

describe('the next case', () => {
  it('[CW-06] is the one of the own office that is due first, and is the own one from then on', async () => {
    const { content } = await officer.client.call(listCases, { query: waiting })
    const { referenceNumber } = await officer.client.call(takeNextCase)
    expect(referenceNumber).toBe(content[0]?.referenceNumber)
    const params = { referenceNumber: referenceNumber ?? 0 }
    const { application } = await officer.client.call(getCase, { params })
    expect(application).toMatchObject({ applicationStatus: 'UNDER_VURDERING', caseworker: { name: 'Kari Nordli' } })
  })

  it('[CW-06] [STA-08] is nobody’s who only signs', async () => {
    await expect(signer.client.call(takeNextCase)).rejects.toMatchObject({ status: 403, code: 'not-allowed' })
  })

  it('[CW-06] is never the same for two who ask at once; none where none waits', { tags: 'proof' }, async () => {
    await emptyOffice()
    expect(await officer.client.call(takeNextCase)).toEqual({})
    const [first, second] = [await sent(), await sent()]
    await database.query('update applications set retrieval_office = null where reference_number in ($1, $2)', [
      first,
      second,
    ])
    const take = async ({ client }: typeof officer): Promise<number | undefined> => {
      for (;;) {
        const [asked] = await Promise.allSettled([client.call(takeNextCase)])
        if (asked.status === 'fulfilled') return asked.value.referenceNumber
        expect(asked.reason).toMatchObject({ status: 412 })
      }
    }
    const got = await Promise.all([take(officer), take(leader)])
    expect(got.toSorted()).toEqual([first, second].toSorted())
    expect(await officer.client.call(takeNextCase)).toEqual({})
    await actOn(officer, got[0] ?? 0, { action: 'release' })
    // Of the other office it is nobody's any more.
    expect(await leader.client.call(takeNextCase)).toEqual({})
    expect(await officer.client.call(takeNextCase)).toEqual({ referenceNumber: got[0] })
  })
})
