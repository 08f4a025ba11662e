/** A Friday after four weeks without holidays. */
export const dayAfterCopies = '2026-11-20'

/**
 * Copies of an issued sample at offices with ordinary hours, handled on working days of the last weeks: sent, in some
 * cases answered, approved by a person or automatically, and printed. Their times follow from the copy's number.
 */
export const handledCopies = `
with sample as (select a from applications a where status = 'UTSTEDT' order by reference_number limit 1),
copy as (
  select n, 900000 + n as reference, (array['HARSTAD', 'HARSTAD', 'STORD'])[1 + n % 3] as office,
    case when n % 8 = 0 then '1.1.7' else '1.1.100' end as template,
    timestamp '${dayAfterCopies}' - make_interval(days => 2 + n % 24) + interval '9 hours' as day
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
