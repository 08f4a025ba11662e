import { randomUUID } from 'node:crypto'
import {
  createApplication,
  createMatsReplacement,
  createReplacement,
  deleteApplication,
  findMatsReplacement,
  getCurrentReplacement,
  getMatsReplacement,
  saveMatsReplacement,
  validateReplacement,
} from '@eksport/api'
import { type MatsAnswers, ownAnswers } from '@eksport/domain'
import { addDays } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import { actOn, aDraft } from '../../testing/index.ts'
import {
  approve,
  exporter,
  goods,
  issued,
  officer,
  organisationNumber,
  other,
  overlay,
  params,
  read,
  recordPaper,
  replace,
  send,
  signer,
  startServerOfReplacements,
  statusOf,
  withPaper,
} from '../../testing/replace-certificate.ts'

startServerOfReplacements()

describe('the replacement of a certificate', () => {
  it('[REP-01] from electronic to paper: the original is replaced at once', async () => {
    const original = await issued(['E_CERT'])
    const replacement = await replace(original, goods)
    await overlay(replacement, { certificateFormats: ['PAPER'] })
    await send(replacement)
    await approve(replacement)
    // The template asks for a veterinarian's signature before anything is printed.
    if ((await statusOf(replacement)) === 'TIL_SIGNERING') await actOn(signer, replacement, { action: 'sign' })
    await expect(recordPaper(original, { state: 'LOST' })).rejects.toMatchObject({ status: 409 })
    await actOn(officer, replacement, { action: 'print' })
    await actOn(officer, replacement, { action: 'confirm-print' })
    expect((await actOn(officer, replacement, { action: 'issue' })).applicationStatus).toBe('UTSTEDT')
    expect(await statusOf(original)).toBe('ERSTATTET')
  })

  it('row 30: a replacement that is deleted leaves the certificate as it was, and another can be begun', async () => {
    const original = await issued(['PAPER'])
    const first = await replace(original, withPaper)
    await expect(replace(original, withPaper)).rejects.toMatchObject({ status: 409 })
    expect(
      (await exporter.client.call(getCurrentReplacement, { params: params(original) })).applicationReferenceNumber,
    ).toBe(first)
    await exporter.client.call(deleteApplication, { params: params(first), ifMatch: 1 })
    expect(await statusOf(original)).toBe('UTSTEDT')
    await expect(exporter.client.call(getCurrentReplacement, { params: params(original) })).rejects.toMatchObject({
      status: 404,
    })
    expect(await replace(original, withPaper)).toBeGreaterThan(first)
  })

  it('[EXP-11] [REP-01] begins with another departure where the goods leave at another time', async () => {
    const original = await issued(['E_CERT'])
    const { application } = await read(original)
    const departure = { date: addDays(application.transport?.dateOfDeparture ?? '', 2), time: '08:00' }
    const begun = await exporter.client.call(createReplacement, {
      params: params(original),
      body: { replacementInformation: goods, departure },
      ifMatch: application.version,
      idempotencyKey: randomUUID(),
    })
    const { application: draft } = await read(begun.applicationReferenceNumber)
    const { dateOfDeparture, timeOfDeparture } = draft.transport ?? {}
    expect([dateOfDeparture, timeOfDeparture]).toEqual([departure.date, departure.time])
    expect((await read(original)).application.transport).toEqual(application.transport)
  })

  it('[ACT-05] shows its exporter nothing of who handled the original, nor of where that waited', async () => {
    const original = await issued(['E_CERT'])
    await overlay(original, { caseOffice: 'BERGEN', caseworker: { id: 'demo-kari-nordli', name: 'Kari Nordli' } })
    const replacement = await replace(original, goods)
    const reading = await read(replacement)
    expect(reading.original).toMatchObject({ referenceNumber: original })
    expect(Object.keys(reading.original ?? {})).not.toEqual(expect.arrayContaining(['caseOffice']))
    expect(Object.keys(reading.original ?? {})).not.toEqual(expect.arrayContaining(['caseworker']))
  })

  it.each([
    ['no plan for the paper', ['PAPER'], goods, 'methodOfReturn'],
    ['a reason that is none', ['E_CERT'], { ...goods, reasonForReplacement: 'FORSINKET' }, 'reasonForReplacement'],
  ] as const)('[REP-01] is refused for %s, and nothing is begun', async (_, formats, answers, field) => {
    const original = await issued(formats)
    await expect(replace(original, answers)).rejects.toMatchObject({
      status: 400,
      problem: { fieldErrors: { [field]: [expect.any(String)] } },
    })
    expect(await statusOf(original)).toBe('UTSTEDT')
  })

  it('[SEC-08] is not there for strangers, and not begun beside the call for it', async () => {
    const original = await issued(['PAPER'])
    const theirs = { organisationNumber: '310000027', referenceNumber: original }
    await expect(other.client.call(getCurrentReplacement, { params: theirs })).rejects.toMatchObject({ status: 404 })
    const body = aDraft(new Date(), { applicationType: 'ERSTATNINGSSERTIFIKAT' })
    await expect(
      exporter.client.call(createApplication, { params: { organisationNumber }, body }),
    ).rejects.toMatchObject({ status: 422 })
  })

  it('[RUL-01] is assessed by an officer whatever it says', async () => {
    const result = await exporter.client.call(validateReplacement, { body: aDraft(new Date()) })
    expect(result.needsManualProcessing).toBe(true)
    expect(result.errors.map(({ code }) => code)).toContain('REPLACEMENT_CERTIFICATE')
  })
})

