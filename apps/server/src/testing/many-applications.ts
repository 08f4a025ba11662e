import { setTimeout as pause } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { ownerPool } from '../db/pool.ts'

/** One in 77 is not finished, as after some years; those are in every status that people work with. */
const statuses = [
  ...Array<string>(907).fill('UTSTEDT'),
  ...Array<string>(45).fill('KANSELLERT'),
  ...Array<string>(35).fill('ERSTATTET'),
  ...[
    'INNSENDT',
    'UNDER_VURDERING',
    'UNDER_VURDERING',
    'AVKLARING_INNSENDER',
    'TIL_SIGNERING',
    'GODKJENT',
    'SKREVET_UT',
  ],
  ...['UNDER_REGISTRERING', 'UNDER_REGISTRERING', 'STOPPET', 'AVSLAG', 'TRUKKET_TILBAKE', 'KANSELLERING_BEHANDLES'],
]

/** Half of them belong to the organisation of the original, the others to two thousand others. */
const grow = `
insert into applications select another.*
from generate_series($2::integer, $3::integer) n
cross join applications one
cross join lateral (select
  ($4::text[])[1 + n * 37 % array_length($4::text[], 1)] as status,
  case when n % 2 = 0 then one.organisation_number else (900000000 + n * 7 % 2000)::text end as organisation,
  timestamptz '2026-11-01' - n * interval '5 minutes' as moment,
  'Importør ' || n * 13 % 5000 || ' Ltd' as consignee,
  'F-' || n as invoice,
  (array['Shanghai','Santos','Kyiv','Tokyo','Boston','Singapore','Busan','Haiphong'])[1 + n * 11 % 8] as place,
  -- Four plants have half of the lines, four hundred the others.
  case when n % 4 < 2 then 'H10' || n % 4 + n / 4 % 2 * 2 else 'M' || 1000 + n * 7 % 400 end as plant,
  case when n % 3 = 0 then 'MSKU' || 1000000 + n end as container,
  -- One in five is electronic: nearly all messages are accepted, some wait, and some are refused.
  case when n % 5 = 0 then (array[1, 2, 3, 4] || array_fill(5, array[196]))[1 + n / 5 % 200] end as delivery
) as varied
cross join lateral jsonb_populate_record(one, jsonb_build_object(
  'reference_number', 1000000 + n,
  'organisation_number', varied.organisation,
  'organisation_name', 'Eksportør ' || varied.organisation,
  'consignor_number', varied.organisation,
  'consignor_name', 'Eksportør ' || varied.organisation,
  'status', varied.status,
  'country', (array['CN','BR','UA','JP','US','SG','KR','VN'])[1 + n * 11 % 8],
  'application_type', (array['HELSESERTIFIKAT','HELSESERTIFIKAT','HELSESERTIFIKAT','ERSTATNINGSSERTIFIKAT'])[1 + n * 3 % 4],
  'consignee_name', varied.consignee,
  'place_of_destination', varied.place,
  'departure_date', to_char(varied.moment, 'YYYY-MM-DD'),
  'establishments', array[varied.plant],
  'retrieval_office', (array['KLOEFTA','KLOEFTA','BERGEN','AALESUND'])[1 + n * 5 % 4],
  'internal_reference', varied.invoice,
  'retrieval_date', (date '2026-11-01' - n / 300),
  'species', array[(array['711','713','714','1022'])[1 + n % 4]],
  'caseworker_id', case when n % 3 = 0 then 'demo-kari-nordli' end,
  'caseworker_name', case when n % 3 = 0 then 'Kari Nordli' end,
  'created_at', varied.moment,
  'updated_at', varied.moment,
  'submitted_at', case when varied.status <> 'UNDER_REGISTRERING' then varied.moment end,
  'due_at', case when varied.status in ('INNSENDT', 'UNDER_VURDERING') then varied.moment + interval '2 days' end,
  'open_findings', case when varied.status in ('INNSENDT', 'UNDER_VURDERING', 'AVKLARING_INNSENDER', 'STOPPET') then n % 3 end,
  'delivery', case when varied.status = 'UTSTEDT' then varied.delivery end,
  'answered_at', case when varied.status = 'UNDER_VURDERING' and n % 10 = 0 then varied.moment end,
  'document', one.document || jsonb_build_object(
    'referenceNumber', 1000000 + n,
    'applicationStatus', varied.status,
    'consignor', coalesce(one.document->'consignor', '{}') || jsonb_build_object('internalReference', varied.invoice),
    'recipient', jsonb_build_object('consignee', jsonb_build_object('name', varied.consignee)),
    'sender', jsonb_build_object('contactPerson', jsonb_build_object(
      'firstName', (array['Marte','Ola','Ingrid','Per','Åse','Nils','Eva','Jon'])[1 + n * 5 % 8],
      'lastName', 'Etternavn' || n * 17 % 3000, 'phoneNumber', '+47' || 40000000 + n * 37 % 9000)),
    'transport', coalesce(one.document->'transport', '{}') || jsonb_build_object(
      'flightNumber', 'ZZ ' || 1000 + n * 31 % 9000,
      'dateOfDeparture', to_char(varied.moment, 'YYYY-MM-DD'),
      'containers', case when varied.container is null then '[]' else jsonb_build_array(jsonb_build_object(
        'number', varied.container, 'seals', jsonb_build_array(jsonb_build_object('number', 'SEGL' || n)))) end),
    'productLines', jsonb_build_array(coalesce(one.document #> '{productLines,0}', '{}') || jsonb_build_object(
      'lotNumber', 'LOT' || n % 50000, 'productionEstablishment', jsonb_build_object('approvalNumber', varied.plant)))
  )
)) another
where one.reference_number = $1`

