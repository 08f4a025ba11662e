import { getProcessingTimes } from '@eksport/api'
import { processingTimesSchema } from '@eksport/domain'
import { addDays } from '@eksport/forms'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startServer, type TestServer } from '../../testing/index.ts'

/** A Friday after four weeks without a holiday. */
const day = '2026-11-20'

let server: TestServer
let database: Client

beforeAll(async () => {
  server = await startServer({ postgres: inject('postgres'), now: () => new Date(`${day}T12:00:00+01:00`) })
  database = await server.connect()
})
afterAll(() => server?.stop())

/**
 * Copies of an issued sample at offices of ordinary hours, handled on working days of the last weeks: sent, in some cases answered, approved
 * by a person or the machine, and put on paper. The moments follow from the number of the copy.
 */
const copies = `
with sample as (select a from applications a where status = 'UTSTEDT' order by reference_number limit 1),
copy as (
  select n, 900000 + n as reference, (array['HARSTAD', 'HARSTAD', 'STORD'])[1 + n % 3] as office,
    case when n % 8 = 0 then '1.1.7' else '1.1.100' end as template,
    timestamp '${day}' - make_interval(days => 2 + n % 24) + interval '9 hours' as day
  from generate_series(1, 60) n
),
created as (
  insert into applications
  select (jsonb_populate_record(a, jsonb_build_object('reference_number', reference, 'retrieval_office', office,
    'certificate_template', template))).* from sample, copy returning reference_number
),
step as (
  select reference, n, 1 as sequence, 'send' as event, 'INNSENDT' as status, day + make_interval(mins => n) as moment from copy
  union all select reference, n, 2, 'request-clarification', 'AVKLARING_INNSENDER', day + make_interval(mins => n + 20) from copy where n % 4 = 0
  union all select reference, n, 3, 'resend', 'INNSENDT', day + make_interval(mins => n + 90) from copy where n % 4 = 0
  union all select reference, n, 4, case when n % 5 = 0 then 'auto-approve' else 'approve' end, 'GODKJENT',
    day + make_interval(hours => n % 30, mins => n + 95) from copy
  union all select reference, n, 5, 'print', 'SKREVET_UT', day + make_interval(hours => n % 30, mins => n + 100) from copy where n % 2 = 0
  union all select reference, n, 6, 'issue', 'UTSTEDT', day + make_interval(hours => n % 30, mins => n + 160) from copy
)
insert into history (reference_number, organisation_number, sequence, event, to_status, actor_role, actor_id, version, time, facts,
  previous_hash, hash)
select reference, (select organisation_number from applications where status = 'UTSTEDT' order by reference_number limit 1), sequence, event,
  status, 'SYSTEM', 'test', 1, moment at time zone 'Europe/Oslo',
  case when event = 'send' then jsonb_build_object('decisionTold', jsonb_build_object('reasons', jsonb_build_array(
    jsonb_build_object('code', (array['WEIGHT_UNLIKELY', 'REPLACEMENT', 'PDF_FORMAT'])[1 + n % 3])))) end, '', ''
from step where reference in (select reference_number from created)`

/** The same figures by another program: minute for minute, in the hours that these offices have in November. */
const recount = `
with minute as (
  select s.reference_number, s.kind, count(m) as minutes from (
    select reference_number, case when sequence >= 4 then 'paper' else 'approval' end as kind, to_status, time,
      lead(time) over (partition by reference_number order by sequence) as next,
      bool_or(event = 'print') over (partition by reference_number) as printed
    from history where reference_number > 900000
  ) s
  left join lateral (
    select at from generate_series(s.time, s.next - interval '1 minute', interval '1 minute') at
    where extract(isodow from at at time zone 'Europe/Oslo') < 6
      and (at at time zone 'Europe/Oslo')::time between '08:00' and '15:44'
      and s.to_status <> 'AVKLARING_INNSENDER' and (s.kind = 'approval' or s.printed)
  ) m on true
  group by 1, 2
),
handled as (
  select a.reference_number, a.retrieval_office as office,
    (select minutes from minute where reference_number = a.reference_number and kind = 'approval') as approval,
    (select minutes from minute where reference_number = a.reference_number and kind = 'paper'
      and exists (select from history h where h.reference_number = a.reference_number and event = 'print')) as paper,
    exists (select from history h where h.reference_number = a.reference_number and event = 'auto-approve') as machine
  from applications a where reference_number > 900000
)
select office as code, count(*)::int as cases, percentile_disc(0.5) within group (order by approval)::int as half,
  percentile_disc(0.9) within group (order by approval)::int as "nineOfTen", count(*) filter (where machine)::int as "byMachine", count(*) filter (where not machine)::int as others,
  percentile_disc(0.5) within group (order by paper)::int as paper
from handled group by office`

const ask = async () => {
  const answer = await fetch(`${server.submitterUrl}${getProcessingTimes.path}`)
  expect(answer.status).toBe(200)
  return processingTimesSchema.parse(await answer.json())
}

it('[EXP-13] tells anybody by office and template how long it takes, as a recount finds it', async () => {
  await database.query(copies)
  const { offices, templates, reasons, otherReasons, ...rest } = await ask()
  expect(rest).toMatchObject({ from: addDays(day, -28), to: addDays(day, -1) })
  const counted = await database.query(recount)
  const rows = counted.rows.map(({ others, byMachine, ...row }) =>
    Math.min(byMachine, others) < 5 ? row : { ...row, byMachine },
  )
  const shown = offices.flatMap(({ code, figures }) => (figures ? [{ code, ...figures }] : []))
  expect(rows).toHaveLength(2)
  expect(shown).toEqual(expect.arrayContaining(rows))
  expect(rest.total?.cases).toBe(shown.reduce((sum, { cases }) => sum + cases, 0))
  expect(offices.find(({ code }) => code === 'STORD')?.name.nb).toBe('Stord')
  expect(templates.find(({ code }) => code === '1.1.7')?.figures?.cases).toBeGreaterThanOrEqual(7)
  expect(reasons.reduce((sum, { cases }) => sum + cases, otherReasons ?? 0)).toBeGreaterThanOrEqual(48)
})
