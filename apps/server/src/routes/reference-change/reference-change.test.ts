import {
  calculateFee,
  createApplication,
  decideReferenceChange,
  getParameters,
  listCountries,
  listOpeningHours,
  listReferenceChanges,
  listSpecies,
  listTemplates,
  previewReferenceChange,
  proposeReferenceChange,
  saveApplication,
  sendApplication,
} from '@eksport/api'
import { type ChangedThing, type PeriodName, today } from '@eksport/domain'
import { addDays, setAt, weekday } from '@eksport/forms'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { readReferenceData } from '../../db/reference-data/read-reference-data.ts'
import { aDraft, type LoggedIn, logInAs, startServer, type TestServer } from '../../testing/index.ts'

let server: TestServer
let database: Client
let leader: LoggedIn
let administrator: LoggedIn
let exporter: LoggedIn

beforeAll(async () => {
  server = await startServer({ postgres: inject('postgres') })
  database = await server.connect()
  leader = await logInAs(server, 'caseworker', 'demo-solveig-moen')
  administrator = await logInAs(server, 'caseworker', 'demo-astrid-lunde')
  exporter = await logInAs(server, 'submitter', 'demo-ingrid-solheim')
})
afterAll(() => server?.stop())

const now = today(new Date().toISOString())
const inDays = (days: number) => addDays(now, days)
const propose = (change: ChangedThing, validFrom = now, reason = 'Ny forskrift') =>
  leader.client.call(proposeReferenceChange, { body: { change, validFrom, reason } })
const decide = (who: LoggedIn, changeId: string, outcome: 'APPROVED' | 'RETURNED' = 'APPROVED', answer?: string) =>
  who.client.call(decideReferenceChange, { params: { changeId }, body: { outcome, ...(answer && { answer }) } })
const approved = async (change: ChangedThing, validFrom = now) =>
  decide(administrator, (await propose(change, validFrom)).id)
const fee = (value: number): ChangedThing => ({ kind: 'fee', subject: 'HELSESERTIFIKAT', value })
const parameter = (subject: 'maxPackageWeight' | 'minPackageWeight' | 'maxProductLines', value: number) =>
  ({ kind: 'rule-parameter', subject, value }) as const
const period = (subject: PeriodName, ...value: number[]) => ({ kind: 'period', subject, value }) as const
const authorityMail = (subject: string, value: string) => ({ kind: 'authority-mail', subject, value }) as const
const price = async () =>
  (
    await exporter.client.call(calculateFee, {
      body: { applicationType: 'HELSESERTIFIKAT', certificateFormat: ['PDF'], certificateTemplate: '1.1.7' },
    })
  ).amount
const at = (path: string) => ({ status: 400, fieldErrors: { [path]: [expect.any(String)] } })
const name = { nb: 'Flytting', nn: '', en: '' }
const closed = (from: string, to = from): ChangedThing => ({
  kind: 'office-exception',
  subject: 'BERGEN',
  value: { from, to, name },
})

