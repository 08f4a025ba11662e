import {
  changeView,
  exportApplications,
  exportCases,
  type ListQuery,
  listApplications,
  listCases,
  listSavedViews,
  maxExportRows,
  removeView,
  saveView,
  searchProducers,
} from '@eksport/api'
import {
  type ApplicationRow,
  encodeQuery,
  factOfSortKey,
  officersSortKeys,
  type SortKey,
  sortDirections,
  sortKeys,
  today,
} from '@eksport/domain'
import { daysBetween } from '@eksport/forms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countedTo } from '../../db/repositories/application-order.ts'
import { clientOf, type LoggedIn, logInAs } from '../../testing/index.ts'
import { serverWith } from '../../testing/server-with.ts'

const params = { organisationNumber: '310000043' }
const { server, database, exporter, officer } = await serverWith(['exporter', 'officer'])

const list = (query: Record<string, string> = {}) =>
  exporter.client.call(listApplications, { params, query: { size: 30, ...query } })
const cases = (query: Record<string, string> = {}) => officer.client.call(listCases, { query: { size: 30, ...query } })

/** The reference numbers that a condition over the stored documents finds. */
async function expected(condition: string): Promise<number[]> {
  const { rows } = await database.query(
    `select reference_number as number from applications where submitted_at is not null and (${condition}) order by 1`,
  )
  return rows.map(({ number }: { number: number }) => number)
}
const numbers = (page: Awaited<ReturnType<typeof cases>>) =>
  page.content.map((row) => row.referenceNumber).sort((a, b) => a - b)