describe('the replacement of a certificate of the older service', () => {
  const year = String(new Date().getFullYear() % 100).padStart(2, '0')
  const located = { place: 'Hos eksportør', country: 'NO' }
  const answers = (reference: string): MatsAnswers => ({
    originalCertificateReferenceNumber: reference,
    originalCertificateIssuedDate: '2026-01-05',
    reasonForReplacement: 'MANGLENDE_OPPLYSNINGER',
    certificateLocationDetails: {
      consignmentLocation: { place: 'Shanghai', country: 'CN' },
      originalCertificateLocation: located,
      methodOfReturn: 'Rekommandert post.',
    },
  })
  const begin = (reference: string) =>
    exporter.client.call(createMatsReplacement, {
      params: { organisationNumber },
      body: { application: aDraft(new Date()), replacementInformation: answers(reference) },
      idempotencyKey: randomUUID(),
    })

  it('[MAT-01] [RTE-16] is an application of its own, found by its number while it lives, sent and approved as a replacement', async () => {
    const reference = `${year}051 123456`
    const { applicationReferenceNumber: referenceNumber } = await begin(reference)
    const find = (wanted: string) =>
      exporter.client.call(findMatsReplacement, {
        params: { organisationNumber },
        query: { matsCertificateOriginalReferenceNumber: wanted },
      })
    expect(await find(reference)).toEqual({ applicationReferenceNumber: referenceNumber })
    expect(await find(`${year}051 999999`)).toEqual({})
    await expect(begin(reference)).rejects.toMatchObject({
      status: 409,
      problem: { fieldErrors: { originalCertificateReferenceNumber: [expect.stringContaining('erstatter')] } },
    })
    const stored = await exporter.client.call(getMatsReplacement, { params: params(referenceNumber) })
    expect(stored.replacementInformation).toEqual(answers(reference))
    const corrected = `${year}051 123457`
    await exporter.client.call(saveMatsReplacement, {
      params: params(referenceNumber),
      body: { replacementInformation: answers(corrected) },
      ifMatch: stored.version,
    })
    expect(await find(reference)).toEqual({})
    expect((await read(referenceNumber)).application.originalReferenceNumberFromSkjematjenesten).toBe(corrected)
    expect(await send(referenceNumber)).toMatchObject({ decision: 'MANUAL' })
    const approved = await approve(referenceNumber)
    expect(['GODKJENT', 'TIL_SIGNERING']).toContain(approved.applicationStatus)
    expect(ownAnswers(approved)).toMatchObject({ applicationType: 'ERSTATNINGSSERTIFIKAT' })
  })

  it.each([
    ['24051123456', 'originalCertificateReferenceNumber', 'Husk at det må være et mellomrom'],
    [
      '15051 123456',
      'originalCertificateReferenceNumber',
      'Det er ikke mulig å erstatte sertifikater som er utstedt før 20',
    ],
  ])('[MAT-01] refuses %s at its field', async (reference, field, words) => {
    await expect(begin(reference)).rejects.toMatchObject({
      status: 400,
      problem: { fieldErrors: { [field]: [expect.stringContaining(words)] } },
    })
  })

  it('[MAT-01] takes a number once whoever asks, and again when the first came to nothing', async () => {
    const reference = `${year}052 000001`
    const { applicationReferenceNumber, version } = await begin(reference)
    const stranger = other.client.call(createMatsReplacement, {
      params: { organisationNumber: '310000027' },
      body: {
        application: aDraft(new Date(), { consignor: { organisationNumber: '310000027' } }),
        replacementInformation: answers(reference),
      },
      idempotencyKey: randomUUID(),
    })
    await expect(stranger).rejects.toMatchObject({ status: 409, code: 'MATS_REFERENCE_USED' })
    await exporter.client.call(deleteApplication, { params: params(applicationReferenceNumber), ifMatch: version })
    expect((await begin(reference)).applicationReferenceNumber).toBeGreaterThan(applicationReferenceNumber)
  })
})
