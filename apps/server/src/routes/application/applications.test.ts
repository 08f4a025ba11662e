import { randomUUID } from 'node:crypto'
import {
  ApiError,
  changeBookEntry,
  createApplication,
  deleteApplication,
  getApplication,
  listAddressBook,
  listApplications,
  listNamedTemplates,
  listRepresentedExporters,
  problemSchema,
  removeBookEntry,
  removeNamedTemplate,
  saveApplication,
  saveNamedTemplate,
  sendApplication,
  validateApplication,
  withdrawApplication,
} from '@eksport/api'
import type { ApplicationDraft } from '@eksport/domain'
import { describe, expect, it } from 'vitest'
import { aDraft, type LoggedIn, newDraft, organisationNumber, sendForChina } from '../../testing/index.ts'
import { serverWith } from '../../testing/server-with.ts'

const { server, database, exporter, stranger: other } = await serverWith(['exporter', 'stranger'])

const draft = () => aDraft(new Date())
const create = async (body: ApplicationDraft = draft(), idempotencyKey?: string) =>
  (await exporter.client.call(createApplication, { params: { organisationNumber }, body, idempotencyKey })).application
const paramsOf = ({ referenceNumber }: { referenceNumber: number }) => ({ organisationNumber, referenceNumber })
const addressOf = (path: string, number = organisationNumber) =>
  `${server.submitterUrl}/api/v3/helsesertifikat/organisasjoner/${number}/soeknader${path}`
const json = (method: string, body: unknown, headers: Record<string, string> = {}) => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})

