import { PDFDocument } from '@cantoo/pdf-lib'
import {
  addSeriesRows,
  type BodyOf,
  changeSeriesRows,
  deleteApplication,
  getApplication,
  getReceipt,
  getSeries,
  getSeriesReceipts,
  getSession,
  type SeriesRow,
  saveApplication,
  sendSeriesRows,
  stopSeriesRows,
} from '@eksport/api'
import type { ApplicationStatus } from '@eksport/domain'
import { describe, expect, it, vi } from 'vitest'
import { sendRow } from '../../jobs/send-row.ts'
import { aSeriesRow } from '../../testing/a-series-row.ts'
import { aDraft, newDraft, organisationNumber } from '../../testing/index.ts'
import { serverWith } from '../../testing/server-with.ts'

const { server, database, exporter, stranger: other } = await serverWith(['exporter', 'stranger'])

const base = () => aDraft(new Date())
const paramsOf = (referenceNumber: number) => ({ organisationNumber, referenceNumber })

const aSeries = async () => (await newDraft(exporter, base())).referenceNumber

const add = (origin: number, rows: readonly BodyOf<typeof addSeriesRows>['rows'][number][], idempotencyKey?: string) =>
  exporter.client.call(addSeriesRows, { params: paramsOf(origin), body: { rows: [...rows] }, idempotencyKey })
const rowsOf = async (origin: number) => (await exporter.client.call(getSeries, { params: paramsOf(origin) })).rows
const overlay = (referenceNumber: number, status: ApplicationStatus) =>
  database.query(
    'update applications set status = $2, submitted_at = now(), document = document || $3 where reference_number = $1',
    [referenceNumber, status, JSON.stringify({ applicationStatus: status })],
  )
const send = (origin: number, rows: readonly Pick<SeriesRow, 'referenceNumber' | 'version' | 'fee'>[]) =>
  exporter.client.call(sendSeriesRows, {
    params: paramsOf(origin),
    body: { rows: rows.map(({ referenceNumber, version, fee }) => ({ referenceNumber, version, shownFee: fee })) },
  })
/** The rows once nothing is on its way any more. */
const settled = (origin: number) =>
  vi.waitFor(
    async () => {
      const rows = await rowsOf(origin)
      expect(rows.filter(({ sending }) => sending?.state === 'WAITING')).toEqual([])
      return rows
    },
    { interval: 100 },
  )
/** What became of each row. */
const states = (rows: readonly SeriesRow[]) => rows.map(({ sending }) => [sending?.state, sending?.code])

