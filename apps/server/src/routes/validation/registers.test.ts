import { calculateFee, createApplication, getApplication, getCase, handleCase, validateApplication } from '@eksport/api'
import type { Register } from '@eksport/domain'
import { describe, expect, it } from 'vitest'
import {
  codesOf,
  forTheUsa,
  fromSite,
  putUp,
  send,
  setDraw,
  startServerOfRegisters,
  untilTaken,
} from '../../testing/asked-registers.ts'
import { actOn, aDraft, type LoggedIn, logIn, organisationNumber } from '../../testing/index.ts'
import { database, exporter, officer, server } from '../../testing/shared-server.ts'

startServerOfRegisters()

/** Acts for two exporters, each in its own name. */
const other = '310000019'

const takeDown = (register: Register) => database.query('insert into demonstration_outages values ($1)', [register])

describe('the registers', () => {
  it('[REG-02] a site with a disease stops the application in the check, and is refused when it is sent', async () => {
    const draft = fromSite(10_029)
    await database.query(
      `insert into demonstration_diseases values (10029, 'ILA', '2020-01-01', null) on conflict do nothing`,
    )
    expect(await codesOf(draft)).toEqual(['ILA_PD_OCCURRENCES CRITICAL'])
    await expect(send(draft)).rejects.toMatchObject({ status: 422, code: 'RULES_BROKEN' })
    await database.query(`update demonstration_diseases set to_day = '2020-02-01' where site_number = 10029`)
    expect(await codesOf(draft)).toEqual([])
  })

  it.each(['establishments', 'diseases', 'duplicates', 'organisations'] as const)(
    '[REG-01] %s that are down become a finding for an officer, and nothing is stopped',
    async (register) => {
      await takeDown(register)
      const draft = aDraft(new Date())
      expect(await codesOf(draft)).toEqual(['EXTERNAL_CHECK_UNAVAILABLE MANUAL_PROCESSING'])
      const answer = await send(draft)
      expect(answer.reasons).toContain('EXTERNAL_CHECK_UNAVAILABLE')
      await putUp()
      const { validation, registers } = await officer.client.call(getCase, {
        params: { referenceNumber: answer.referenceNumber },
      })
      expect(validation.errors).toMatchObject([{ code: 'EXTERNAL_CHECK_UNAVAILABLE', register }])
      expect(registers?.filter(({ outcome }) => outcome === 'unavailable').map(({ register: name }) => name)).toEqual([
        register,
      ])
    },
  )

  it('[REG-02] a consignment that is sent twice is told with its reference, and needs an officer once one is issued', async () => {
    const draft = aDraft(new Date(), { certificateFormats: ['PAPER'] })
    const first = await send(draft)
    expect(await codesOf(draft)).toEqual(['DUPLICATE_CONSIGNMENT WARNING'])
    await database.query(`update applications set status = 'UTSTEDT' where reference_number = $1`, [
      first.referenceNumber,
    ])
    await database.query(
      `update applications set document = jsonb_set(document, '{applicationStatus}', '"UTSTEDT"') where reference_number = $1`,
      [first.referenceNumber],
    )
    expect(await codesOf(draft)).toEqual(['DUPLICATE_CONSIGNMENT MANUAL_PROCESSING'])
    expect((await send(draft)).reasons).toContain('DUPLICATE_CONSIGNMENT')
  })

  it('[REG-02] a consignment is the same when its consignee is written in other letters of the same name', async () => {
    const draft = aDraft(new Date(), { certificateFormats: ['PAPER'] })
    const { recipient } = draft
    const sentTo = (name: string) => ({
      ...draft,
      recipient: { ...recipient, consignee: { ...recipient?.consignee, name } },
    })
    await send(sentTo('ÅRØY SEAFOOD ÆGIR LTD'))
    expect(await codesOf(sentTo('Årøy Seafood Ægir Ltd'))).toEqual(['DUPLICATE_CONSIGNMENT WARNING'])
  })

  it('[SEC-08] of somebody else’s application an exporter learns nothing, and the officer reads both', async () => {
    const draft = aDraft(new Date(), { certificateFormats: ['PAPER'] })
    const first = await send(draft)
    // The same goods by another organisation that acts for the same consignor.
    await database.query(
      `update applications set organisation_number = $2, organisation_name = 'Annen' where reference_number = $1`,
      [first.referenceNumber, other],
    )
    expect(await codesOf(draft)).toEqual([])
    const answer = await send(draft)
    // Everybody's list has the check; the exporter's says nothing about the finding.
    const sameGoods = { code: 'DUPLICATE_CONSIGNMENT', outcome: 'passed' }
    expect(answer.checks).toContainEqual(sameGoods)
    expect(JSON.stringify({ ...answer, checks: undefined })).not.toMatch(/DUPLICATE|Annen/)
    const params = { organisationNumber, referenceNumber: answer.referenceNumber }
    const own = await exporter.client.call(getApplication, { params })
    const { checks, ...rest } = own.decision ?? {}
    expect(checks).toContainEqual(sameGoods)
    expect(JSON.stringify({ ...own, application: undefined, decision: rest })).not.toContain('DUPLICATE')
    expect(own.registers).toBeUndefined()
    expect(own.decision?.checked.map(({ register, outcome }) => `${register} ${outcome}`)).toContain('duplicates ok')
    const { validation, decision } = await officer.client.call(getCase, { params })
    expect(validation.errors).toMatchObject([{ code: 'DUPLICATE_CONSIGNMENT', severity: 'WARNING' }])
    expect(decision?.checked.map(({ register, outcome }) => `${register} ${outcome}`)).toContain('duplicates finding')
    expect(decision?.checks).toContainEqual({ ...sameGoods, outcome: 'finding' })
  })

  it('[REG-01] [REG-02] what was answered is kept with its time, and shown to officers behind each finding', {
    tags: 'proof',
  }, async () => {
    await database.query(`delete from demonstration_diseases where site_number = 10054`)
    const { referenceNumber } = await send(fromSite(10_054))
    const before = await officer.client.call(getCase, { params: { referenceNumber } })
    expect(before.registers?.map(({ register, outcome }) => `${register} ${outcome}`)).toEqual([
      'establishments ok',
      'diseases ok',
      'duplicates ok',
      'organisations ok',
    ])
    // The disease is reported after the application was sent.
    await database.query(`insert into demonstration_diseases values (10054, 'PD', '2020-01-01', null)`)
    expect((await officer.client.call(getCase, { params: { referenceNumber } })).validation.errors).toEqual([])
    await actOn(officer, referenceNumber, { action: 'take' })
    const taken = await officer.client.call(getCase, { params: { referenceNumber } })
    expect(taken.validation.errors).toMatchObject([{ code: 'ILA_PD_OCCURRENCES', register: 'diseases' }])
    const [first, second] = [before, taken].map(({ registers }) =>
      Date.parse(registers?.find(({ register }) => register === 'diseases')?.at ?? ''),
    )
    expect(second).toBeGreaterThan(first ?? 0)
    await expect(
      officer.client.call(handleCase, {
        params: { referenceNumber },
        body: { action: 'approve' },
        ifMatch: taken.application.version,
      }),
    ).rejects.toMatchObject({ status: 409 })
    await database.query(`delete from demonstration_diseases where site_number = 10054`)
    await actOn(officer, referenceNumber, { action: 'approve' })
    const kept = await database.query('select occasion from register_checks where reference_number = $1', [
      referenceNumber,
    ])
    expect(kept.rows.map(({ occasion }) => occasion)).toEqual(['SENT', 'ASSESSED', 'ASSESSED', 'ASSESSED'])
  })

  it('[REG-02] is not asked for by an act that may not be done, and what the decision rests on stays as it was', {
    tags: 'proof',
  }, async () => {
    const { referenceNumber } = await send(aDraft(new Date()))
    const checks = async () => {
      const counted = 'select from register_checks where reference_number = $1'
      return (await database.query(counted, [referenceNumber])).rows.length
    }
    const handle = (person: LoggedIn, action: 'take' | 'approve', ifMatch: number) =>
      person.client.call(handleCase, { params: { referenceNumber }, body: { action }, ifMatch })
    const signer = await logIn(server, 'caseworker', 'demo-henrik-dahl')
    const leader = await logIn(server, 'caseworker', 'demo-solveig-moen')
    const { version } = (await officer.client.call(getCase, { params: { referenceNumber } })).application
    // [ACT-01] Row 6 is of a caseworker, and row 15 of what is being assessed, by whom it is.
    await expect(handle(signer, 'take', version)).rejects.toMatchObject({ status: 403 })
    await expect(handle(signer, 'approve', version)).rejects.toMatchObject({ status: 409 })
    expect(await checks()).toBe(1)
    const taken = await handle(officer, 'take', version)
    expect(await checks()).toBe(2)
    await expect(handle(leader, 'approve', taken.version)).rejects.toMatchObject({ code: 'NOT_YOURS' })
    expect(await checks()).toBe(2)
  })
})