describe('a draft', () => {
  it('[SEC-04] is changed only by one who has seen its last version', async () => {
    const application = await create()
    const params = paramsOf(application)
    await expect(exporter.client.call(saveApplication, { params, body: draft() })).rejects.toMatchObject({
      status: 428,
      code: 'VERSION_REQUIRED',
    })
    const saved = await exporter.client.call(saveApplication, { params, body: draft(), ifMatch: 1 })
    expect(saved.application.version).toBe(2)
    const late = aDraft(new Date(), { certificateFormats: ['E_CERT'] })
    await expect(exporter.client.call(saveApplication, { params, body: late, ifMatch: 1 })).rejects.toMatchObject({
      status: 412,
      code: 'STALE_VERSION',
    })
    const read = await exporter.client.call(getApplication, { params })
    expect(read.application).toMatchObject({ version: 2, certificateFormats: ['PAPER', 'E_CERT'] })
    const response = await exporter.browser.fetch(addressOf(`/${application.referenceNumber}`))
    expect(response.headers.get('etag')).toBe('"2"')
  })

  it('[SEC-04] lets one of two simultaneous saves win and tells the other', async () => {
    const application = await create()
    const saves = await Promise.allSettled(
      [1, 2].map(() =>
        exporter.client.call(saveApplication, { params: paramsOf(application), body: draft(), ifMatch: 1 }),
      ),
    )
    expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it.each([
    ['an unknown field', { surprise: 1 }],
    ["the server's status", { applicationStatus: 'UTSTEDT' }],
    ["the server's fee", { fees: [{ amount: 0 }] }],
    ['an unknown field deep inside', { control: { dispatchDate: '2026-11-20', approved: true } }],
  ])('[SEC-19] [API-03] refuses %s and stores nothing', async (_, extra) => {
    const { rows: before } = await database.query('select count(*)::int as count from applications')
    const response = await exporter.browser.fetch(addressOf(''), json('POST', { ...draft(), ...extra }))
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    const problem = problemSchema.parse(await response.json())
    expect(problem).toMatchObject({
      kind: 'VALIDATION_ERROR',
      status: 400,
      code: 'INVALID_REQUEST',
      traceId: expect.stringMatching(/^[\w-]{36}$/),
    })
    expect(Object.values(problem.fieldErrors ?? {}).flat()).toEqual(['Ukjent felt'])
    const { rows: after } = await database.query('select count(*)::int as count from applications')
    expect(after).toEqual(before)
  })

  it('[SEC-19] takes names of the parties from the register, not from the client', async () => {
    const body = draft()
    const named = {
      ...body,
      consignor: { ...body.consignor, organisationName: 'Et annet navn', address: 'Et annet sted' },
    }
    const application = await create(named)
    expect(application.consignor).toMatchObject({
      organisationName: 'Midnattsol Testlaks AS',
      internalReference: 'F-2026-TEST',
    })
    expect(application.sender?.submittingApplicant?.organisationNumber).toBe(organisationNumber)
  })

  it('[AUT-04] is for the organisation itself or an exporter that it represents, no other', async () => {
    const represented = await exporter.client.call(listRepresentedExporters, { params: { organisationNumber } })
    expect(represented.map((one) => one.organisationNumber)).toEqual([organisationNumber, '310000035'])
    const forAnother = aDraft(new Date(), { consignor: { organisationNumber: '310000035' } })
    expect((await create(forAnother)).consignor.organisationName).toBe('Lofotbris Testfisk AS')
    const forStranger = aDraft(new Date(), { consignor: { organisationNumber: '310000086' } })
    await expect(create(forStranger)).rejects.toMatchObject({ status: 422, code: 'NOT_REPRESENTED' })
  })

  const forOthers = 'Valgt mal er ikke gyldig for valgt land.'
  it.each([
    ['a template that is not for the country', { countryOfDestination: 'BR' }, 'certificateTemplate', forOthers],
    ['a template for other countries', { certificateTemplate: '2.1.22' }, 'certificateTemplate', forOthers],
    ['no template', { certificateTemplate: '' }, 'certificateTemplate', 'Du må velge en mal.'],
    ['an unknown template', { certificateTemplate: '9.9.9' }, 'certificateTemplate', 'Valget finnes ikke i listen.'],
    ['an unknown country', { countryOfDestination: 'XX' }, 'countryOfDestination', 'Valget finnes ikke i listen.'],
    [
      'a format that the country does not enable',
      { certificateFormats: ['PDF' as const] },
      'certificateFormats',
      'Valgt format tilbys ikke for valgt mal.',
    ],
  ])('[WIZ-06] is not begun with %s', async (_, change, field, words) => {
    const body = { ...draft(), ...change }
    const error = await create(body).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ status: 422, code: 'INVALID_CHOICE', fieldErrors: { [field]: [words] } })
  })

  it('[WIZ-06] [WIZ-17] without a format is saved with all else, and cannot be sent', async () => {
    const application = await create()
    const params = paramsOf(application)
    const body = { ...draft(), certificateFormats: [], transport: { ...draft().transport, placeOfLoading: 'Narvik' } }
    const { application: saved } = await exporter.client.call(saveApplication, { params, body, ifMatch: 1 })
    expect(saved).toMatchObject({ version: 2, certificateFormats: [], transport: { placeOfLoading: 'Narvik' } })
    await expect(exporter.client.call(sendApplication, { params, body: {}, ifMatch: 2 })).rejects.toMatchObject({
      code: 'INCOMPLETE',
      issues: [{ path: 'certificateFormats', code: 'required' }],
    })
    // One that the country does not offer is no choice that is left open.
    const wrong = { ...body, certificateFormats: ['PDF' as const] }
    await expect(exporter.client.call(saveApplication, { params, body: wrong, ifMatch: 2 })).rejects.toMatchObject({
      code: 'INVALID_CHOICE',
      issues: [{ path: 'certificateFormats', code: 'formatInvalid' }],
    })
  })

  it('[WIZ-06] [WIZ-17] whose format is offered no longer is saved with it, and cannot be sent', async () => {
    const application = await create()
    const params = paramsOf(application)
    await database.query(
      "update applications set document = jsonb_set(document, '{certificateFormats}', '[\"PDF\"]') where reference_number = $1",
      [application.referenceNumber],
    )
    const body = { ...draft(), certificateFormats: ['PDF' as const] }
    const { application: saved } = await exporter.client.call(saveApplication, { params, body, ifMatch: 1 })
    expect(saved).toMatchObject({ version: 2, certificateFormats: ['PDF'] })
    await expect(exporter.client.call(sendApplication, { params, body: {}, ifMatch: 2 })).rejects.toMatchObject({
      code: 'INVALID_CHOICE',
      issues: [{ path: 'certificateFormats', code: 'formatInvalid' }],
    })
  })

  it.each([
    ['no country', undefined, 'Feltet er påkrevd'],
    ['an empty country', '', 'Må inneholde minst 2 tegn'],
  ])('[WIZ-06] [API-03] is not begun with %s', async (_, countryOfDestination, words) => {
    const body = { ...draft(), countryOfDestination }
    const response = await exporter.browser.fetch(addressOf(''), json('POST', body))
    expect(problemSchema.parse(await response.json())).toMatchObject({
      status: 400,
      fieldErrors: { countryOfDestination: [words] },
    })
  })

  it('[WIZ-06] keeps the way in which it is filled in', async () => {
    const application = await create()
    const body = { ...draft(), applicationFormat: 'PDF' as const }
    const saved = exporter.client.call(saveApplication, { params: paramsOf(application), body, ifMatch: 1 })
    await expect(saved).rejects.toMatchObject({
      status: 422,
      code: 'FORMAT_FIXED',
      fieldErrors: { applicationFormat: [expect.stringMatching(/^Søknadsformatet kan ikke endres/)] },
    })
  })

  it.each([
    ['a tag that is no version of ours', { 'if-match': 'W/"1"' }, 'INVALID_IF_MATCH'],
    ['a key with a space in it', { 'if-match': '"1"', 'idempotency-key': 'to ord' }, 'INVALID_IDEMPOTENCY_KEY'],
  ])('[SEC-03] [SEC-04] is not sent with %s', async (_, headers, code) => {
    const { referenceNumber } = await create()
    const response = await exporter.browser.fetch(addressOf(`/${referenceNumber}/send`), json('POST', {}, headers))
    expect(problemSchema.parse(await response.json())).toMatchObject({ status: 400, code })
  })

  it('[TPL-13] copies the answers of another application, without what belongs to its journey', async () => {
    const original = await create()
    const {
      consignor,
      applicationType,
      applicationFormat,
      certificateFormats,
      certificateTemplate,
      countryOfDestination,
    } = draft()
    const body = {
      consignor,
      applicationType,
      applicationFormat,
      certificateFormats,
      certificateTemplate,
      countryOfDestination,
    }
    const query = { originalReferenceNumber: original.referenceNumber }
    const copy = await exporter.client.call(createApplication, { params: { organisationNumber }, query, body })
    expect(copy.application.referenceNumber).not.toBe(original.referenceNumber)
    expect(copy.application.recipient).toEqual(original.recipient)
    expect(copy.application.transport).not.toHaveProperty('dateOfDeparture')
    expect(copy.application.transport).not.toHaveProperty('flightNumber')
    expect(copy.application.certificateRetrieval).toEqual({ office: 'KLOEFTA' })
    expect(copy.application.consentForECert).toBeUndefined()
    expect(copy.application.copiedFrom).toEqual({
      referenceNumber: original.referenceNumber,
      withdrawn: copy.withdrawn,
    })
    expect(copy.withdrawn).toContain('transport.dateOfDeparture')
  })

  it('[STA-02] disappears when it is deleted, and its row waits', async () => {
    const application = await create()
    const params = paramsOf(application)
    await exporter.client.call(deleteApplication, { params, ifMatch: 1 })
    await expect(exporter.client.call(getApplication, { params })).rejects.toMatchObject({ status: 404 })
    const { rows } = await database.query(
      'select deleted_at is not null as gone from applications where reference_number = $1',
      [application.referenceNumber],
    )
    expect(rows).toEqual([{ gone: true }])
  })
})