describe('[ADM-02] a change that two must agree on', () => {
  it('waits, is refused to its proposer, and holds from its day once another approves it', async () => {
    const before = await price()
    const proposed = await propose(fee(before + 25))
    expect(proposed).toMatchObject({ state: 'WAITS', isMine: true, proposedBy: 'Solveig Moen' })
    await expect(decide(leader, proposed.id)).rejects.toMatchObject({ status: 403, code: 'PROPOSER_CANNOT_APPROVE' })
    expect(await price()).toBe(before)
    expect(await decide(administrator, proposed.id)).toMatchObject({ state: 'HOLDS', decidedBy: 'Astrid Lunde' })
    await vi.waitFor(async () => expect(await price()).toBe(before + 25))
    await expect(decide(administrator, proposed.id)).rejects.toMatchObject({ status: 409, code: 'CHANGE_DECIDED' })
    const { rows } = await database.query(
      `select details -> 'outcome' as outcome, details -> 'change' ->> 'kind' as kind from audit_events
       where action like 'POST %endringer%' and outcome = 'DONE' order by time, sequence`,
    )
    expect(rows.slice(-2)).toEqual([
      { outcome: 'PROPOSED', kind: 'fee' },
      { outcome: 'APPROVED', kind: 'fee' },
    ])
  })

  it('comes later where its day is later: prices follow each other', async () => {
    await approved(fee(900), inDays(40))
    await approved(fee(800), inDays(20))
    const { fees } = await leader.client.call(getParameters)
    const rows = fees.filter(({ code, validFrom }) => code === 'HELSESERTIFIKAT' && validFrom > now)
    expect(rows).toEqual([
      { code: 'HELSESERTIFIKAT', amount: 800, validFrom: inDays(20), validTo: inDays(39) },
      { code: 'HELSESERTIFIKAT', amount: 900, validFrom: inDays(40) },
    ])
    expect(await price()).toBeLessThan(800)
  })

  it('of a fee begins on its Monday: the Sunday before costs what it did', async () => {
    const monday = addDays(now, 8 - weekday(now) + 14)
    await approved({ kind: 'fee', subject: 'ERSTATNINGSSERTIFIKAT', value: 911 }, monday)
    const { fees } = await leader.client.call(getParameters)
    const rows = fees.filter(({ code }) => code === 'ERSTATNINGSSERTIFIKAT')
    const on = (day: string) => rows.filter(({ validFrom, validTo = day }) => validFrom <= day && validTo >= day)
    expect(weekday(monday)).toBe(1)
    expect([addDays(monday, -1), monday].map((day) => on(day).map(({ amount }) => amount))).toEqual([[875], [911]])
  })

  it('is returned with a reason, and changes nothing', async () => {
    const { id } = await propose(parameter('maxPackageWeight', 30))
    expect(await decide(administrator, id, 'RETURNED', 'For lavt')).toMatchObject({
      state: 'RETURNED',
      answer: 'For lavt',
    })
    const { rules } = await leader.client.call(getParameters)
    expect(rules).toContainEqual({ name: 'maxPackageWeight', value: 1500 })
  })

  it('is one version of its thing: another follows it', async () => {
    await approved(parameter('maxProductLines', 90))
    await approved(parameter('maxProductLines', 80))
    const { rules } = await leader.client.call(getParameters)
    expect(rules).toContainEqual({ name: 'maxProductLines', value: 80 })
    const all = await leader.client.call(listReferenceChanges)
    const own = all.filter(({ change }) => change.subject === 'maxProductLines')
    expect(own.map(({ change, state }) => [change.value, state])).toEqual([
      [80, 'HOLDS'],
      [90, 'FOLLOWED'],
    ])
  })

  it('takes a code and the approving of itself from a template', async () => {
    await approved({ kind: 'auto-approve', subject: '1.1.7', value: false })
    await approved({ kind: 'code', list: 'packaging-types', subject: '43', value: false })
    const { templates, lists } = await leader.client.call(getParameters)
    expect(templates.find(({ code }) => code === '1.1.7')?.autoApprove).toBe(false)
    const codes = lists.find(({ list }) => list === 'packaging-types')?.codes
    expect(codes?.find(({ code }) => code === '43')?.active).toBe(false)
  })

  it('of a period holds for it alone, and of an authority decides who is told', async () => {
    await approved(period('draftReminderDays', 50, 70, 85))
    await approved(authorityMail('DK', ' sertifikat@example.dk '))
    await approved(authorityMail('BR', ''))
    const { periods, receivers } = await leader.client.call(getParameters)
    expect(periods).toContainEqual({ name: 'draftReminderDays', value: [50, 70, 85] })
    expect(periods).toContainEqual({ name: 'draftExpiryDays', value: [90] })
    expect(receivers.find(({ country }) => country === 'DK')).toMatchObject({
      mail: 'sertifikat@example.dk',
      messages: 'NONE',
    })
    expect(receivers.map(({ country }) => country)).not.toContain('BR')
    expect(receivers.find(({ country }) => country === 'CN')?.messages).not.toBe('NONE')
  })

  it('is refused by the database as well, whoever writes there', async () => {
    const { id } = await propose(fee(444), inDays(60))
    const approve = `update reference_changes set outcome = 'APPROVED', decided_by = proposed_by, decided_name = 'x', decided_at = now()
      where id = $1`
    await expect(database.query(approve, [id])).rejects.toThrow(/two_persons/)
  })
})

