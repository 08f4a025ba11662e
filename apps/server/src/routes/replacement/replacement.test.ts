import { randomUUID } from 'node:crypto'
import {
  createApplication,
  createMatsReplacement,
  createReplacement,
  deleteApplication,
  findMatsReplacement,
  getCurrentReplacement,
  getElectronicCertificate,
  getMatsReplacement,
  getReplacement,
  getSignedCertificate,
  listApplications,
  listFiles,
  listHistory,
  listNotices,
  recordMatsPaper,
  reopenApplication,
  requestClarification,
  saveMatsReplacement,
  saveReplacement,
  validateReplacement,
} from '@eksport/api'
import { feeWaivedTick, type MatsAnswers, ownAnswers, type ReplacementAnswers, type Unlocking } from '@eksport/domain'
import { addDays } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import { actOn, aDraft, aDraftForTheUsa, aPdf, organisationNumber } from '../../testing/index.ts'
import {
  approve,
  goods,
  issued,
  overlay,
  params,
  read,
  readCase,
  recordPaper,
  replace,
  send,
  statusOf,
  withPaper,
} from '../../testing/replace-certificate.ts'
import {
  database,
  exporter,
  officer,
  stranger as other,
  signer,
  startSharedServer,
} from '../../testing/shared-server.ts'