describe('sending', () => {
  it('[VAL-12] is refused with the same issues that the browser shows, as words and as data', async () => {
    const { recipient: _, ...incomplete } = draft()
    const application = await create(incomplete)
    const error = await exporter.client
      .call(sendApplication, { params: paramsOf(application), body: {}, ifMatch: 1 })
      .catch((reason: unknown) => reason)
    expect(error).toMatchObject({
      status: 422,
      kind: 'VALIDATION_ERROR',
      code: 'INCOMPLETE',
      fieldErrors: { 'recipient.consignee.name': ['Feltet er påkrevd'] },
      issues: expect.arrayContaining([{ path: 'recipient.consignee.name', code: 'required' }]),
    })
  })

  it('[VAL-12] is refused with a place of entry of another country', async () => {
    const body = draft()
    const application = await create({ ...body, transport: { ...body.transport, pointOfEntry: 'BRGRU' } })
    await expect(
      exporter.client.call(sendApplication, { params: paramsOf(application), body: {}, ifMatch: 1 }),
    ).rejects.toMatchObject({ code: 'INCOMPLETE', issues: [{ path: 'transport.pointOfEntry', code: 'unknownCode' }] })
  })

  it('[VAL-12] is refused with a time between two half hours, and with one that the clock skips', async () => {
    const body = draft()
    const application = await create({
      ...body,
      control: { ...body.control, dispatchTime: '12:15' },
      // The clock is put forward in this night.
      transport: { ...body.transport, dateOfDeparture: '2037-03-29', timeOfDeparture: '02:30' },
    })
    await expect(
      exporter.client.call(sendApplication, { params: paramsOf(application), body: {}, ifMatch: 1 }),
    ).rejects.toMatchObject({
      code: 'INCOMPLETE',
      issues: [
        { path: 'control.dispatchTime', code: 'timeNotOffered' },
        { path: 'transport.timeOfDeparture', code: 'timeSkipped', params: { time: '02:30' } },
      ],
    })
  })

  it('[AUT-04] [SEC-08] is refused for an exporter that the organisation no longer represents', async () => {
    const represents = [organisationNumber, '310000035']
    const application = await create(aDraft(new Date(), { consignor: { organisationNumber: '310000035' } }))
    const params = paramsOf(application)
    await database.query(
      'delete from representations where organisation_number = $1 and exporter_number = $2',
      represents,
    )
    const sent = exporter.client.call(sendApplication, { params, body: {}, ifMatch: 1 })
    await expect(sent).rejects.toMatchObject({
      status: 422,
      code: 'NOT_REPRESENTED',
      title: expect.stringContaining('representerer ikke denne eksportøren'),
      fieldErrors: { 'consignor.organisationNumber': [expect.stringContaining('representerer ikke')] },
      issues: [{ path: 'consignor.organisationNumber', code: 'notRepresented' }],
    })
    const read = await exporter.client.call(getApplication, { params })
    expect(read.application).toMatchObject({ applicationStatus: 'UNDER_REGISTRERING', version: 1 })
    // What else is written in it is stored all the same; another one that is not represented is not.
    const body = aDraft(new Date(), { consignor: { organisationNumber: '310000035', internalReference: 'F-2' } })
    const { application: saved } = await exporter.client.call(saveApplication, { params, body, ifMatch: 1 })
    expect(saved.consignor).toEqual({ ...application.consignor, internalReference: 'F-2' })
    const forStranger = aDraft(new Date(), { consignor: { organisationNumber: '310000086' } })
    await expect(
      exporter.client.call(saveApplication, { params, body: forStranger, ifMatch: 2 }),
    ).rejects.toMatchObject({ code: 'NOT_REPRESENTED' })
    await database.query(
      'insert into representations (organisation_number, exporter_number) values ($1, $2)',
      represents,
    )
    await exporter.client.call(sendApplication, { params, body: {}, ifMatch: 2 })
  })

  it('[FEE-01] locks no other fee than the sender was shown, and leaves the draft as it was', async () => {
    const application = await create()
    const params = paramsOf(application)
    const send = (shownFee: number) => exporter.client.call(sendApplication, { params, body: { shownFee }, ifMatch: 1 })
    const refused: unknown = await send(1).catch((reason: unknown) => reason)
    expect(refused).toMatchObject({ status: 409, code: 'FEE_CHANGED', problem: { params: { shown: 1 } } })
    const fee = refused instanceof ApiError ? Number(refused.problem.params?.fee) : Number.NaN
    const read = await exporter.client.call(getApplication, { params })
    expect(read.application).toMatchObject({ applicationStatus: 'UNDER_REGISTRERING', version: 1 })
    expect(read.application.fees).toBeUndefined()
    await send(fee)
    const { application: sent } = await exporter.client.call(getApplication, { params })
    expect(sent.fees?.reduce((sum, { amount }) => sum + amount, 0)).toBe(fee)
  })

  it('[RUL-01] is refused by a critical finding of the rule check', async () => {
    const body = draft()
    const [line] = body.productLines ?? []
    const broken = { ...body, productLines: line === undefined ? [] : [{ ...line, processingState: 'FROZEN' }] }
    const validation = await exporter.client.call(validateApplication, { body: broken })
    expect(validation.errors.map(({ code }) => code)).toContain('CHILLED_GOODS_CANNOT_BE_FROZEN')
    const application = await create(broken)
    await expect(
      exporter.client.call(sendApplication, { params: paramsOf(application), body: {}, ifMatch: 1 }),
    ).rejects.toMatchObject({ status: 422, kind: 'RULE_VALIDATION_ERROR' })
  })

  it('[WIZ-16] [STA-01] is refused with 409 while submission is closed by its flag, and afterwards what was sent is not sent again', async () => {
    const application = await create()
    const params = paramsOf(application)
    await database.query("insert into flags values ('disabledSubmission', true)")
    await expect(exporter.client.call(sendApplication, { params, body: {}, ifMatch: 1 })).rejects.toMatchObject({
      status: 409,
      code: 'submissionOpen',
    })
    await database.query('delete from flags')
    await exporter.client.call(sendApplication, { params, body: {}, ifMatch: 1 })
    const { application: sent } = await exporter.client.call(getApplication, { params })
    await expect(
      exporter.client.call(sendApplication, { params, body: {}, ifMatch: sent.version }),
    ).rejects.toMatchObject({ status: 409 })
    await expect(
      exporter.client.call(saveApplication, { params, body: draft(), ifMatch: sent.version }),
    ).rejects.toMatchObject({ status: 409 })
    await expect(exporter.client.call(withdrawApplication, { params, ifMatch: sent.version })).rejects.toMatchObject({
      status: 409,
    })
  })
})

