import { exportCases, listApplications, listCases, maxExportRows } from '@eksport/api'
import { officersSortKeys, type SortKey, sortDirections, sortKeys } from '@eksport/domain'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { countedTo } from '../../db/repositories/application-order.ts'
import { type LoggedIn, logIn, startServer, type TestServer } from '../../testing/index.ts'

const params = { organisationNumber: '310000043' }
let server: TestServer
let exporter: LoggedIn
let officer: LoggedIn
let database: Client

beforeAll(async () => {
  server = await startServer({ postgres: inject('postgres') })
  exporter = await logIn(server, 'submitter', 'demo-ingrid-solheim')
  officer = await logIn(server, 'caseworker', 'demo-kari-nordli')
  database = await server.connect()
})
afterAll(() => server?.stop())

const list = (query: Record<string, string> = {}) =>
  exporter.client.call(listApplications, { params, query: { size: 30, ...query } })
const cases = (query: Record<string, string> = {}) => officer.client.call(listCases, { query: { size: 30, ...query } })

const numbers = (page: Awaited<ReturnType<typeof cases>>) =>
  page.content.map((row) => row.referenceNumber).sort((a, b) => a - b)

describe('[OPS-07] a list that is longer than what is read whole', () => {
  const columnOf: Readonly<Record<SortKey, string>> = {
    REFERENCE_NUMBER: 'reference_number',
    STATUS: 'status',
    SUBMITTED_DATE_TIME: 'submitted_at',
    TEMPLATE: 'certificate_template',
    APPLICATION_TYPE: 'application_type',
    COUNTRY_OF_DESTINATION: 'country',
    APPLICATION_FORMAT: 'application_format',
    DUE_DATE_TIME: 'due_at',
    OPEN_FINDINGS: 'open_findings',
    DELIVERY: 'delivery',
    CONSIGNOR_NAME: 'consignor_name',
    CONSIGNOR_INTERNAL_REFERENCE: 'internal_reference',
    CONSIGNEE_NAME: 'consignee_name',
    CERTIFICATE_RETRIEVAL_DATE: 'retrieval_date',
    CERTIFICATE_RETRIEVAL_TIME: 'retrieval_time',
    CERTIFICATE_RETRIEVAL_OFFICE: 'retrieval_office',
  }
  const own = "organisation_number = '310000043' and deleted_at is null"
  const officers = 'submitted_at is not null and deleted_at is null'

  /** More than the newest that are looked at first, which are ten thousand. */
  const listed = maxExportRows + 2_000

  beforeAll(async () => {
    // What a page shows last is missing in a few, and what is found is rare.
    await database.query(`insert into applications select another.* from applications one, generate_series(1, ${listed}) n,
      lateral jsonb_populate_record(one, jsonb_build_object('reference_number', 900000 + n,
        'document', jsonb_build_object('recipient', jsonb_build_object('consignee', jsonb_build_object('name',
          concat_ws(' ', case when n % 8 = 0 then 'Zzoften' end, case when n % 400 = 0 then 'Zzrare' end)))),
        'organisation_number', '310000043', 'country', (array['CN','BR','JP'])[1 + n % 3],
        'status', (array['UTSTEDT','AVSLAG'])[1 + n % 2], 'due_at', null, 'retrieval_date', case when n % 700 = 0 then date '2026-01-01' + n end,
        'consignee_name', case when n > 20 then 'Importer ' || n % 7 end, 'internal_reference', case when n % 2000 = 0 then 'RARE ' || n when n <= 1500 then 'OLD' else 'X' end,
        'species', case when n = 77 then '{"9999"}'::text[] else '{711}'::text[] end)) another
      where one.reference_number = (select min(reference_number) from applications where submitted_at is not null)`)
  })
  afterAll(() => database.query('delete from applications where reference_number > 900000'))

  it.each(sortKeys.flatMap((key) => sortDirections.map((direction) => [key, direction] as const)))(
    '[OPS-07] [TBL-02] is in the order of %s %s at its beginning, where it begins to lack what it is sorted by, and at its end',
    async (key, direction) => {
      const column = columnOf[key]
      const tie = key === 'REFERENCE_NUMBER' ? '' : `, reference_number ${direction}`
      // Each order once: the exporter's one way, the officer's the other.
      const isOfExporter = direction === 'ASC' && !officersSortKeys.includes(key)
      const [condition, read] = isOfExporter ? [own, list] : [officers, cases]
      const { rows } = await database.query<{ number: number; known: boolean }>(
        `select reference_number as number, ${column} is not null as known from applications where ${condition}
         order by ${column} ${direction} nulls last${tie}`,
      )
      const known = rows.filter((row) => row.known).length
      for (const page of [0, Math.floor(Math.max(0, known - 1) / 30), Math.floor((rows.length - 1) / 30)]) {
        const { content, totalElements } = await read({ sort: key, direction, page: String(page) })
        expect(totalElements).toBe(Math.min(rows.length, countedTo({ page, size: 30 })))
        expect(content.map(({ referenceNumber }) => referenceNumber)).toEqual(
          rows.slice(page * 30, page * 30 + 30).map(({ number }) => number),
        )
      }
    },
  )

  it('[OPS-07] [LST-07] finds the few that a part of a text or a species leaves, and the many', async () => {
    for (const read of [list, cases]) {
      expect((await read({ internalReference: 'are 2' })).content.map((row) => row.referenceNumber)).toEqual([902000])
      expect(numbers(await read({ species: '9999' }))).toEqual([900077])
      expect((await read({ consigneeName: 'no such importer' })).totalElements).toBe(0)
      expect(await read({ consigneeName: 'importer' })).toMatchObject({ totalElements: 1_000, isMore: true })
    }
  })

  it('[OPS-07] [LST-07] shows what many of the older have, and none of the newest, in any order', async () => {
    for (const read of [list, cases]) {
      const from = (direction: 'ASC' | 'DESC', page = 0) =>
        read({
          internalReference: 'old',
          sort: 'CONSIGNEE_NAME,REFERENCE_NUMBER',
          direction: `${direction},ASC`,
          page: String(page),
        })
      expect(await from('ASC')).toMatchObject({ totalElements: 1_000, isMore: true })
      expect((await from('DESC')).content[0]).toMatchObject({ referenceNumber: 900027, consigneeName: 'Importer 6' })
      // The page after the first 1 000, which are counted further; the last twenty have no importer.
      expect((await from('ASC', 49)).content.map(({ referenceNumber }) => referenceNumber).slice(10)).toEqual(
        Array.from({ length: 20 }, (_, index) => 900001 + index),
      )
    }
  })

  it('[OPS-07] [CW-07] finds words that many have, on the way from the newest, and those that few have in their index', async () => {
    for (const read of [list, cases]) {
      const often = await read({ search: 'zzoft' })
      expect(often).toMatchObject({ totalElements: 1_000, isPartial: true })
      // The last is all of it as one word.
      for (const search of ['zzrare', 'ZZRARE zzoften', 'zz rar']) {
        const found = await read({ search })
        expect(found.totalElements, search).toBe(Math.floor(listed / 400))
        expect(found).not.toHaveProperty('isPartial')
      }
      expect((await read({ search: 'zzrare zznever' })).totalElements).toBe(0)
    }
  })

  it('[LST-19] is refused as a file where it is longer than one, with what helps', async () => {
    await expect(officer.client.call(exportCases, {})).rejects.toMatchObject({ status: 422, code: 'LIST_TOO_LONG' })
  })
})