describe('the search of the list', () => {
  it('[LST-07] finds the beginnings of words of invoice, importer, container and batch, whatever stands between, and of a reference with zeros', async () => {
    const [row] = (
      await database.query(`select document#>>'{consignor,internalReference}' as invoice, reference_number as number,
      document#>>'{recipient,consignee,name}' as importer from applications where submitted_at is not null
      and document#>>'{consignor,internalReference}' is not null and document#>>'{recipient,consignee,name}' is not null order by 2 limit 1`)
    ).rows
    await database.query(
      `update applications set document = jsonb_set(jsonb_set(document, '{transport,containers}', '[{"number":"MSKU 123456-7"}]'),
       '{productLines,0,lotNumber}', '"Øre/77-B"') where reference_number = $1`,
      [row.number],
    )
    const searched = async (search: string) => numbers(await cases({ search }))
    for (const text of [
      'msku1234567',
      'MSKU 123',
      'øre',
      'ØRE 77',
      `#00${row.number}`,
      row.invoice,
      row.importer.split(' ')[0],
    ]) {
      expect(await searched(text), text).toContain(row.number)
    }
    expect(await searched('msku1234567')).toEqual([row.number])
    expect(await searched('1234567x')).toEqual([])
    expect(await searched("'; --")).toEqual([])
  })

  it('[CW-07] [OPS-07] takes the newest where the words find more than a list is made of', async () => {
    const found = async (limit: number | null): Promise<number[]> => {
      const query = {
        text: "select eksport_search(array['''310000043'':*'], '{}', null, $1) as numbers",
        values: [limit],
      }
      return (await database.query(query)).rows[0].numbers.toSorted((one: number, other: number) => other - one)
    }
    const all = await found(null)
    expect(all.length).toBeGreaterThan(2)
    expect(await found(2)).toEqual(all.slice(0, 2))
    expect(await found(all.length)).toEqual(all)
    expect(await cases({ search: '310000043' })).not.toHaveProperty('isPartial')
  })

  it('[CW-07] finds for officers by all that a case is known by, and says why', async () => {
    const [number = 0] = await expected("organisation_number = '310000043'")
    const { rows } = await database.query('select document from applications where reference_number = $1', [number])
    const [plant] = await officer.client.call(searchProducers, { query: { value: 'as' } })
    if (plant === undefined) throw new Error('There is no plant')
    const document = {
      consignor: {
        organisationNumber: '310000043',
        organisationName: 'Zzmidnatt Prøve AS',
        internalReference: 'ZF-77',
      },
      recipient: { consignee: { name: 'Zzqingdao Mat' } },
      sender: { contactPerson: { firstName: 'Zzåse', lastName: 'Prøvesen', phoneNumber: '+47 98 76 54 32' } },
      transport: {
        flightNumber: 'ZK 4711',
        vessel: { name: 'Zzhavbris', imoNumber: '9321483' },
        containers: [{ number: 'ZSKU 765432-1', seals: [{ number: 'ZS/881' }] }],
      },
    }
    await database.query(
      `update applications set document = jsonb_set(document || $2, '{productLines,0,productionEstablishment}', $3)
       where reference_number = $1`,
      [number, document, { approvalNumber: plant.identityNumber }],
    )
    const hits: Readonly<Record<string, object>> = {
      zzmidn: { field: 'exporter', value: 'Zzmidnatt Prøve AS' },
      'zf 77': { field: 'invoice', value: 'ZF-77' },
      'zzqingdao mat': { field: 'importer', value: 'Zzqingdao Mat' },
      'prøvesen zzåse': { field: 'person', value: 'Zzåse Prøvesen' },
      '98765432': { field: 'phone', value: '+47 98 76 54 32' },
      '+47 98 76': { field: 'phone', value: '+47 98 76 54 32' },
      zk4711: { field: 'flight', value: 'ZK 4711' },
      zzhav: { field: 'vessel', value: 'Zzhavbris' },
      '9321483': { field: 'vessel', value: '9321483' },
      zsku7654321: { field: 'container', value: 'ZSKU 765432-1' },
      'zs/881': { field: 'seal', value: 'ZS/881' },
      [plant.identityNumber]: { field: 'plant', value: plant.identityNumber },
      [plant.name]: { field: 'plant', value: `${plant.name}, ${plant.identityNumber}` },
    }
    for (const [search, hit] of Object.entries(hits)) {
      const { content } = await cases({ search })
      expect(content.find((row) => row.referenceNumber === number)?.hit, search).toEqual(hit)
    }
    const own = await list({ search: 'zzmidn' })
    await database.query('update applications set document = $2 where reference_number = $1', [
      number,
      rows[0].document,
    ])
    expect(own.content.map(({ referenceNumber, hit }) => [referenceNumber, hit])).toEqual([[number, undefined]])
  })

  it('[LST-07] [CRT-09] finds a certificate by the number that is printed on it, of whatever issue', async () => {
    const { rows } = await database.query<{ number: string; issue: number; reference: number; ours: boolean }>(
      "select number, issue, reference_number as reference, organisation_number = '310000043' as ours from certificate_issues order by 3",
    )
    const [ours, others] = [rows.find((row) => row.ours), rows.find((row) => !row.ours)]
    if (ours === undefined || others === undefined) throw new Error('There is no such certificate')
    for (const text of [ours.number, ` ${ours.number}-${ours.issue} `]) {
      expect(numbers(await cases({ search: text })), text).toEqual([ours.reference])
      expect(numbers(await list({ search: text })), text).toEqual([ours.reference])
    }
    expect(numbers(await cases({ search: `${ours.number}-999` }))).toEqual([])
    // [SEC-08] Another organisation’s is found by officers alone.
    expect(numbers(await cases({ search: others.number }))).toEqual([others.reference])
    expect(numbers(await list({ search: others.number }))).toEqual([])
  })

  it('[LST-07] [CRT-15] finds for officers, and for nobody else, what a numbered sheet was used for', async () => {
    const [reference = 0] = await expected("organisation_number = '310000043'")
    await database.query(
      `with batch as (insert into paper_batches (office, first, last, sheets, registered_by, registered_name, registered_at)
         values ('KLOEFTA', 'QX 0870001', 'QX 0870002', 2, 'x', 'x', now()) returning id)
       insert into paper_sheets (serial, office, batch_id, state, reference_number, changed_at)
         select unnest(array['QX 0870001', 'QX 0870002']), 'KLOEFTA', id, unnest(array['PRINTED', 'FREE']),
           unnest(array[$1::integer, null]), now() from batch`,
      [reference],
    )
    for (const search of ['QX 0870001', 'qx0870001', '0870001']) {
      expect(numbers(await cases({ search })), search).toEqual([reference])
      expect(numbers(await list({ search })), search).toEqual([])
    }
    for (const search of ['QX 0870002', '870001', 'NO 0870001']) expect(numbers(await cases({ search }))).toEqual([])
  })

  it('[SEC-08] finds nothing of another organisation', async () => {
    const other = await expected(
      "organisation_number <> '310000043' and document#>>'{recipient,consignee,name}' is not null",
    )
    expect(other.length).toBeGreaterThan(0)
    const all = await list({ search: String(other[0]) })
    expect(all.content.map(({ referenceNumber }) => referenceNumber)).not.toContain(other[0])
  })
})