describe('an Idempotency-Key', () => {
  it('[SEC-03] gives the same answer and one effect, also to parallel requests', async () => {
    const key = randomUUID()
    const body = draft()
    const answers = await Promise.all([1, 2, 3].map(() => create(body, key)))
    expect(new Set(answers.map(({ referenceNumber }) => referenceNumber)).size).toBe(1)
  })

  it('[SEC-03] refuses another body under the same key', async () => {
    const key = randomUUID()
    await create(draft(), key)
    await expect(create(aDraft(new Date(), { certificateFormats: ['PAPER'] }), key)).rejects.toMatchObject({
      status: 422,
      code: 'KEY_REUSED',
    })
  })

  it('[SEC-03] sends once: the second answer is the first', async () => {
    const application = await create()
    const call = { params: paramsOf(application), body: {}, ifMatch: 1, idempotencyKey: randomUUID() }
    const first = await exporter.client.call(sendApplication, call)
    expect(await exporter.client.call(sendApplication, call)).toEqual(first)
    const { rows } = await database.query(
      "select count(*)::int as count from history where reference_number = $1 and event = 'send'",
      [application.referenceNumber],
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  it('is of one person: another gets nothing of the answer', async () => {
    const key = randomUUID()
    await create(draft(), key)
    const response = await other.browser.fetch(addressOf(''), json('POST', draft(), { 'idempotency-key': key }))
    expect(response.status).toBe(404)
  })
})

describe('another organisation', () => {
  it('[SEC-08] [AUT-03] gets for each call the very answer that it gets for what does not exist', async () => {
    const { referenceNumber } = await create()
    const calls: [string, RequestInit?][] = [
      [''],
      [`/${referenceNumber}`],
      [`/${referenceNumber}/meldinger`],
      [`/${referenceNumber}/historikk`],
      [`/${referenceNumber}`, json('PUT', draft(), { 'if-match': '"1"' })],
      [`/${referenceNumber}/send`, json('POST', {}, { 'if-match': '"1"' })],
    ]
    for (const [path, init] of calls) {
      for (const number of [organisationNumber, '310000027']) {
        if (path === '' && number === '310000027') continue
        const foreign = await other.browser.fetch(addressOf(path, number), init)
        const missing = await other.browser.fetch(
          addressOf(path.replace(String(referenceNumber), '99999999'), number),
          init,
        )
        const [one, two] = [problemSchema.parse(await foreign.json()), problemSchema.parse(await missing.json())]
        expect([foreign.status, { ...one, traceId: '' }]).toEqual([404, { ...two, traceId: '' }])
      }
    }
  })

  it('sees only its own in the list', async () => {
    const page = await other.client.call(listApplications, { params: { organisationNumber: '310000027' } })
    const { rows } = await database.query(
      "select count(*)::int as count from applications where organisation_number = '310000027' and deleted_at is null",
    )
    expect(page.totalElements).toBe(rows[0].count)
    expect(page.totalElements).toBeGreaterThan(2)
  })
})

describe('a change', () => {
  it.each([
    ['another origin', { origin: 'https://evil.example', 'content-type': 'application/json' }, 'FOREIGN_ORIGIN'],
    [
      'another site by Fetch-Metadata',
      { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
      'FOREIGN_ORIGIN',
    ],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'UNSUPPORTED_MEDIA_TYPE'],
    ['plain text', { 'content-type': 'text/plain' }, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('[SEC-14] is refused from %s', async (_, headers, code) => {
    const { rows: before } = await database.query('select count(*)::int as count from applications')
    const response = await exporter.browser.fetch(addressOf(''), {
      method: 'POST',
      body: JSON.stringify(draft()),
      headers,
    })
    expect([403, 415]).toContain(response.status)
    expect(await response.json()).toMatchObject({ status: response.status, code })
    const { rows: after } = await database.query('select count(*)::int as count from applications')
    expect(after).toEqual(before)
  })

  it('[SEC-14] is refused without any evidence of where it comes from', async () => {
    const cookie = [...exporter.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(addressOf(''), {
      method: 'POST',
      body: JSON.stringify(draft()),
      headers: { cookie, 'content-type': 'application/json' },
    })
    expect(response.status).toBe(403)
  })
})

describe('the contact person of a new application', () => {
  const params = { organisationNumber }
  const contactOf = async (who: LoggedIn, body: ApplicationDraft) =>
    (await who.client.call(createApplication, { params, body })).application.sender?.contactPerson

  it('[EXP-05] is who begins it, as in what they sent last; somebody who is named stays', async () => {
    const { sender, ...unnamed } = draft()
    expect(await contactOf(exporter, { ...unnamed, sender })).toEqual(sender?.contactPerson)
    expect(await contactOf(exporter, unnamed)).toMatchObject({ firstName: 'Ingrid', lastName: 'Solheim' })
    const mine = { ...sender?.contactPerson, firstName: 'Ingrid', lastName: 'Solheim', email: 'ingrid@example.no' }
    await sendForChina(exporter, () => ({ sender: { contactPerson: mine } }))
    expect(await contactOf(exporter, unnamed)).toEqual(mine)
  })
})

describe('the address book of an organisation', () => {
  const params = { organisationNumber }
  const list = () => exporter.client.call(listAddressBook, { params })

  it('[EXP-05] learns the addresses of what is sent, once each, is mended and forgets', async () => {
    const name = `Lær Av Meg ${randomUUID()}`
    const sendTo = async (city: string) => {
      const base = draft()
      const recipient = { ...base.recipient, consignee: { ...base.recipient?.consignee, name, city } }
      const { application } = await exporter.client.call(createApplication, { params, body: { ...base, recipient } })
      const { referenceNumber, version } = application
      expect((await list()).some(({ address }) => address.city === city)).toBe(false)
      const of = { params: { ...params, referenceNumber }, body: { comment: 'Haster' }, ifMatch: version }
      await exporter.client.call(sendApplication, of)
      return referenceNumber
    }
    await sendTo('Pudong')
    const last = await sendTo('Minhang')
    const [entry, ...others] = (await list()).filter(({ address }) => address.name === name)
    expect(others).toEqual([])
    expect(entry).toMatchObject({ kind: 'CONSIGNEE', address: { city: 'Minhang' }, referenceNumber: last })
    expect((await list()).map(({ kind }) => kind)).toContain('CONTROL_PLACE')
    if (entry === undefined) return
    const changed = { ...entry.address, city: 'Songjiang' }
    const { version: ifMatch } = entry
    const of = { params: { ...params, entryId: entry.id }, body: changed, ifMatch, idempotencyKey: randomUUID() }
    expect((await exporter.client.call(changeBookEntry, of)).address).toEqual(changed)

    // [SEC-07] Nobody of another organisation reads, mends or removes it.
    const theirs = { organisationNumber: '310000027' }
    expect((await other.client.call(listAddressBook, { params: theirs })).map(({ id }) => id)).not.toContain(entry.id)
    const ofTheirs = { params: { ...theirs, entryId: entry.id }, idempotencyKey: randomUUID() }
    await expect(other.client.call(changeBookEntry, { ...ofTheirs, body: changed, ifMatch })).rejects.toMatchObject({
      status: 404,
    })
    await expect(other.client.call(removeBookEntry, ofTheirs)).rejects.toMatchObject({ status: 404 })

    await exporter.client.call(removeBookEntry, { params: of.params, idempotencyKey: randomUUID() })
    expect((await list()).map(({ id }) => id)).not.toContain(entry.id)
  })
})

describe('the pickup of a new application', () => {
  const officeOf = async (body: ApplicationDraft) => {
    const application = await newDraft(exporter, body)
    return application.certificateRetrieval
  }
  const { certificateRetrieval, ...without } = draft()

  it('[EXP-05] begins at the office where the organisation fetched what it sent last', async () => {
    const { referenceNumber, version } = await create()
    const params = { organisationNumber, referenceNumber }
    await exporter.client.call(sendApplication, { params, body: {}, ifMatch: version })
    expect(await officeOf(without)).toEqual({ office: certificateRetrieval?.office })
  })

  it('[EXP-05] stays where somebody has chosen an office, and is none for a certificate without paper', async () => {
    expect(await officeOf({ ...without, certificateRetrieval: { office: 'BERGEN' } })).toEqual({ office: 'BERGEN' })
    expect(await officeOf({ ...without, certificateFormats: ['E_CERT'] })).toBeUndefined()
  })
})

describe('a template of an organisation', () => {
  const save = (who: LoggedIn, organisation: string, name: string, referenceNumber: number) =>
    who.client.call(saveNamedTemplate, {
      params: { organisationNumber: organisation },
      body: { name, referenceNumber },
      idempotencyKey: randomUUID(),
    })
  const list = () => exporter.client.call(listNamedTemplates, { params: { organisationNumber } })

  it('[EXP-05] is a name for a sent application, begins another like it, and is taken away again', async () => {
    const { content } = await exporter.client.call(listApplications, {
      params: { organisationNumber },
      query: { status: 'UTSTEDT' },
    })
    const referenceNumber = Number(content[0]?.referenceNumber)
    const saved = await save(exporter, organisationNumber, ' Kina, hver uke ', referenceNumber)
    expect(saved).toMatchObject({ name: 'Kina, hver uke', referenceNumber })
    expect(saved.usedTime).toBeUndefined()
    await expect(save(exporter, organisationNumber, 'kina, HVER uke', referenceNumber)).rejects.toMatchObject({
      status: 400,
      fieldErrors: { name: ['Virksomheten har alt en mal med dette navnet'] },
    })
    const query = { originalReferenceNumber: referenceNumber }
    await exporter.client.call(createApplication, { params: { organisationNumber }, query, body: draft() })
    expect((await list())[0]).toMatchObject({ id: saved.id, usedTime: expect.any(String) })
    const params = { organisationNumber, templateId: saved.id }
    await exporter.client.call(removeNamedTemplate, { params })
    expect((await list()).map(({ id }) => id)).not.toContain(saved.id)
    await expect(exporter.client.call(removeNamedTemplate, { params })).rejects.toMatchObject({ status: 404 })
  })

  it('[EXP-05] [SEC-07] is not made of a draft, nor of the application of another organisation', async () => {
    const { referenceNumber } = await create()
    await expect(save(exporter, organisationNumber, 'Utkast', referenceNumber)).rejects.toMatchObject({ status: 400 })
    await expect(save(other, '310000051', 'Deres', referenceNumber)).rejects.toMatchObject({ status: 404 })
  })
})