describe('a series', () => {
  it('[EXP-10] begins an application for each row, with the goods of its base and what the row says', async () => {
    const origin = await aSeries()
    const { added } = await add(origin, [
      aSeriesRow(base(), 'ZZTU3042539'),
      aSeriesRow(base(), 'ZZTU3042708'),
      aSeriesRow(base(), 'ZZTU3042879'),
    ])
    expect(added).toHaveLength(3)
    const rows = await rowsOf(origin)
    expect(rows.map(({ referenceNumber }) => referenceNumber)).toEqual(added)
    for (const { issues, findings } of rows) {
      expect(issues).toEqual([])
      expect(findings.filter(({ severity }) => severity === 'CRITICAL')).toEqual([])
    }
    const { application } = await exporter.client.call(getApplication, { params: paramsOf(added[1] ?? 0) })
    const [line] = application.productLines ?? []
    expect(application).toMatchObject({ seriesOf: origin, transport: { containers: [{ number: 'ZZTU3042708' }] } })
    expect(line).toMatchObject({ species: base().productLines?.[0]?.species, lotNumber: expect.stringMatching(/^L-/) })
  })

  it('[EXP-10] [SEC-03] begins no row twice: not by the same key, nor by the same sheet', async () => {
    const origin = await aSeries()
    const rows = [aSeriesRow(base(), 'ZZTU3042539'), aSeriesRow(base(), 'ZZTU3042708')]
    const [first, again] = [await add(origin, rows, 'series-1'), await add(origin, rows, 'series-1')]
    expect(again).toEqual(first)
    const both = await Promise.all([
      add(origin, [...rows, aSeriesRow(base(), 'ZZTU3042879')]),
      add(origin, [aSeriesRow(base(), 'ZZTU3042879')]),
    ])
    expect(both.flatMap(({ added }) => added)).toHaveLength(1)
    expect(both.reduce((all, { known }) => all + known, 0)).toBe(3)
    expect(await rowsOf(origin)).toHaveLength(3)
  })

  it('[EXP-10] sends the good rows though one is bad, and each once', async () => {
    const origin = await aSeries()
    await add(origin, [
      aSeriesRow(base(), 'ZZTU3042539'),
      { ...aSeriesRow(base(), 'ZZTU3042708'), 'productLines.0.netWeight': null },
      aSeriesRow(base(), 'ZZTU3'),
    ])
    const [good, bad, last] = await rowsOf(origin)
    if (good === undefined || bad === undefined || last === undefined) throw new Error('Rows are missing')
    expect(bad.issues).toEqual([{ path: 'productLines.0.netWeight', code: 'required' }])
    const receipts = () => exporter.client.call(getSeriesReceipts, { params: paramsOf(origin) })
    await expect(receipts()).rejects.toMatchObject({ status: 404 })
    await send(origin, [good, bad, last])
    const sent = await settled(origin)
    expect(states(sent)).toEqual([
      ['SENT', undefined],
      ['REFUSED', 'INCOMPLETE'],
      ['SENT', undefined],
    ])
    expect(sent.map(({ submittedDateTime }) => submittedDateTime !== undefined)).toEqual([true, false, true])
    // A page of receipt for each that was sent, whether its job has drawn it yet or not.
    const pagesOf = async (file: Blob) => (await PDFDocument.load(await file.arrayBuffer())).getPageCount()
    const ofOne = await exporter.client.call(getReceipt, { params: paramsOf(good.referenceNumber) })
    expect(await pagesOf(await receipts())).toBe(2 * (await pagesOf(ofOne)))
    // What was sent is asked for no more.
    expect(await send(origin, [good, last])).toEqual({ ordered: [] })
    // A sent row can no longer be edited.
    const values = { 'productLines.0.netWeight': 21_540 }
    const changed = await exporter.client.call(changeSeriesRows, {
      params: paramsOf(origin),
      body: { rows: [good, bad].map(({ referenceNumber }) => ({ referenceNumber, values })) },
    })
    expect(changed.unchanged).toEqual([good.referenceNumber])
    const [, corrected] = await rowsOf(origin)
    expect(corrected?.issues).toEqual([])
    await send(origin, [corrected ?? bad])
    expect(states(await settled(origin))).toEqual(Array(3).fill(['SENT', undefined]))
  })

  it('[EXP-10] [SEC-08] sends in the name of who asked for it, also after their login, and by what they may do then', async () => {
    const origin = await aSeries()
    const { added } = await add(origin, [aSeriesRow(base(), 'ZZTU3042539'), aSeriesRow(base(), 'ZZTU3042708')])
    const { person } = await exporter.client.call(getSession)
    const fee = (await rowsOf(origin))[0]?.fee
    const order = (row: number | undefined, orderedBy: string, version = 1) =>
      database.query(
        `insert into series_sendings (reference_number, organisation_number, version, shown_fee, ordered_by, ordered_at)
         values ($1, $2, $3, $6, $4, $5) on conflict (reference_number) do update
         set version = $3, ordered_by = $4, settled_at = null, refusal = null`,
        [row, organisationNumber, version, orderedBy, new Date(), fee],
      )
    const run = (row: number | undefined) => sendRow.run(server.worker.deps, { row })
    const [first, second] = added
    // No session stands behind the order, and nobody waits for it. Tried twice, it is done once.
    await order(first, person.id)
    await Promise.all([run(first), run(first)])
    const { rows: history } = await database.query(
      "select actor_id from history where reference_number = $1 and event = 'send'",
      [first],
    )
    expect(history).toEqual([{ actor_id: person.id }])
    const { rows: audited } = await database.query(
      "select person_id, organisation_number from audit_events where reference_number = $1 and details->'series' = 'true'",
      [first],
    )
    expect(audited).toEqual([{ person_id: person.id, organisation_number: organisationNumber }])
    // Somebody who may not act for the organisation any more, and a version that nobody sees any more.
    const { person: stranger } = await other.client.call(getSession)
    await order(second, stranger.id)
    await run(second)
    expect(states(await rowsOf(origin))).toEqual([
      ['SENT', undefined],
      ['REFUSED', 'NOT_FOUND'],
    ])
    await order(second, person.id, 7)
    await run(second)
    expect(states(await rowsOf(origin))[1]).toEqual(['REFUSED', 'STALE_VERSION'])
  })

  it('[EXP-10] [FEE-01] locks no other fee than each row was shown to cost, and sends the others', async () => {
    const origin = await aSeries()
    await add(origin, [aSeriesRow(base(), 'ZZTU3042539'), aSeriesRow(base(), 'ZZTU3042708')])
    const [good, dearer] = await rowsOf(origin)
    if (good === undefined || dearer === undefined) throw new Error('Rows are missing')
    const shownFee = dearer.fee - 1
    await send(origin, [{ ...dearer, fee: shownFee }, good])
    const rows = await settled(origin)
    expect(rows).toMatchObject([
      { applicationStatus: expect.not.stringMatching('UNDER_REGISTRERING'), fee: good.fee, sending: { state: 'SENT' } },
      {
        applicationStatus: 'UNDER_REGISTRERING',
        version: dearer.version,
        fee: dearer.fee,
        issues: [],
        sending: { state: 'REFUSED', code: 'FEE_CHANGED', shownFee },
      },
    ])
    const { application: left } = await exporter.client.call(getApplication, {
      params: paramsOf(dearer.referenceNumber),
    })
    expect(left.fees).toBeUndefined()
    // What is shown now sends it, by the same job's name.
    await send(origin, rows.slice(1))
    expect(states(await settled(origin))).toEqual(Array(2).fill(['SENT', undefined]))
    const { application: sent } = await exporter.client.call(getApplication, {
      params: paramsOf(dearer.referenceNumber),
    })
    expect(sent.fees?.reduce((sum, { amount }) => sum + amount, 0)).toBe(dearer.fee)
  })

  it('[EXP-10] says why a row waits, tries for a day, and stops it for whoever will not wait', async () => {
    const origin = await aSeries()
    const { added } = await add(origin, [aSeriesRow(base(), 'ZZTU3042539'), aSeriesRow(base(), 'ZZTU3042708')])
    const [held = 0, old = 0] = added
    const { person } = await exporter.client.call(getSession)
    const fee = (await rowsOf(origin))[0]?.fee
    const order = (row: number, orderedAt: Date) =>
      database.query(
        `insert into series_sendings (reference_number, organisation_number, version, shown_fee, ordered_by, ordered_at)
         values ($1, $2, 1, $5, $3, $4)`,
        [row, organisationNumber, person.id, orderedAt, fee],
      )
    const now = new Date()
    await order(held, now)
    await order(old, new Date(now.getTime() - 25 * 60 * 60_000))
    const away = Object.assign(new Error('nobody there'), { code: 'ECONNREFUSED' })
    const { registers } = server.worker.deps
    const deps = { ...server.worker.deps, registers: { ...registers, ask: () => Promise.reject(away) } }
    await expect(sendRow.run(deps, { row: held })).rejects.toBe(away)
    await sendRow.run(deps, { row: old })
    const rows = await rowsOf(origin)
    expect(rows.map(({ sending }) => sending)).toMatchObject([
      { state: 'WAITING', problem: 'NO_ANSWER' },
      { state: 'REFUSED', code: 'GIVEN_UP' },
    ])
    expect(rows[0]?.fee).toBe(fee)
    const stop = () => exporter.client.call(stopSeriesRows, { params: paramsOf(origin) })
    expect(await stop()).toEqual({ stopped: [held] })
    expect(await stop()).toEqual({ stopped: [] })
    // The queue's next attempt finds nothing to do, and the row is sent when it is asked for anew.
    await sendRow.run(server.worker.deps, { row: held })
    const stopped = await rowsOf(origin)
    expect(stopped[0]).toMatchObject({ applicationStatus: 'UNDER_REGISTRERING', sending: { code: 'STOPPED' } })
    await send(origin, stopped)
    expect(states(await settled(origin))).toEqual(Array(2).fill(['SENT', undefined]))
  })

  it('[EXP-10] [SEC-19] takes what a sheet has and nothing else, and then no row of it', async () => {
    const origin = await aSeries()
    const foreign: readonly Record<string, string>[] = [
      { 'recipient.consignee.name': 'Somebody else' },
      { applicationStatus: 'UTSTEDT' },
      { 'productLines.4.lotNumber': 'L-1' },
      { 'transport.dateOfDeparture': 'tomorrow' },
      { 'productLines.0.netWeight': 'much' },
    ]
    for (const values of foreign) {
      await expect(
        exporter.client.call(addSeriesRows, {
          params: paramsOf(origin),
          body: { rows: [aSeriesRow(base(), 'ZZTU3042539'), values] },
        }),
      ).rejects.toMatchObject({ status: 400, code: 'INVALID_REQUEST' })
    }
    expect(await rowsOf(origin)).toEqual([])
  })

  it('[EXP-10] [SEC-08] is of its organisation alone, and a row of its own series', async () => {
    const [origin, another] = [await aSeries(), await aSeries()]
    const { added } = await add(origin, [aSeriesRow(base(), 'ZZTU3042539')])
    const rows = [{ referenceNumber: added[0] ?? 0, values: {} }]
    const theirs = { organisationNumber: '310000035', referenceNumber: origin }
    for (const params of [theirs, paramsOf(origin)]) {
      const refused = { status: expect.toSatisfy((status) => [403, 404].includes(status)) }
      await expect(other.client.call(getSeries, { params })).rejects.toMatchObject(refused)
      await expect(other.client.call(addSeriesRows, { params, body: { rows: [{}] } })).rejects.toMatchObject(refused)
      await expect(other.client.call(changeSeriesRows, { params, body: { rows } })).rejects.toMatchObject(refused)
      const seen = rows.map(({ referenceNumber }) => ({ referenceNumber, version: 1, shownFee: 0 }))
      await expect(other.client.call(sendSeriesRows, { params, body: { rows: seen } })).rejects.toMatchObject(refused)
      await expect(other.client.call(stopSeriesRows, { params })).rejects.toMatchObject(refused)
      await expect(other.client.call(getSeriesReceipts, { params })).rejects.toMatchObject(refused)
    }
    await expect(
      exporter.client.call(changeSeriesRows, { params: paramsOf(another), body: { rows } }),
    ).rejects.toMatchObject({ status: 404 })
  })

  it('[EXP-10] begins a container anew whose row has come to nothing', async () => {
    const origin = await aSeries()
    const rows = [aSeriesRow(base(), 'ZZTU3042539'), aSeriesRow(base(), 'ZZTU3042708')]
    const { added } = await add(origin, rows)
    await overlay(added[0] ?? 0, 'TRUKKET_TILBAKE')
    await overlay(added[1] ?? 0, 'ERSTATTET')
    const again = await add(origin, rows)
    expect(again).toMatchObject({ added: [expect.any(Number)], known: 1 })
    expect(await rowsOf(origin)).toHaveLength(3)
  })

  it('[EXP-10] leaves a row whose form was changed as it is, and puts the others right', async () => {
    const origin = await aSeries()
    const { added } = await add(origin, [aSeriesRow(base(), 'ZZTU3042539'), aSeriesRow(base(), 'ZZTU3042708')])
    const [first = 0, second = 0] = added
    const { application } = await exporter.client.call(getApplication, { params: paramsOf(first) })
    await exporter.client.call(saveApplication, {
      params: paramsOf(first),
      body: { ...base(), transport: { ...base().transport, meansOfTransport: 'TRUCK' } },
      ifMatch: application.version,
    })
    const values = { 'transport.flightNumber': 'TEST 8021' }
    const { unchanged } = await exporter.client.call(changeSeriesRows, {
      params: paramsOf(origin),
      body: { rows: added.map((referenceNumber) => ({ referenceNumber, values })) },
    })
    expect(unchanged).toEqual([first])
    expect((await rowsOf(origin)).map((row) => row.values['transport.flightNumber'])).toEqual([undefined, 'TEST 8021'])
    const foreign = { 'recipient.consignee.name': 'Somebody else' }
    await expect(
      exporter.client.call(changeSeriesRows, {
        params: paramsOf(origin),
        body: { rows: [{ referenceNumber: second, values: foreign }] },
      }),
    ).rejects.toMatchObject({ status: 400 })
  })

  it('[EXP-10] [REG-01] answers a change with the rows that it changed, and asks the registers about no other', async () => {
    const origin = await aSeries()
    const { added } = await add(origin, [aSeriesRow(base(), 'ZZTU3042539'), aSeriesRow(base(), 'ZZTU3042708')])
    const [first = 0, second = 0] = added
    const ask = vi.spyOn(server.running.deps.registers, 'ask')
    const { rows } = await exporter.client.call(changeSeriesRows, {
      params: paramsOf(origin),
      body: { rows: [{ referenceNumber: second, values: { 'productLines.0.netWeight': null } }] },
    })
    expect(ask).toHaveBeenCalledOnce()
    ask.mockRestore()
    expect(rows).toMatchObject([
      { referenceNumber: second, version: 2, issues: [{ path: 'productLines.0.netWeight', code: 'required' }] },
    ])
    expect(await rowsOf(origin)).toEqual([expect.objectContaining({ referenceNumber: first }), ...rows])
  })

  it('[EXP-10] stands and is sent where its base is deleted', async () => {
    const origin = await aSeries()
    await add(origin, [aSeriesRow(base(), 'ZZTU3042539')])
    const { application } = await exporter.client.call(getApplication, { params: paramsOf(origin) })
    await exporter.client.call(deleteApplication, { params: paramsOf(origin), ifMatch: application.version })
    const [row] = await rowsOf(origin)
    if (row === undefined) throw new Error('The row is gone')
    const { rows } = await exporter.client.call(changeSeriesRows, {
      params: paramsOf(origin),
      body: { rows: [{ referenceNumber: row.referenceNumber, values: { 'productLines.0.netWeight': 21_540 } }] },
    })
    await send(origin, rows)
    expect(states(await settled(origin))).toEqual([['SENT', undefined]])
    await expect(add(origin, [aSeriesRow(base(), 'ZZTU3042708')])).rejects.toMatchObject({ status: 404 })
  })

  it('[EXP-10] does not call a row ready whose template is gone', async () => {
    const origin = await aSeries()
    const { added } = await add(origin, [aSeriesRow(base(), 'ZZTU3042539')])
    await database.query(
      `update applications set document = document || '{"certificateTemplate":"9.9.999"}' where reference_number = $1`,
      added,
    )
    const [row] = await rowsOf(origin)
    expect(row?.issues).toEqual([{ path: 'certificateTemplate', code: 'required' }])
  })
})