describe('the filters of the list', () => {
  it.each([
    ['status', 'UTSTEDT,GODKJENT', "document->>'applicationStatus' in ('UTSTEDT','GODKJENT')"],
    ['destinationCountries', 'CN,BR', "document->>'countryOfDestination' in ('CN','BR')"],
    ['species', '711', `document->'productLines' @> '[{"species":"711"}]'`],
    ['certificateTemplate', '1.1.100', "document->>'certificateTemplate' = '1.1.100'"],
    ['applicationFormats', 'PDF', "document->>'applicationFormat' = 'PDF'"],
    ['certificateFormats', 'E_CERT', `document->'certificateFormats' @> '["E_CERT"]'`],
    ['typeSoeknad', 'ERSTATNINGSSERTIFIKAT', "document->>'applicationType' = 'ERSTATNINGSSERTIFIKAT'"],
    ['certificateRetrievalOffice', 'KLOEFTA', "document#>>'{certificateRetrieval,office}' = 'KLOEFTA'"],
    ['internalReference', 'f-2026-400', "document#>>'{consignor,internalReference}' ilike '%f-2026-400%'"],
    [
      'consignorOrganizationNumberOrName',
      'midnattsol',
      "document#>>'{consignor,organisationName}' ilike '%midnattsol%'",
    ],
    ['consignorOrganizationNumberOrName', '310000051', "document#>>'{consignor,organisationNumber}' = '310000051'"],
    ['consigneeName', 'SEAFOOD', "document#>>'{recipient,consignee,name}' ilike '%seafood%'"],
    [
      'processingEstablishment',
      'st337',
      `document->'productLines' @> '[{"productionEstablishment":{"approvalNumber":"ST337"}}]'`,
    ],
    [
      'submittingApplicantOrganizationalNameOrNumber',
      'testpelagisk',
      "document#>>'{sender,submittingApplicant,organisationName}' ilike '%testpelagisk%'",
    ],
    ['referenceNumber', '400', "reference_number::text like '400%'"],
  ])('[LST-07] %s = %s finds what it says and nothing else', async (name, value, condition) => {
    const wanted = await expected(condition)
    expect(wanted.length).toBeGreaterThan(0)
    expect(wanted.length).toBeLessThanOrEqual(30)
    expect(numbers(await cases({ [name]: value }))).toEqual(wanted)
  })

  it('[LST-07] from and to are days in Oslo, both included', async () => {
    const { rows } = await database.query(
      "select (submitted_at at time zone 'Europe/Oslo')::date::text as day from applications where submitted_at is not null order by 1 limit 1 offset 5",
    )
    const day = String(rows[0].day)
    const wanted = await expected(`(submitted_at at time zone 'Europe/Oslo')::date = '${day}'`)
    expect(numbers(await cases({ fromDateTime: day, toDateTime: day }))).toEqual(wanted)
  })

  it('[LIB-06] [LST-18] a day counted from today is that day', async () => {
    const { rows } = await database.query(
      "select (submitted_at at time zone 'Europe/Oslo')::date::text as day from applications where submitted_at is not null order by 1 limit 1 offset 5",
    )
    const day = String(rows[0].day)
    const days = daysBetween(today(new Date().toISOString()), day)
    const counted = days === 0 ? 'today' : `today${days > 0 ? '+' : ''}${days}`
    const wanted = await expected(`(submitted_at at time zone 'Europe/Oslo')::date = '${day}'`)
    expect(numbers(await cases({ fromDateTime: counted, toDateTime: counted }))).toEqual(wanted)
  })

  it('reads letters that the database has a meaning for as letters', async () => {
    expect((await cases({ consigneeName: '%' })).totalElements).toBe(0)
    expect((await cases({ internalReference: '_' })).totalElements).toBe(0)
    expect((await cases({ consigneeName: "'; drop table applications; --" })).totalElements).toBe(0)
  })

  it('[CW-01] shows officers their own, the untaken and all, and never a draft', async () => {
    const all = await cases({ assigned: 'all' })
    const mine = await cases({ assigned: 'me' })
    const none = await cases({ assigned: 'none' })
    expect(mine.totalElements + none.totalElements).toBe(all.totalElements)
    expect(mine.content.every(({ caseworker }) => caseworker?.id === 'demo-kari-nordli')).toBe(true)
    expect((await cases({ status: 'UNDER_REGISTRERING' })).totalElements).toBe(0)
  })

  it('[CW-06] narrows officers’ lists to the cases of some of them, and no exporter’s', async () => {
    const mine = await cases({ assigned: 'me' })
    expect(mine.totalElements).toBeGreaterThan(0)
    expect((await cases({ caseworker: 'demo-kari-nordli,nobody' })).totalElements).toBe(mine.totalElements)
    expect((await cases({ caseworker: 'nobody' })).totalElements).toBe(0)
    expect((await cases({ caseworker: 'demo-kari-nordli', assigned: 'none' })).totalElements).toBe(0)
    await expect(list({ caseworker: 'demo-kari-nordli' })).rejects.toMatchObject({ status: 400 })
  })
})

