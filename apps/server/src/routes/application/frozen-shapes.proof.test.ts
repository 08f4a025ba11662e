import { getCasePreview, getCertificatePreview, getReceipt, handleCase } from '@eksport/api'
import { readStored } from '@eksport/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { textOf } from '../../documents/testing/poppler.ts'
import {
  database,
  exporter,
  frozen,
  newDraft,
  officer,
  paramsOf,
  server,
  shapes,
  startServerOfShapes,
  store,
} from '../../testing/frozen-shapes.ts'
import { type LoggedIn, logIn } from '../../testing/index.ts'

startServerOfShapes()

let signer: LoggedIn

beforeAll(async () => {
  signer = await logIn(server, 'caseworker', 'demo-henrik-dahl')
})

describe.each(shapes)('an application stored as %s', (shape) => {
  let referenceNumber: number
  beforeAll(async () => {
    referenceNumber = await newDraft()
    await store(frozen(shape, referenceNumber), 'SUBMITTED')
  })

  it('[CRT-04] is printed for both sides', async () => {
    const preview = await exporter.client.call(getCertificatePreview, { params: paramsOf(referenceNumber) })
    expect(await textOf(Buffer.from(await preview.arrayBuffer()))).toContain('Testfartøy Delta')
    const forOfficer = await officer.client.call(getCasePreview, { params: { referenceNumber } })
    expect((await forOfficer.text()).startsWith('%PDF-')).toBe(true)
    const receipt = await exporter.client.call(getReceipt, { params: paramsOf(referenceNumber) })
    expect((await receipt.text()).startsWith('%PDF-')).toBe(true)
  })

  it('[CRT-04] that was approved then is signed now, by the hash of what is stored, whatever wrote the row since', async () => {
    const one = await newDraft()
    const approved = {
      ...frozen(shape, one),
      applicationStatus: 'TIL_SIGNERING',
      approvedDateTime: '2026-11-21T10:00:00+01:00',
      caseworker: { id: 'demo-kari-nordli', name: 'Kari Nordli' },
    }
    await store(approved, 'APPROVED', 'f'.repeat(64))
    const sign = () =>
      signer.client.call(handleCase, { params: { referenceNumber: one }, body: { action: 'sign' }, ifMatch: 1 })
    await expect(sign()).rejects.toMatchObject({ status: 409 })
    await store(approved, 'APPROVED')
    await database.query('update applications set document = $2 where reference_number = $1', [
      one,
      JSON.stringify(readStored(approved)),
    ])
    expect(await sign()).toMatchObject({ applicationStatus: 'GODKJENT' })
  })
})
