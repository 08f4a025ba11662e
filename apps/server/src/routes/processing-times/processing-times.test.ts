import { getProcessingTimes } from '@eksport/api'
import { processingTimesSchema } from '@eksport/domain'
import { addDays } from '@eksport/forms'
import { expect, it } from 'vitest'
import { handledCopies as copies, dayAfterCopies as day } from '../../testing/handled-copies.ts'
import { serverWith } from '../../testing/server-with.ts'

const { server, database } = await serverWith([], { now: () => new Date(`${day}T12:00:00+01:00`) })

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
