import { getFormerCertificate } from '@eksport/api'
import type { ApplicationDraft } from '@eksport/domain'
import { describe, expect, it } from 'vitest'
import { aDraft, sendForChina } from '../../testing/index.ts'
import { serverWith } from '../../testing/server-with.ts'

const { database: owner, exporter, officer } = await serverWith(['exporter', 'officer'])

const toName = (name: string, address = 'Gate 1'): Partial<ApplicationDraft> => {
  const { recipient } = aDraft(new Date())
  return { recipient: { ...recipient, consignee: { ...recipient?.consignee, name, address } } }
}

async function sent(change: Partial<ApplicationDraft>, status?: string) {
  const referenceNumber = await sendForChina(exporter, () => change)
  if (status !== undefined)
    await owner.query('update applications set status = $2 where reference_number = $1', [referenceNumber, status])
  return referenceNumber
}

const formerOf = (referenceNumber: number) => officer.client.call(getFormerCertificate, { params: { referenceNumber } })

describe('the certificate before a case', () => {
  it('[CW-09] is the exporter’s newest issued one to the same consignee, of the same template and a common plant', async () => {
    const name = 'Alike Seafood Ltd'
    await sent(toName(name), 'UTSTEDT')
    const newest = await sent(toName(name), 'UTSTEDT')
    await sent(toName(name))
    await sent(toName('Somebody else'), 'UTSTEDT')
    const former = await formerOf(await sent(toName(name)))
    expect(former.application?.referenceNumber).toBe(newest)
    expect(former).toMatchObject({ isFirstToConsignee: false, isNewAddress: false })
    // The officer who handled it is not something the exporter stated.
    expect(former.application).not.toHaveProperty('caseworker')
  })

  it('[CW-08] is missing for a consignee who is new, and says so; another address is said too', async () => {
    const name = 'New Seafood Ltd'
    expect(await formerOf(await sent(toName(name), 'UTSTEDT'))).toEqual({
      isFirstToConsignee: true,
      isNewAddress: false,
    })
    expect(await formerOf(await sent(toName(name, 'Gate 2')))).toMatchObject({
      isFirstToConsignee: false,
      isNewAddress: true,
    })
  })

  it('[CW-09] is not one with goods of another plant', async () => {
    const name = 'Other Plant Ltd'
    const other = await sent(toName(name), 'UTSTEDT')
    await owner.query("update applications set establishments = '{X1}' where reference_number = $1", [other])
    const former = await formerOf(await sent(toName(name)))
    expect(former.application).toBeUndefined()
    expect(former.isFirstToConsignee).toBe(false)
  })
})