describe('[ACT-07] what approves itself', () => {
  it('a clean application does, within the call that sends it, and both sides read what was checked', async () => {
    await setDraw(0)
    await untilTaken(async () => (await send(forTheUsa())).decision === 'AUTO_APPROVED')
    const answer = await send(forTheUsa())
    expect(answer).toMatchObject({ decision: 'AUTO_APPROVED', applicationStatus: 'GODKJENT', reasons: [] })
    const params = { organisationNumber, referenceNumber: answer.referenceNumber }
    const mine = await exporter.client.call(getApplication, { params })
    const theirs = await officer.client.call(getCase, { params })
    expect(mine.decision).toEqual(theirs.decision)
    // [RUL-05] One list: as it was predicted, as sending answers it, and as both sides read it.
    const predicted = await exporter.client.call(validateApplication, { body: forTheUsa() })
    expect(predicted.checks).toEqual(answer.checks)
    expect(mine.decision?.checks).toEqual(answer.checks)
    expect(answer.checks.filter(({ outcome }) => outcome !== 'passed' && outcome !== 'absent')).toEqual([])
    expect(mine.decision).toMatchObject({
      outcome: 'AUTO_APPROVED',
      reasons: [],
      checked: [{ register: 'establishments' }, { register: 'duplicates' }, { register: 'organisations' }],
    })
    expect(mine.application.approvedDateTime).toBeDefined()
  })

  it('everything else says why it needs a person', async () => {
    expect((await send(aDraft(new Date()))).reasons).toEqual(['TEMPLATE_ALWAYS_MANUAL', 'VETERINARIAN'])
    const warm = {
      ...forTheUsa().transport,
      temperatureRequirements: { isAmbient: false, minTemperature: 0, maxTemperature: 14 },
    }
    expect((await send(forTheUsa({ transport: warm }))).reasons).toEqual(['TEMPERATURE_INTERVAL'])
  })

  it('[REG-03] a flag of the template, a share and a fee that somebody enters hold while the server runs', {
    tags: 'proof',
  }, async () => {
    await setDraw(0)
    await database.query(
      `insert into reference_settings (name, subject, valid_from, value) values ('auto-approve', '2.1.22', '2020-01-03', 'false')`,
    )
    const fee = {
      applicationType: 'HELSESERTIFIKAT' as const,
      certificateFormat: ['PAPER' as const],
      certificateTemplate: '2.1.22',
    }
    await setFee(399)
    const amount = async () => (await exporter.client.call(calculateFee, { body: fee })).amount
    await untilTaken(async () => (await amount()) === 399)
    expect((await send(forTheUsa())).reasons).toEqual(['TEMPLATE_ALWAYS_MANUAL'])
    await database.query(`delete from reference_settings where name = 'auto-approve' and valid_from = '2020-01-03'`)
    await setDraw(1)
    await untilTaken(async () => (await send(forTheUsa())).reasons.join(' ') === 'DRAWN_FOR_CONTROL')
  })

  it('[REG-03] a number of the rules holds from its day on, and a row that cannot be read changes nothing', {
    tags: 'proof',
  }, async () => {
    /** The numbers as they are, but for these. */
    const enter = (day: string, value: unknown) =>
      database.query(
        `insert into reference_settings select name, subject, $1, value || $2 from reference_settings
         where name = 'rule-parameters' and valid_from = '2020-01-01'`,
        [day, JSON.stringify(value)],
      )
    await enter('2999-01-01', { maxProductLines: 1 })
    await enter('2020-01-03', { freshMaxAgeDays: 3, maxProductLines: 40 })
    const draft = aDraft(new Date())
    const begin = () => exporter.client.call(createApplication, { params: { organisationNumber }, body: draft })
    await untilTaken(async () => (await codesOf(draft)).length > 0)
    const { errors } = await exporter.client.call(validateApplication, { body: draft })
    expect(errors.map(({ message }) => message)).toEqual([expect.stringContaining('mer enn 3 dager')])
    // Whoever fills it in is told the number that the rule goes by.
    const { application, maxProductLines } = await begin()
    expect(maxProductLines).toBe(40)
    const params = { organisationNumber, referenceNumber: application.referenceNumber }
    expect((await exporter.client.call(getApplication, { params })).maxProductLines).toBe(40)
    await enter('2020-01-04', { freshMaxAgeDays: 'all' })
    await setFee(401)
    expect(await codesOf(draft)).toHaveLength(1)
    await database.query(`delete from reference_settings where name = 'rule-parameters' and valid_from <> '2020-01-01'`)
    await untilTaken(async () => (await codesOf(draft)).length === 0)
  })
})

/** A version of the fees, from today on, with another amount for a certificate. */
const setFee = (amount: number) =>
  database.query(
    `with added as (
       insert into reference_versions (list, valid_from, source, loaded_at) values ('fees', current_date, 'AUTHORITY', now()) returning version)
     insert into reference_entries (version, id, position, entry)
     select added.version, id, position,
       case when entry ->> 'code' = 'HELSESERTIFIKAT' and entry ->> 'validTo' is null
         then jsonb_set(entry, '{amount}', to_jsonb($1::int)) else entry end
     from added, reference_entries where reference_entries.version = (
       select version from reference_versions where list = 'fees' order by valid_from desc, version desc limit 1)`,
    [amount],
  )