describe('[ADM-01] [ADM-02] what changes while an exporter has a draft open', () => {
  it('[FEE-01] [PIK-08] neither books a day that is closed since, nor locks a price that was not shown', async () => {
    const body = aDraft(new Date(), { certificateFormats: ['PAPER'] })
    const params = { organisationNumber: '310000043' }
    const { application } = await exporter.client.call(createApplication, { params, body })
    const { referenceNumber, certificateRetrieval, version: ifMatch } = application
    const send = (shownFee: number) =>
      exporter.client.call(sendApplication, { params: { ...params, referenceNumber }, body: { shownFee }, ifMatch })
    const shown = await price()
    const day = certificateRetrieval?.date ?? ''
    const name = { nb: 'Flytting på Kløfta', nn: '', en: '' }
    const closing = (removed?: true): ChangedThing => ({
      kind: 'office-exception',
      subject: 'KLOEFTA',
      value: { from: day, to: day, name, ...(removed && { removed }) },
    })
    const isClosed = async () =>
      JSON.stringify(await exporter.client.call(listOpeningHours)).includes('Flytting på Kløfta')
    await propose(closing())
    await vi.waitFor(async () => expect(await isClosed()).toBe(true), { timeout: 20_000 })
    await expect(send(shown)).rejects.toMatchObject({
      status: 422,
      issues: [expect.objectContaining({ path: 'certificateRetrieval.date' })],
    })
    await propose(closing(true))
    await approved(fee(shown + 38))
    await vi.waitFor(async () => expect([await isClosed(), await price()]).toEqual([false, shown + 38]), {
      timeout: 20_000,
    })
    await expect(send(shown)).rejects.toMatchObject({
      code: 'FEE_CHANGED',
      problem: { params: { shown, fee: shown + 38 } },
    })
    expect(await send(shown + 38)).toMatchObject({ referenceNumber })
  })

  const params = { organisationNumber: '310000043' }
  const { certificateTemplate, countryOfDestination, productLines } = aDraft(new Date())
  const line = productLines?.[0]
  const offered = {
    species: async (code: string) => code in (await exporter.client.call(listSpecies)),
    countries: async (code: string) =>
      (await exporter.client.call(listCountries)).some((one) => one.code === code && one.active),
    'certificate-templates': async (code: string) =>
      (await exporter.client.call(listTemplates)).some((one) => one.key === code && one.active),
  }
  it.each([
    ['productLines.0.species', 'speciesInvalid', 'species', line?.species ?? ''],
    ['certificateTemplate', 'unknownCode', 'certificate-templates', certificateTemplate],
    ['countryOfDestination', 'unknownCode', 'countries', countryOfDestination],
  ] as const)(
    '[EXP-01] [EXP-15] %s that is taken out of use is told at its place, and all else is stored',
    async (...row) => {
      const [path, code, list, subject] = row
      const draft = aDraft(new Date(), { certificateFormats: ['PAPER'] })
      const { application } = await exporter.client.call(createApplication, { params, body: draft })
      const of = { ...params, referenceNumber: application.referenceNumber }
      const switchTo = async (value: boolean) => {
        await approved({ kind: 'code', list, subject, value })
        await vi.waitFor(async () => expect(await offered[list](subject)).toBe(value), { timeout: 20_000 })
      }
      await switchTo(false)
      const body = setAt({ ...draft }, 'consignor.internalReference', 'F-2027') as typeof draft
      const saved = await exporter.client.call(saveApplication, { params: of, body, ifMatch: application.version })
      expect(saved.application.consignor?.internalReference).toBe('F-2027')
      const send = () =>
        exporter.client.call(sendApplication, { params: of, body: {}, ifMatch: saved.application.version })
      await expect(send()).rejects.toMatchObject({ issues: [{ path, code }] })
      await switchTo(true)
      expect(await send()).toMatchObject({ referenceNumber: application.referenceNumber })
    },
  )
})

