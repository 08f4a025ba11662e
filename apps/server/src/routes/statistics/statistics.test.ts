import { getStatistics } from '@eksport/api'
import type { Statistics } from '@eksport/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { countDays } from '../../jobs/count-days.ts'
import { dayAfterCopies, handledCopies } from '../../testing/handled-copies.ts'
import { logInAs } from '../../testing/index.ts'
import { serverWith } from '../../testing/server-with.ts'

const now = () => new Date(`${dayAfterCopies}T12:00:00+01:00`)
const count = () => countDays.run({ ...server.worker.deps, now }, {})
type Query = NonNullable<Parameters<typeof leader.client.call<typeof getStatistics>>[1]>['query']
const ask = (query: Query): Promise<Statistics> => leader.client.call(getStatistics, { query })

/** Beside the copies: a deadline that passed, two spoilt sheets of one of them and one of no case, and a message that was refused twice. */
const more = `
with one as (select * from applications where reference_number = 900001),
overdue as (
  insert into history (reference_number, organisation_number, sequence, event, to_status, actor_role, actor_id, version, time, previous_hash, hash)
  select reference_number, organisation_number, 7, 'deadline-passed', 'UTSTEDT', 'SYSTEM', 'test', 1, timestamptz '2026-11-12 10:00+01', '', '' from one
),
sheet as (
  insert into paper_sheets (serial, office, state, reference_number, changed_at)
  select 'ZZ' || n, 'STORD', 'VOID', case when n < 3 then (select reference_number from one) end, timestamptz '2026-11-12 10:00+01'
  from generate_series(1, 3) n returning serial
)
update certificate_deliveries set refused_at = array[timestamptz '2026-11-11 10:00+01', timestamptz '2026-11-12 10:00+01', timestamptz '2020-01-01 10:00+01']
where id = (select id from certificate_deliveries order by id limit 1)`

/** Minutes are counted by the steps of decision 078. */
const step = (minutes: string) => {
  const size = `case when ${minutes} <= 60 then 1 when ${minutes} <= 480 then 5 when ${minutes} <= 2400 then 30 else 120 end`
  return `(ceil(${minutes}::numeric / ${size}) * ${size})::int`
}

/** The same figures by another program, from the history alone: minute for minute, in the hours that these offices have in November. */
const recount = `
with step as (
  select h.*, lead(time) over (partition by reference_number order by sequence) as next from history h where reference_number > 900000
),
moment as (
  select reference_number, to_status, sequence, at from step
  cross join generate_series(time, next - interval '1 minute', interval '1 minute') at
  where extract(isodow from at at time zone 'Europe/Oslo') < 6
    and (at at time zone 'Europe/Oslo')::time between '08:00' and '15:44' and to_status <> 'AVKLARING_INNSENDER'
),
counted as (
  select a.reference_number, retrieval_office as office, certificate_template as template, country,
    (select count(*) from moment m where m.reference_number = a.reference_number and sequence < 4) as exact,
    (select count(*) from moment m where m.reference_number = a.reference_number and sequence < 6) as "exactOfPaper",
    exists (select from step s where s.reference_number = a.reference_number and event = 'print') as "isOnPaper",
    exists (select from step s where s.reference_number = a.reference_number and event = 'auto-approve') as machine,
    exists (select from step s where s.reference_number = a.reference_number and event = 'request-clarification') as asked
  from applications a where reference_number > 900000
),
handled as (
  select *, ${step('exact')} as minutes, ${step('"exactOfPaper"')} as "paperMinutes" from counted
)
select office, template, count(*)::int as decided, count(*) filter (where machine)::int as "byMachine", count(*) filter (where asked)::int as asked,
  jsonb_build_object('half', percentile_disc(0.5) within group (order by minutes), 'nineOfTen', percentile_disc(0.9) within group (order by minutes)) as decision,
  count(*) filter (where "isOnPaper")::int as papers,
  jsonb_build_object('half', percentile_disc(0.5) within group (order by "paperMinutes") filter (where "isOnPaper"),
    'nineOfTen', percentile_disc(0.9) within group (order by "paperMinutes") filter (where "isOnPaper")) as paper
from handled group by grouping sets ((office, template), (office))`