describe('the order of the list', () => {
  it('[LST-11] is by status and then reference number at first', async () => {
    const { content, sort, direction } = await list()
    expect([sort, direction]).toEqual([
      ['STATUS', 'REFERENCE_NUMBER'],
      ['ASC', 'ASC'],
    ])
    const keys = content.map((row) => `${row.applicationStatus} ${String(row.referenceNumber).padStart(9, '0')}`)
    expect(keys).toEqual([...keys].sort())
  })

  // By each in one direction; in both over a list that is longer than what is read whole, in the proof below.
  it.each(sortKeys.map((key, index) => [key, index % 2 === 0 ? 'ASC' : 'DESC'] as const))(
    '[TBL-02] follows %s %s over all pages, each row once',
    async (key, direction) => {
      const pages = await Promise.all(
        [0, 1, 2, 3].map((page) => officer.client.call(listCases, { query: { sort: key, direction, page, size: 10 } })),
      )
      const rows = pages.flatMap(({ content }) => content)
      expect(new Set(rows.map((row) => row.referenceNumber)).size).toBe(pages[0]?.totalElements)
      const values = rows.map((row) => sortedBy(row, key))
      const known = values.filter((value) => value !== undefined)
      // What is missing stands last, whichever way the rest is ordered.
      expect(values.slice(0, known.length)).toEqual(known)
      const { compare } = new Intl.Collator('nb', { numeric: false })
      const byName = ['CONSIGNEE_NAME', 'CONSIGNOR_NAME', 'CONSIGNOR_INTERNAL_REFERENCE'].includes(key)
      const inOrder = [...known].sort((a, b) =>
        typeof a === 'number' && typeof b === 'number'
          ? a - b
          : byName
            ? compare(String(a), String(b))
            : String(a) < String(b)
              ? -1
              : 1,
      )
      expect(known).toEqual(direction === 'ASC' ? inOrder : inOrder.reverse())
    },
  )

  function sortedBy(row: ApplicationRow, key: SortKey) {
    const facts = Object.fromEntries(Object.entries(factOfSortKey).map(([sortKey, name]) => [sortKey, row[name]]))
    const values: Partial<Record<SortKey, string | number>> = {
      ...facts,
      REFERENCE_NUMBER: row.referenceNumber,
      STATUS: row.applicationStatus,
      SUBMITTED_DATE_TIME: row.submittedDateTime,
      DUE_DATE_TIME: row.dueDateTime,
      TEMPLATE: row.certificateTemplate,
      APPLICATION_TYPE: row.applicationType,
      COUNTRY_OF_DESTINATION: row.countryOfDestination,
      APPLICATION_FORMAT: row.applicationFormat,
      OPEN_FINDINGS: row.openFindings?.reduce((sum, { points }) => sum + points, 0),
      // What needs somebody stands before what is only waited for.
      DELIVERY: row.delivery && ['REFUSED', 'WAITING', 'ANSWER_AWAITED', 'STOPPED', 'DELIVERED'].indexOf(row.delivery),
    }
    return values[key]
  }
})