describe('[ADM-01] a change of offices and hours', () => {
  it('holds at once from its day', async () => {
    const hours = (await leader.client.call(getParameters)).hours.find(({ code }) => code === 'NORMAL')
    const value = {
      leadMinutes: 45,
      regular: { open: '09:00', close: '15:00' },
      seasons: hours?.seasons.map((season) => season.hours) ?? [],
    }
    const done = await leader.client.call(proposeReferenceChange, {
      body: { change: { kind: 'opening-hours', subject: 'NORMAL', value }, validFrom: now, reason: '' },
    })
    expect(done).toMatchObject({ state: 'HOLDS', decidedBy: 'Solveig Moen' })
    const after = (await leader.client.call(getParameters)).hours.find(({ code }) => code === 'NORMAL')
    expect(after).toMatchObject({ leadMinutes: 45, regular: { open: '09:00', close: '15:00' } })
  })

  it('of one part undoes no other part, be that changed before in another tab or agreed for a later day', async () => {
    const office = (value: Extract<ChangedThing, { kind: 'office' }>['value']): ChangedThing => ({
      kind: 'office',
      subject: 'AALESUND',
      value,
    })
    const later = await propose(office({ address: 'Fra i morgen 1' }), inDays(1))
    const address = await propose(office({ address: 'Kaia 1' }))
    const hours = await propose(office({ openingHours: 'KLOEFTA' }))
    const { offices } = await leader.client.call(getParameters)
    expect(offices.find(({ code }) => code === 'AALESUND')).toMatchObject({
      address: 'Kaia 1',
      openingHours: 'KLOEFTA',
    })
    const states = new Map((await leader.client.call(listReferenceChanges)).map(({ id, state }) => [id, state]))
    expect([later, address, hours].map(({ id }) => states.get(id))).toEqual(['COMES', 'HOLDS', 'HOLDS'])
    const tomorrow = await server.running.deps.transactions.run({ audience: 'nobody' }, (tx) =>
      readReferenceData(tx, inDays(1)),
    )
    expect(tomorrow['certificate-offices'].find(({ code }) => code === 'AALESUND')).toMatchObject({
      address: 'Fra i morgen 1',
      openingHours: 'KLOEFTA',
    })
    await expect(propose(office({}))).rejects.toMatchObject(at('change.value'))
  })

  it('closes an office on single days, said in each language, and refuses the same day twice', async () => {
    await propose(closed(inDays(3), inDays(4)))
    const { offices } = await leader.client.call(getParameters)
    const name = { nb: 'Flytting', nn: 'Flytting', en: 'Flytting' }
    expect(offices.find(({ code }) => code === 'BERGEN')?.exceptions).toEqual(
      expect.arrayContaining([
        { date: inDays(3), name },
        { date: inDays(4), name },
      ]),
    )
    await expect(propose(closed(inDays(4), inDays(6)))).rejects.toMatchObject(at('change.value.from'))
  })

  it('lets nobody send what would be fetched on a day that the office has closed since', async () => {
    const { date = '', office = '' } = aDraft(new Date()).certificateRetrieval ?? {}
    const change = { kind: 'office-exception', subject: office, value: { from: date, to: date, name } } as const
    await propose(change)
    const params = { organisationNumber: '310000043' }
    const sendNew = async () => {
      const { application } = await exporter.client.call(createApplication, { params, body: aDraft(new Date()) })
      const { referenceNumber, version: ifMatch } = application
      return exporter.client.call(sendApplication, { params: { ...params, referenceNumber }, body: {}, ifMatch })
    }
    const issues = [expect.objectContaining({ path: 'certificateRetrieval.date', code: 'pickupDateClosed' })]
    // A running server looks every second whether what it keeps has changed.
    await vi.waitFor(() => expect(sendNew()).rejects.toMatchObject({ issues }), { timeout: 15_000 })
    await propose({ ...change, value: { ...change.value, removed: true } })
  })

  it('takes back days that were closed by mistake, so that they can be written anew', async () => {
    const days = closed(inDays(20), inDays(22))
    if (days.kind !== 'office-exception') throw new TypeError('An exception')
    const { id } = await propose(days)
    const removal = { ...days, value: { ...days.value, removed: true as const } }
    await propose(removal)
    const { offices } = await leader.client.call(getParameters)
    const left = offices.find(({ code }) => code === 'BERGEN')?.exceptions.map(({ date }) => date)
    expect(left).not.toContain(inDays(21))
    const all = await leader.client.call(listReferenceChanges)
    expect(all.find((one) => one.id === id)?.state).toBe('FOLLOWED')
    await expect(propose(removal)).rejects.toMatchObject(at('change.value.from'))
    await propose(closed(inDays(21)))
  })

  it('adds a holiday and takes one away', async () => {
    const name = { nb: 'Fridag', nn: '', en: '' }
    await propose({ kind: 'public-holiday', subject: 'DAY_02-03', value: { observed: true, monthDay: '02-03', name } })
    await propose({ kind: 'public-holiday', subject: 'WHIT_MONDAY', value: { observed: false } })
    const observed = async () =>
      (await leader.client.call(getParameters)).holidays.filter((one) => one.observed).map(({ code }) => code)
    expect(await observed()).toContain('DAY_02-03')
    expect(await observed()).not.toContain('WHIT_MONDAY')
    const back = { kind: 'public-holiday', subject: 'WHIT_MONDAY', value: { observed: true } } as const
    await propose(back)
    expect(await observed()).toContain('WHIT_MONDAY')
    await expect(propose(back)).rejects.toMatchObject(at('change.value'))
  })
})