/** What a disabled trigger would write for each. */
const find = `
insert into application_words
select reference_number, organisation_number, eksport_search_words(reference_number, organisation_number, document)
from applications where reference_number between 1000000 + $1 and 1000000 + $2`

/** The messages that belong to the applications' delivery states. */
const send = `
with issued as (
  insert into certificate_issues (id, reference_number, organisation_number, number, issue, certificate_template, country, sha256, issued_at)
  select gen_random_uuid(), reference_number, organisation_number, reference_number::text, 1, certificate_template, country, '', submitted_at
  from applications where delivery is not null and reference_number > 1000000
  returning *
)
insert into certificate_deliveries (reference_number, organisation_number, issue_id, status, country, state, created_at)
select reference_number, issued.organisation_number, id, 'issued', issued.country,
  (array['REFUSED','WAITING','ANSWER_AWAITED','STOPPED','DELIVERED'])[delivery], issued_at
from issued join applications using (reference_number)`
const filled = ['applications', 'application_words', 'certificate_issues', 'certificate_deliveries']

/** Rows per statement: a connection that is silent for ten minutes counts as dead. */
const portion = 50_000

/** Commits in five seconds of a product that nobody uses and whose worker has nothing to do. */
const commitsAtRest = 100

/** Waits until the worker has judged the new cases and sent their notices: a measurement is of days, not of mornings. */
async function untilWorkerRests(owner: ClientBase): Promise<void> {
  const commits = async () => {
    const { rows } = await owner.query<{ commits: string }>(
      'select xact_commit as commits from pg_stat_database where datname = current_database()',
    )
    return Number(rows[0]?.commits)
  }
  // The worker looks at its sweeps once a minute.
  await pause(60_000)
  let before: number
  do {
    before = await commits()
    await pause(5000)
  } while ((await commits()) - before > commitsAtRest)
}

/** Adds this many applications like an existing one, each with its own answers and without notices. */
export async function manyApplications(connectionString: string, original: number, many: number): Promise<void> {
  const pool = ownerPool(connectionString)
  const owner = await pool.connect()
  try {
    const { rows: indexes } = await owner.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes where tablename in ('applications', 'application_words') and indexname not like '%_pkey'`,
    )
    // Indexing a million rows takes longer than any request may.
    await owner.query("set maintenance_work_mem = '512MB'; set statement_timeout = 0")
    for (const table of filled) await owner.query(`alter table ${table} disable trigger user`)
    for (const { name } of indexes) await owner.query(`drop index ${name}`)
    for (let first = 1; first <= many; first += portion) {
      const last = Math.min(many, first + portion - 1)
      await owner.query(grow, [original, first, last, statuses])
      await owner.query(find, [first, last])
    }
    // Built at once, an index takes a fraction of the time that row-by-row updates take.
    for (const { definition } of indexes) await owner.query(definition)
    await owner.query(send)
    for (const table of filled) await owner.query(`alter table ${table} enable trigger user`)
    await owner.query(`vacuum analyze ${filled.join(', ')}`)
    // Otherwise it happens during the measurement, and its commits wait for the disk.
    await owner.query('checkpoint')
    await untilWorkerRests(owner)
  } finally {
    owner.release()
    await pool.end()
  }
}
