import { getApplication, getCase, validateApplication } from '@eksport/api'
import type { Register } from '@eksport/domain'
import { describe, expect, it } from 'vitest'
import {
  codesOf,
  database,
  exporter,
  forTheUsa,
  fromSite,
  officer,
  organisationNumber,
  putUp,
  send,
  setDraw,
  startServerOfRegisters,
  untilTaken,
} from '../../testing/asked-registers.ts'
import { aDraft } from '../../testing/index.ts'

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
    // The check stands in everybody's list; of what it found the exporter's has nothing.
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
})