describe('the pages of the list', () => {
  it('[LST-10] holds 10 rows at first and says how many there are', async () => {
    const first = await officer.client.call(listCases)
    expect(first).toMatchObject({ size: 10, number: 0, empty: false })
    expect(first.content).toHaveLength(10)
    expect(first.totalPages).toBe(Math.ceil(first.totalElements / 10))
    const beyond = await cases({ page: '99' })
    expect(beyond).toMatchObject({ content: [], empty: true, totalElements: first.totalElements })
  })

  it('understands the very query that the address holds', async () => {
    const query = encodeQuery({
      filters: { status: ['UTSTEDT'] },
      sort: [{ key: 'REFERENCE_NUMBER', direction: 'DESC' }],
      page: 0,
      size: 20,
    })
    const { content } = await exporter.client.call(listApplications, { params, query })
    const found = content.map((row) => row.referenceNumber)
    expect(found.length).toBeGreaterThan(2)
    expect(found).toEqual([...found].sort((a, b) => b - a))
    expect(content.every((row) => row.applicationStatus === 'UTSTEDT')).toBe(true)
  })

  const wrong: [keyof ListQuery | 'surprise', string][] = [
    ['size', '9'],
    ['size', '51'],
    ['page', '-1'],
    ['sort', 'PASSWORD'],
    ['sort', 'OPEN_FINDINGS'],
    ['sort', 'DELIVERY'],
    ['direction', 'SIDEWAYS'],
    ['status', 'UTSTEDT,FERDIG'],
    ['fromDateTime', '2026-13-01'],
    ['fromDateTime', 'yesterday'],
    ['referenceNumber', '40x'],
    ['surprise', '1'],
  ]
  it.each(wrong)('[SEC-19] refuses %s = %s', async (name, value) => {
    const address = `${server.submitterUrl}/api/v3/helsesertifikat/organisasjoner/310000043/soeknader?${new URLSearchParams({ [name]: value })}`
    const response = await exporter.browser.fetch(address)
    expect(response.status).toBe(400)
  })
})

describe('[LST-19] the whole list, to a file', () => {
  it('[LST-19] [SEC-08] holds what the pages of the list show together, in its order, and nothing of other organisations', async () => {
    const query = { status: 'UTSTEDT,INNSENDT', sort: 'REFERENCE_NUMBER', direction: 'DESC' }
    const rows = await exporter.client.call(exportApplications, { params, query })
    const pages: ApplicationRow[] = []
    for (let page = 0; ; page += 1) {
      const { content, totalPages } = await list({ ...query, page: String(page) })
      pages.push(...content)
      if (page + 1 >= totalPages) break
    }
    expect(rows.length).toBeGreaterThan(0)
    expect(rows).toEqual(pages.map(({ actions: _, version: __, ...shown }) => shown))
    expect(rows.every((row) => !('caseworker' in row))).toBe(true)
    const foreign = exporter.client.call(exportApplications, { params: { organisationNumber: '310000051' } })
    await expect(foreign).rejects.toMatchObject({ status: 404 })
  })

  it('[LST-19] [CW-01] holds for officers what their list shows: who handles it, and never a draft', async () => {
    const rows = await officer.client.call(exportCases, {})
    expect(rows.length).toBe((await cases()).totalElements)
    expect(rows.some(({ caseworker }) => caseworker !== undefined)).toBe(true)
    expect(rows.map((row) => row.applicationStatus)).not.toContain('UNDER_REGISTRERING')
    const mine = await officer.client.call(exportCases, { query: { assigned: 'me' } })
    expect(mine.length).toBe((await cases({ assigned: 'me' })).totalElements)
  })
})