describe('[ADM-01] [ADM-02] a change that makes no sense is refused at its field', () => {
  const hours = (open: string, close: string): ChangedThing => ({
    kind: 'opening-hours',
    subject: 'NORMAL',
    value: { leadMinutes: 60, regular: { open, close }, seasons: [] },
  })
  it.each<[string, ChangedThing, string, string?, string?]>([
    ['a negative fee', fee(-1), 'change.value'],
    ['a fee with øre', fee(375.5), 'change.value'],
    ['a fee that is nobody’s', { kind: 'fee', subject: 'GEBYR', value: 3 }, 'change.subject'],
    ['a number beyond its bounds', parameter('maxProductLines', 0), 'change.value'],
    ['half a line', parameter('maxProductLines', 10.5), 'change.value'],
    ['a lower limit above the upper one', parameter('maxPackageWeight', 0.01), 'change.value'],
    ['a draft that is deleted sooner than promised', period('draftExpiryDays', 89), 'change.value'],
    ['a draft that is deleted before its last reminder', period('draftReminderDays', 60, 90), 'change.value'],
    ['a deletion before the reminder of it', period('replacementExpiryDays', 30.5), 'change.value'],
    ['the same reminder twice', period('draftReminderDays', 60, 60), 'change.value'],
    ['no reminder at all', period('clarificationReminderHours'), 'change.value'],
    ['two periods where there is one', period('noticeDays', 30, 60), 'change.value'],
    ['an address that is none', authorityMail('CN', 'kina@'), 'change.value'],
    ['an authority of no country', authorityMail('XX', 'a@example.org'), 'change.subject'],
    ['what holds already', { kind: 'auto-approve', subject: '2.1.22', value: true }, 'change.value'],
    ['closing before opening', hours('15:00', '08:00'), 'change.value.regular.close'],
    ['an exception that is over', closed(inDays(-2)), 'change.value.from'],
    ['an exception that ends before it begins', closed(inDays(9), inDays(8)), 'change.value.to'],
    [
      'a holiday on the day of another',
      {
        kind: 'public-holiday',
        subject: 'DAY_12-25',
        value: { observed: true, monthDay: '12-25', name: { nb: 'Jul', nn: '', en: '' } },
      },
      'change.value.monthDay',
    ],
    ['a day that has passed', fee(500), 'validFrom', inDays(-1)],
    ['no reason', fee(500), 'reason', now, ' '],
  ])('%s', async (_, change, path, validFrom, reason) => {
    await expect(propose(change, validFrom, reason)).rejects.toMatchObject(at(path))
  })
})