const { server, database, leader } = await serverWith(['leader'], { now })

beforeAll(async () => {
  await database.query(handledCopies)
  await database.query(more)
  await database.query(
    "insert into paper_voids select serial, 'x', 'x', 'x', changed_at from paper_sheets where serial like 'ZZ%'",
  )
  // The clock of the server may have counted before the copies were there.
  await database.query('delete from daily_totals')
  await count()
})

describe('[ADM-09] statistics', () => {
  it('are the figures that a recount of the histories finds, for each office and template', async () => {
    const { rows } = await database.query(recount)
    expect(rows.length).toBeGreaterThanOrEqual(4)
    const found = await Promise.all(
      rows.map(async ({ office, template }) => {
        const { total } = await ask({ weeks: 13, office, ...(template !== null && { template }) })
        const { decided, byMachine, asked, decision, papers, paper } = total
        return {
          office,
          template,
          decided,
          byMachine,
          asked,
          decision,
          papers,
          paper: paper ?? { half: null, nineOfTen: null },
        }
      }),
    )
    expect(found).toEqual(rows)
  })

  it('add up to the same by week, office, template and country, and name each', async () => {
    const { total, weeks, offices, templates, countries, reasons, names, from, to } = await ask({ weeks: 4 })
    expect([from, to]).toEqual(['2026-10-26', '2026-11-19'])
    for (const groups of [weeks, offices, templates, countries])
      for (const key of ['decided', 'byMachine', 'papers', 'overdue', 'spoiltSheets', 'refusedDeliveries'] as const)
        expect(groups.reduce((sum, { figures }) => sum + figures[key], 0)).toBe(total[key])
    expect(weeks.map(({ code }) => code)).toEqual(['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'])
    expect(reasons.reduce((sum, { cases }) => sum + cases, 0)).toBeLessThanOrEqual(total.decided - total.byMachine)
    expect(names.offices).toContainEqual({ code: 'STORD', name: { nb: 'Stord', nn: 'Stord', en: 'Stord' } })
  })

  it('count passed deadlines, spoilt sheets and each refusal of a message, on their days', async () => {
    const { total, offices, weeks } = await ask({ weeks: 4 })
    const voids =
      "select count(*)::int as n from paper_voids where voided_at between '2026-10-26 00:00+01' and '2026-11-20 00:00+01'"
    const spoiltSheets = (await database.query(voids)).rows[0].n
    expect(total).toMatchObject({ overdue: 1, spoiltSheets, refusedDeliveries: 2 })
    expect(offices.find(({ code }) => code === 'STORD')?.figures.spoiltSheets).toBe(3)
    expect(weeks.find(({ code }) => code === '2026-11-09')?.figures).toMatchObject({ overdue: 1, refusedDeliveries: 2 })
  })

  it('are kept once a day, the same when they are counted anew, and of no day that is not over', async () => {
    const kept = async () => [
      (await database.query('select day::text, totals from daily_totals order by 1')).rows,
      (await database.query('select * from weekly_totals order by keys, week, office, template, country')).rows,
    ]
    const before = await kept()
    expect(before[0]?.at(-1)?.day).toBe('2026-11-19')
    expect(before[1]?.length).toBeGreaterThan(20)
    await count()
    expect(await kept()).toEqual(before)
    await database.query('delete from daily_totals')
    await count()
    expect(await kept()).toEqual(before)
  })

  it('[AUT-07] are read by whoever leads an office alone', async () => {
    const { rows } = await database.query(
      `select id from persons where audience = 'caseworker' and not exists (
         select from officer_roles where person_id = persons.id and role = 'L' and withdrawn_at is null)`,
    )
    expect(rows.length).toBeGreaterThanOrEqual(2)
    for (const { id } of rows) {
      const other = await logInAs(server, 'caseworker', id)
      await expect(other.client.call(getStatistics, { query: {} })).rejects.toMatchObject({
        problem: { code: 'not-allowed' },
      })
    }
  })

  it.each([{ weeks: 5 }, { weeks: 'x' }])('refuses %o', async (query) => {
    await expect(ask(query as Query)).rejects.toMatchObject({ problem: { status: 400 } })
  })
})