const shown = { search: { status: 'UTSTEDT' }, columns: ['reference', 'status'] }
type Person = Pick<LoggedIn, 'client'>
const saveAs = (who: Person, name: string, view = shown) =>
  who.client.call(saveView, { body: { name, ...view }, idempotencyKey: crypto.randomUUID() })
const namesOf = async (who: Person) => (await who.client.call(listSavedViews, {})).map(({ name }) => name)

describe('[LST-18] saved views', () => {
  it('[LST-18] [SEC-04] keep filters, order and columns under a trimmed name; page, size and what no list understands are left out', async () => {
    const search = {
      status: 'UTSTEDT,BORTE',
      sort: 'REFERENCE_NUMBER',
      direction: 'DESC',
      page: '3',
      size: '30',
      x: 'y',
    }
    const saved = await saveAs(officer, '  Utstedt nå ', { ...shown, search })
    expect(saved).toMatchObject({
      name: 'Utstedt nå',
      search: { status: 'UTSTEDT', sort: 'REFERENCE_NUMBER', direction: 'DESC' },
      columns: ['reference', 'status'],
    })
    const change = (name: string, ifMatch: number) =>
      officer.client.call(changeView, {
        params: { viewId: saved.id },
        body: { name, ...shown },
        ifMatch,
        idempotencyKey: crypto.randomUUID(),
      })
    const changed = await change('UTSTEDT NÅ', saved.version)
    expect(changed).toMatchObject({ id: saved.id, name: 'UTSTEDT NÅ' })
    // [SEC-04] From a window that still shows the one before, nothing is written over it.
    await expect(change('Noe annet', saved.version)).rejects.toMatchObject({ status: 412, code: 'STALE_VERSION' })
    await saveAs(officer, 'Ålesund')
    await expect(change('ålesund', changed.version)).rejects.toMatchObject({
      status: 400,
      fieldErrors: { name: ['Du har alt en visning med dette navnet'] },
    })
    await expect(saveAs(officer, 'ÅLESUND')).rejects.toMatchObject({ fieldErrors: { name: [expect.any(String)] } })
    expect(await namesOf(officer)).toEqual(['UTSTEDT NÅ', 'Ålesund'])
  })

  it('[LST-18] [SEC-08] are a person’s own in one organisation: nobody else reads or deletes them, nor is there another elsewhere', async () => {
    const saved = await saveAs(exporter, 'Min')
    const { browser } = await logInAs(server, 'submitter', 'demo-marte-haugen')
    const actingFor = (organisation?: string) => ({ client: clientOf(server, 'submitter', browser, organisation) })
    const colleague = actingFor('310000043')
    expect(await namesOf(colleague)).toEqual([])
    const idempotencyKey = crypto.randomUUID()
    const theft = colleague.client.call(removeView, { params: { viewId: saved.id }, idempotencyKey })
    await expect(theft).rejects.toMatchObject({ status: 404 })
    await saveAs(colleague, 'min')
    expect(await namesOf(actingFor('310000051'))).toEqual([])
    await expect(saveAs(actingFor(), 'Ingens')).rejects.toMatchObject({ status: 403 })
    expect(await namesOf(officer)).not.toContain('Min')
    await exporter.client.call(removeView, { params: { viewId: saved.id }, idempotencyKey })
    expect(await namesOf(exporter)).toEqual([])
  })

  it('[LST-18] are thirty at most, also when they are saved at the same moment, and have a name', async () => {
    const answerTo = (name: string) => saveAs(exporter, name).catch((error: unknown) => error)
    const all = await Promise.all(Array.from({ length: 32 }, (_, index) => answerTo(`Visning ${index}`)))
    const refused = all.filter((answer) => answer instanceof Error)
    expect(refused).toHaveLength(2)
    expect(refused[0]).toMatchObject({ fieldErrors: { name: [expect.stringContaining('30 visninger')] } })
    await expect(saveAs(exporter, '   ')).rejects.toMatchObject({ status: 400 })
    await expect(saveAs(exporter, 'x'.repeat(61))).rejects.toMatchObject({ status: 400 })
  })
})

describe('[OPS-07] a list that is longer than what is read whole', { tags: 'proof' }, () => {
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