describe('[ADM-01] [ADM-02] what would have changed', () => {
  it('is counted over what was sent in the last 30 days, and changes nothing', async () => {
    const before = await database.query('select count(*)::int as n, max(since_revision) as r from reference_changes')
    const preview = await leader.client.call(previewReferenceChange, { body: { change: fee(1) } })
    expect(preview.judged).toBeGreaterThan(0)
    expect(preview).toMatchObject({ otherFee: preview.differ, newFinding: 0, lostFinding: 0, newlyStopped: 0 })
    expect(preview.differ).toBeGreaterThan(0)
    for (const { after } of preview.cases) expect(after.fee).toBe(1)
    const after = await database.query('select count(*)::int as n, max(since_revision) as r from reference_changes')
    expect(after.rows).toEqual(before.rows)
  })

  it('tells which findings a number of the rules gives and takes', async () => {
    const change = parameter('maxPackageWeight', 1)
    const preview = await leader.client.call(previewReferenceChange, { body: { change } })
    expect(preview.newFinding).toBeGreaterThan(0)
    const [first] = preview.cases.filter(({ before, after }) => after.findings.length > before.findings.length)
    const found = first?.after.findings.find((code) => !first.before.findings.includes(code)) ?? ''
    expect(preview.words[found]?.nb).toBeTruthy()
  })

  it('tells which could not have been sent', async () => {
    const sent = await database.query<{ code: string }>(
      `select snapshots.document ->> 'countryOfDestination' as code from snapshots join applications using (reference_number)
       where kind = 'SUBMITTED' and submitted_at > now() - interval '20 days' limit 1`,
    )
    const subject = sent.rows[0]?.code ?? ''
    const change = { kind: 'code', list: 'countries', subject, value: false } as const
    const preview = await leader.client.call(previewReferenceChange, { body: { change } })
    expect(preview.newlyStopped).toBeGreaterThan(0)
    const stopped = preview.cases.filter(({ after }) => after.outcome === 'STOPPED')
    expect(stopped.every(({ country }) => country === subject)).toBe(true)
  })
})

describe('[ADM-02] what nobody could propose', () => {
  it.each<[string, ChangedThing, string]>([
    ['a fee that is nobody’s', { kind: 'fee', subject: 'GEBYR', value: 3 }, 'change.subject'],
    ['a number beyond all bounds', parameter('maxProductLines', 1e300), 'change.value'],
    [
      'hours that are not there',
      { kind: 'office', subject: 'BERGEN', value: { active: true, openingHours: 'NEVER', address: '' } },
      'change.value.openingHours',
    ],
  ])('is not tried either: %s', async (_, change, path) => {
    await expect(leader.client.call(previewReferenceChange, { body: { change } })).rejects.toMatchObject(at(path))
  })
})
