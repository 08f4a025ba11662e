import { ownerPool } from '../db/pool.ts'

/** Seven of eight are over, as they are after some years; the rest stands in every status that somebody works in. */
const statuses = [
  ...Array<string>(80).fill('UTSTEDT'),
  ...Array<string>(4).fill('KANSELLERT'),
  ...Array<string>(3).fill('ERSTATTET'),
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

/** Half of them are of the organisation of what they are copied from, the others of two thousand more. */
const grow = `
insert into applications select another.*
from generate_series(1, $2) n
cross join applications one
cross join lateral (select
  ($3::text[])[1 + n * 37 % array_length($3::text[], 1)] as status,
  case when n % 2 = 0 then one.organisation_number else (900000000 + n * 7 % 2000)::text end as organisation,
  timestamptz '2026-11-01' - n * interval '5 minutes' as moment,
  'Importør ' || n * 13 % 5000 || ' Ltd' as consignee,
  'F-' || n as invoice
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
  'answered_at', case when varied.status = 'UNDER_VURDERING' and n % 10 = 0 then varied.moment end,
  'document', one.document || jsonb_build_object(
    'referenceNumber', 1000000 + n,
    'applicationStatus', varied.status,
    'consignor', coalesce(one.document->'consignor', '{}') || jsonb_build_object('internalReference', varied.invoice),
    'recipient', jsonb_build_object('consignee', jsonb_build_object('name', varied.consignee))
  )
)) another
where one.reference_number = $1`

/** Fills the list with so many more applications as one that is there, each with answers of its own. Nobody is told of them. */
export async function manyApplications(connectionString: string, original: number, many: number): Promise<void> {
  const pool = ownerPool(connectionString)
  const owner = await pool.connect()
  try {
    const { rows: indexes } = await owner.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes where tablename = 'applications' and indexname <> 'applications_pkey'`,
    )
    // An index of a million rows takes longer than any request may.
    await owner.query("set maintenance_work_mem = '512MB'; set statement_timeout = 0")
    await owner.query('alter table applications disable trigger user')
    for (const { name } of indexes) await owner.query(`drop index ${name}`)
    await owner.query(grow, [original, many, statuses])
    // Made of the whole table at once, each takes a fraction of what row after row takes.
    for (const { definition } of indexes) await owner.query(definition)
    await owner.query('alter table applications enable trigger user')
    await owner.query('vacuum analyze applications')
  } finally {
    owner.release()
    await pool.end()
  }
}
