import { getStopReasons } from '@eksport/api'
import { addDays } from '@eksport/forms'
import { expect, it } from 'vitest'
import { asked, reference } from '../../testing/ask-and-answer.ts'
import { exporter, server, startSharedServer } from '../../testing/shared-server.ts'

startSharedServer()

/**
 * Copies of an application that was asked about, on the days before today: with its own question, with one of a line, refused,
 * or as a replacement whose changes were ticked. Of every eighth copy the day lies further back than a year.
 */
const copies = `
with asked as (select * from history where reference_number = $1 and event = 'request-clarification'),
copy as (
  select n, 900000 + n as reference, case when n % 5 = 0 then '1.1.7' else '1.1.100' end as template,
    now() - make_interval(days => case when n % 8 = 0 then 366 + n else 1 + n end) as moment
  from generate_series(1, 90) n
),
created as (
  insert into applications
  select (jsonb_populate_record(a, jsonb_build_object('reference_number', reference, 'certificate_template', template))).*
  from applications a, copy where a.reference_number = $1 returning reference_number
),
step as (
  select reference, n, 1 as sequence, 'request-clarification' as event, 'AVKLARING_INNSENDER' as status, moment,
    case when n % 4 = 0 then jsonb_build_object('questions', jsonb_build_array(jsonb_build_object('pins', jsonb_build_array(
      jsonb_build_object('line', 'line-' || n, 'fact', 'species'))))) else (select facts from asked) end as facts
  from copy where n % 3 > 0
  union all select reference, n, 2, 'refuse', 'AVSLAG', moment, '{}' from copy where n % 3 = 1
  union all select reference, n, 3, 'approve', 'GODKJENT', moment, jsonb_build_object('confirmedChanges', jsonb_build_array(
    'recipient.consignee.address', 'productLines.line-' || n || '.packaging.type')) from copy where n % 3 = 0
)
insert into history (reference_number, organisation_number, sequence, event, to_status, actor_role, actor_id, version, time, facts,
  previous_hash, hash)
select reference, (select organisation_number from asked), sequence, event, status, 'BEHANDLER', 'test', 1, moment, facts, '', ''
from step where reference in (select reference_number from created)`

/** The same figures by another program. */
const recount = `
with stop as (
  select h.*, a.certificate_template as template from history h join applications a using (reference_number)
  where h.time >= $1::timestamp at time zone 'Europe/Oslo' and h.time < ($2::timestamp + interval '1 day') at time zone 'Europe/Oslo'
),
asked as (
  select distinct template, reference_number, case when pin ? 'line' then 'productLines.' else '' end || (pin ->> 'fact') as place
  from stop, jsonb_path_query(facts, '$.questions[*].pins[*]') pin where event = 'request-clarification'
),
changed as (
  select distinct template, reference_number, regexp_replace(change, '^productLines\\.[^.]+', 'productLines') as place
  from stop, jsonb_array_elements_text(facts -> 'confirmedChanges') change where event = 'approve'
),
counted as (
  select template, 'QUESTION' as kind, place, count(*)::int as cases from asked group by template, place
  union all select template, 'REPLACEMENT', place, count(*)::int from changed group by template, place
  union all select template, 'REFUSAL', place, count(*)::int from asked
    where reference_number in (select reference_number from stop where event = 'refuse') group by template, place
)
select c.template, c.kind, c.place, c.cases, (
  select count(distinct reference_number)::int from stop s where s.template = c.template and s.event = case c.kind
    when 'QUESTION' then 'request-clarification' when 'REFUSAL' then 'refuse' else 'approve' end
    and (c.kind <> 'REPLACEMENT' or jsonb_array_length(coalesce(s.facts -> 'confirmedChanges', '[]')) > 0)) as of
from counted c`

it('[EXP-14] tells of each template what it was most often stopped for, as a recount finds it', async () => {
  const referenceNumber = await asked(reference)
  const database = await server.connect()
  await database.query(copies, [referenceNumber])
  const { from, to, templates } = await exporter.client.call(getStopReasons, {})
  expect(from).toBe(addDays(to, -364))
  const { rows } = await database.query(recount, [from, to])
  const shown = templates.flatMap(({ code, reasons }) =>
    reasons.map(({ kind, paths: [place], cases, of }) => ({ template: code, kind, place, cases, of })),
  )
  expect(rows).toEqual(expect.arrayContaining(shown))
  expect(shown.map(({ template, kind, place }) => `${template} ${kind} ${place}`)).toEqual([
    '1.1.100 QUESTION consignor.internalReference',
    '1.1.100 REPLACEMENT productLines.packaging.type',
    '1.1.100 REPLACEMENT recipient.consignee.address',
    '1.1.7 REPLACEMENT productLines.packaging.type',
    '1.1.7 REPLACEMENT recipient.consignee.address',
    // Of the questions fewer than five are left over.
    '1.1.7 REFUSAL consignor.internalReference',
  ])
})

it('[EXP-14] tells nobody without a session', async () => {
  const answer = await fetch(`${server.submitterUrl}${getStopReasons.path}`)
  expect(answer.status).toBe(401)
})