startSharedServer(['exporter', 'stranger', 'officer', 'signer'])

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

  it('[REP-01] [RTE-15] from paper to electronic: says all of the original, locks it, and ends it when its paper is back', {
    tags: 'proof',
  }, async () => {
    const original = await issued(['PAPER'], aDraftForTheUsa(new Date()))
    const proof = await aPdf()
    const replacement = await replace(original, withPaper, [new File([new Uint8Array(proof)], 'brev.pdf')])
    expect(await statusOf(original)).toBe('ERSTATNING_UNDER_REGISTRERING')
    const draft = await read(replacement)
    expect(draft.application).toMatchObject({
      applicationType: 'ERSTATNINGSSERTIFIKAT',
      applicationStatus: 'UNDER_REGISTRERING',
      originalApplicationReference: original,
      replacementInformation: { ...withPaper, attachments: [{ filename: 'brev.pdf' }] },
    })
    const { original: before } = draft
    expect(before?.productLines).toEqual(draft.application.productLines)
    expect(before?.transport).toEqual(draft.application.transport)
    // The goods have left: their departure may lie in the past.
    const transport = { ...draft.application.transport, dateOfDeparture: '2026-01-05' }
    const lines = (draft.application.productLines ?? []).map((line) => ({
      ...line,
      productionPeriod: { from: '2026-01-02', to: '2026-01-03' },
      slaughterInformation: [{ siteNumber: 10_790, fromDate: '2026-01-01', toDate: '2026-01-03' }],
    }))
    await overlay(replacement, { transport, productLines: lines, certificateFormats: ['PDF'] })
    const sent = await send(replacement)
    expect(sent).toMatchObject({ decision: 'MANUAL', applicationStatus: 'INNSENDT' })
    expect(await statusOf(original)).toBe('ERSTATNING_BEHANDLES')
    expect(await readCase(original)).toHaveProperty('replacement', replacement)
    expect((await read(replacement)).application.fees).toEqual([{ code: 'ERSTATNINGSSERTIFIKAT', amount: 875 }])
    await approve(replacement)
    await actOn(signer, replacement, { action: 'sign' })
    // The paper of the original holds it back; when that is accounted for it issues itself.
    expect(await statusOf(replacement)).toBe('GODKJENT')
    await expect(actOn(officer, replacement, { action: 'issue' })).rejects.toMatchObject({
      status: 409,
      code: 'originalAccountedFor',
    })
    await recordPaper(original, { state: 'RETURNED' })
    expect(await statusOf(replacement)).toBe('UTSTEDT')
    const ended = await read(original)
    expect(ended.application).toMatchObject({
      applicationStatus: 'ERSTATTET',
      replacedByApplicationReferences: [replacement],
      paperFate: { fate: 'RETURNED' },
    })
    expect(JSON.stringify(ended)).not.toContain('Kari Nordli')
    const history = await exporter.client.call(listHistory, { params: params(original) })
    expect(history.map(({ event }) => event)).toEqual([
      'create',
      'replace',
      'replacement-sent',
      'record-paper',
      'replacement-issued',
    ])
  })

  it('[CRT-12] row 21: nothing electronic of it is handed out while nobody knows where the paper of its original is', {
    tags: 'proof',
  }, async () => {
    const original = await issued(['PAPER'], aDraftForTheUsa(new Date()))
    const replacement = await replace(original, withPaper)
    await overlay(replacement, { certificateFormats: ['PDF'] })
    await send(replacement)
    await approve(replacement)
    await actOn(signer, replacement, { action: 'sign' })
    expect(await statusOf(replacement)).toBe('GODKJENT')
    const fetched = () =>
      Promise.allSettled(
        [getSignedCertificate, getElectronicCertificate].map((call) =>
          exporter.client.call(call, { params: params(replacement) }),
        ),
      )
    const listed = async () => {
      const files = await exporter.client.call(listFiles, { params: params(replacement) })
      return files.map(({ kind }) => kind).filter((kind) => kind === 'signed' || kind === 'message')
    }
    const listedRow = async () => {
      const query = { referenceNumber: String(replacement) }
      const { content } = await exporter.client.call(listApplications, { params: { organisationNumber }, query })
      return content[0]
    }
    const offered = async () => {
      const { application } = await read(replacement)
      return [application.actions, (await listedRow())?.actions].map((actions) =>
        actions?.filter((action) => action.startsWith('download')),
      )
    }
    expect(await fetched()).toMatchObject([{ reason: { status: 404 } }, { reason: { status: 404 } }])
    expect(await listed()).toEqual([])
    expect(await offered()).toEqual([[], []])
    // [STA-05] Its exporter is told why.
    expect(await read(replacement)).toHaveProperty('awaitsOriginal', true)
    expect(await listedRow()).toHaveProperty('awaitsOriginal', true)
    expect((await readCase(replacement)).application.actions).toContain('download-signed-pdf')
    await recordPaper(original, { state: 'RETURNED' })
    expect(await statusOf(replacement)).toBe('UTSTEDT')
    expect(await read(replacement)).not.toHaveProperty('awaitsOriginal')
    expect(await listedRow()).not.toHaveProperty('awaitsOriginal')
    expect(await fetched()).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }])
    expect(await listed()).toEqual(['signed', 'message'])
    const both = ['download-signed-pdf', 'download-electronic-certificate']
    expect(await offered()).toEqual([both, both])
  })

  it('[FEE-01] row 29: an agreed return leaves a task, the exporter is told, and a fault of the authority costs nothing', {
    tags: 'proof',
  }, async () => {
    const original = await issued(['PAPER'], aDraftForTheUsa(new Date()))
    const replacement = await replace(original, { ...withPaper, reasonForReplacement: 'TEKNISK_FEIL_EKSPORT' })
    await overlay(replacement, { certificateFormats: ['PDF'] })
    await send(replacement)
    await approve(replacement, [feeWaivedTick])
    expect((await read(replacement)).application.fees).toEqual([])
    await expect(recordPaper(original, { state: 'RETURN_AGREED' })).rejects.toMatchObject({
      status: 400,
      problem: { fieldErrors: { trackingNumber: ['Feltet er påkrevd'] } },
    })
    await recordPaper(original, { state: 'RETURN_AGREED', trackingNumber: 'RR123456785NO' })
    await actOn(signer, replacement, { action: 'sign' })
    expect(await statusOf(replacement)).toBe('UTSTEDT')
    const { application } = await readCase(original)
    expect(application).toMatchObject({
      applicationStatus: 'KANSELLERING_BEHANDLES',
      returnAgreement: { trackingNumber: 'RR123456785NO' },
      replacedByApplicationReferences: [replacement],
    })
    expect(application.actions).toContain('grant-cancellation')
    expect(application.actions).not.toContain('undo-cancellation')
    // [ACT-12] A list tells it from a cancellation by what stands in its place, which its paper alone waits for.
    const listed = async () => {
      const query = { referenceNumber: String(original) }
      const { content } = await exporter.client.call(listApplications, { params: { organisationNumber }, query })
      return content[0]?.replacedByApplicationReferences
    }
    expect(await listed()).toEqual([replacement])
    const { rows } = await database.query(
      `select 1 from notices where reference_number = $1 and kind = 'PAPER_TO_RETURN'`,
      [original],
    )
    expect(rows.length).toBeGreaterThan(0)
    // [ACT-13] Row 25: nobody had asked for a cancellation, so that none is granted.
    await actOn(officer, original, { action: 'grant-cancellation', paperFate: 'RETURNED' })
    expect(await statusOf(original)).toBe('ERSTATTET')
    expect(await listed()).toBeUndefined()
    const { notices } = await exporter.client.call(listNotices)
    const kinds = notices.filter((notice) => notice.referenceNumber === original).map(({ kind }) => kind)
    expect(kinds).toEqual(['REPLACED_PAPER_SETTLED', 'PAPER_TO_RETURN'])
  })

  it('[REP-01] [SEC-04] is changed by whoever has seen its last version, and keeps the files that stay', {
    tags: 'proof',
  }, async () => {
    const original = await issued(['PAPER'])
    const file = async (name: string) => new File([new Uint8Array(await aPdf())], name)
    const replacement = await replace(original, withPaper, [await file('en.pdf'), await file('to.pdf')])
    const at = { ...params(original), replacementReferenceNumber: replacement }
    const stored = await exporter.client.call(getReplacement, { params: at })
    const keptAttachments = stored.replacementInformation.attachments.slice(0, 1).map(({ id }) => id)
    const changed = { ...withPaper, reasonForReplacement: 'ANNET' }
    const save = (ifMatch: number, attachments: File[]) =>
      exporter.client.call(saveReplacement, {
        params: at,
        body: { replacementInformation: { ...changed, keptAttachments }, attachments },
        ifMatch,
      })
    await save(stored.version, [await file('tre.pdf')])
    const after = await exporter.client.call(getReplacement, { params: at })
    expect(after.replacementInformation).toMatchObject({
      ...changed,
      attachments: [{ filename: 'en.pdf' }, { filename: 'tre.pdf' }],
    })
    await expect(save(stored.version, [])).rejects.toMatchObject({ status: 412 })
    await expect(save(after.version, [await file('EN.pdf')])).rejects.toMatchObject({ status: 409 })
    const elsewhere = { ...at, referenceNumber: await issued(['PAPER']) }
    await expect(exporter.client.call(getReplacement, { params: elsewhere })).rejects.toMatchObject({ status: 404 })
  })

  it('[ACT-08] [REP-01] keeps its reason and its files after a question that unlocks something else', {
    tags: 'proof',
  }, async () => {
    const original = await issued(['E_CERT'])
    const file = async (name: string) => new File([new Uint8Array(await aPdf())], name)
    const replacement = await replace(original, goods, [await file('sporing.pdf')])
    await send(replacement)
    await actOn(officer, replacement, { action: 'take' })
    const at = { ...params(original), replacementReferenceNumber: replacement }
    const stored = () => exporter.client.call(getReplacement, { params: at })
    const save = async (change: ReplacementAnswers, keptAttachments?: string[], attachments: File[] = []) => {
      const replacementInformation = { ...goods, ...change, ...(keptAttachments && { keptAttachments }) }
      const ifMatch = (await stored()).version
      return exporter.client.call(saveReplacement, {
        params: at,
        body: { replacementInformation, attachments },
        ifMatch,
      })
    }
    await reopened(replacement, { pins: [{ fact: 'consignor.internalReference' }], unlocksAll: false })
    const refused = (field: string) => ({
      status: 422,
      code: 'ANSWER_LOCKED',
      fieldErrors: { [field]: [expect.stringContaining('låst')] },
    })
    await expect(save({ reasonForReplacement: 'ANNET' })).rejects.toMatchObject(refused('reasonForReplacement'))
    await expect(save({ consignmentLocation: { location: 'Havnen', country: 'CN' } })).rejects.toMatchObject(
      refused('consignmentLocation.location'),
    )
    await expect(save({}, [])).rejects.toMatchObject(refused('attachments'))
    await expect(save({}, undefined, [await file('brev.pdf')])).rejects.toMatchObject(refused('attachments'))
    const { replacementInformation } = await stored()
    expect(replacementInformation).toMatchObject({ ...goods, attachments: [{ filename: 'sporing.pdf' }] })
    await save({})
    await send(replacement, 'Referansen er riktig.')
    await reopened(replacement, { pins: [], unlocksAll: true })
    await save({ reasonForReplacement: 'ANNET' }, [])
    expect((await stored()).replacementInformation).toMatchObject({ reasonForReplacement: 'ANNET', attachments: [] })
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

  it('[MAT-01] [ACT-11] waits for its paper, which an officer records on it, and is issued on a return that is followed', {
    tags: 'proof',
  }, async () => {
    const { applicationReferenceNumber: referenceNumber } = await begin(`${year}052 000002`)
    await send(referenceNumber)
    await overlay(referenceNumber, { certificateFormats: ['PDF'] })
    await approve(referenceNumber)
    await actOn(signer, referenceNumber, { action: 'sign' })
    expect(await statusOf(referenceNumber)).toBe('GODKJENT')
    await expect(actOn(officer, referenceNumber, { action: 'issue' })).rejects.toMatchObject({
      status: 409,
      code: 'originalAccountedFor',
    })
    const record = async (body: Parameters<typeof recordPaper>[1]) => {
      const ifMatch = (await readCase(referenceNumber)).application.version
      return officer.client.call(recordMatsPaper, { params: { referenceNumber }, body, ifMatch })
    }
    await expect(record({ state: 'RETURN_AGREED' })).rejects.toMatchObject({ status: 400 })
    await record({ state: 'RETURN_AGREED', trackingNumber: 'RR 7 NO' })
    expect(await statusOf(referenceNumber)).toBe('UTSTEDT')
    const { notices } = await exporter.client.call(listNotices)
    const kinds = notices.filter((notice) => notice.referenceNumber === referenceNumber).map(({ kind }) => kind)
    expect(kinds).toContain('RETURN_AGREED')
    // What comes back later is recorded on the certificate that stands in its place, and once.
    await record({ state: 'RETURNED' })
    await expect(record({ state: 'LOST' })).rejects.toMatchObject({ status: 409, code: 'matsPaperOutstanding' })
    const { application } = await read(referenceNumber)
    expect(application.originalPaper).toEqual({ state: 'RETURNED', recordedTime: expect.any(String) })
    expect((await readCase(referenceNumber)).application.originalPaper).toMatchObject({ recordedBy: 'Kari Nordli' })
    const history = await exporter.client.call(listHistory, { params: params(referenceNumber) })
    expect(history.slice(-4).map(({ event }) => event)).toEqual([
      'record-mats-paper',
      'original-accounted-for',
      'issue',
      'record-mats-paper',
    ])
  })

  it('[ACT-08] [MAT-01] keeps its number after a question that unlocks something else, and what was recorded of its paper', {
    tags: 'proof',
  }, async () => {
    const [first, second] = [`${year}052 000003`, `${year}052 000004`]
    const { applicationReferenceNumber: referenceNumber } = await begin(first)
    await send(referenceNumber)
    await actOn(officer, referenceNumber, { action: 'take' })
    const recordReturn = async () => {
      const ifMatch = (await readCase(referenceNumber)).application.version
      return officer.client.call(recordMatsPaper, { params: { referenceNumber }, body: { state: 'RETURNED' }, ifMatch })
    }
    await recordReturn()
    const change = async (given: MatsAnswers) =>
      exporter.client.call(saveMatsReplacement, {
        params: params(referenceNumber),
        body: { replacementInformation: given },
        ifMatch: (await read(referenceNumber)).application.version,
      })
    await reopened(referenceNumber, { pins: [{ fact: 'consignor.internalReference' }], unlocksAll: false })
    const locked = [expect.stringContaining('låst')]
    await expect(change(answers(second))).rejects.toMatchObject({
      status: 422,
      code: 'ANSWER_LOCKED',
      fieldErrors: { originalCertificateReferenceNumber: locked },
    })
    const elsewhere = { ...answers(first).certificateLocationDetails, methodOfReturn: 'Med bud.' }
    await expect(change({ ...answers(first), certificateLocationDetails: elsewhere })).rejects.toMatchObject({
      fieldErrors: { 'certificateLocationDetails.methodOfReturn': locked },
    })
    await change(answers(first))
    await send(referenceNumber, 'Referansen er riktig.')
    await reopened(referenceNumber, { pins: [], unlocksAll: true })
    await change({ ...answers(first), reasonForReplacement: 'ANNET' })
    expect((await read(referenceNumber)).application.originalPaper).toMatchObject({ state: 'RETURNED' })
    // [ACT-11] The paper of another certificate is another paper.
    await change(answers(second))
    await send(referenceNumber, 'Nummeret var et annet.')
    const { application } = await readCase(referenceNumber)
    expect(application).toMatchObject({ originalReferenceNumberFromSkjematjenesten: second })
    expect(application.originalPaper).toBeUndefined()
    await recordReturn()
    expect((await readCase(referenceNumber)).application.originalPaper).toMatchObject({ state: 'RETURNED' })
  })
})

/** A case that its officer asks about, and that its exporter reopens. */
async function reopened(referenceNumber: number, unlocking: Unlocking) {
  const { application } = await readCase(referenceNumber)
  const clarification = { questions: [{ message: 'Er dette riktig?', unlocking }] }
  const question = { params: { referenceNumber }, body: { clarification }, ifMatch: application.version }
  await officer.client.call(requestClarification, question)
  const asked = (await read(referenceNumber)).application
  await exporter.client.call(reopenApplication, { params: params(referenceNumber), ifMatch: asked.version })
}
