import { randomUUID } from 'node:crypto'
import { giveFeedback } from '@eksport/api'
import { beforeEach, expect, it } from 'vitest'
import { serverWith } from '../../testing/server-with.ts'

const { database, exporter } = await serverWith(['exporter'])
beforeEach(() => database.query('delete from feedback'))

const stored = async () => (await database.query('select rating, comment, organisation_name from feedback')).rows

it('[FBK-01] keeps the rating, the comment and the organisation of the session, and no person', async () => {
  const body = {
    rating: 4,
    comment: '  Greit å bruke. ',
    organisationName: 'En annen AS',
    organisationNumber: '999999999',
  }
  await exporter.client.call(giveFeedback, { body })
  expect(await stored()).toEqual([
    { rating: 4, comment: 'Greit å bruke.', organisation_name: 'Midnattsol Testlaks AS' },
  ])
  const { rows } = await database.query(
    "select column_name from information_schema.columns where table_name = 'feedback' and column_name like '%person%'",
  )
  expect(rows).toEqual([])
})

it.each([
  ['no rating', { comment: 'Fint' }],
  ['a sixth star', { rating: 6 }],
  ['a comment of 501 characters', { rating: 3, comment: 'x'.repeat(501) }],
])('[FBK-01] refuses %s and keeps nothing', async (_, body) => {
  const given = exporter.client.call(giveFeedback, { body: body as { rating: number } })
  await expect(given).rejects.toMatchObject({ status: 400 })
  expect(await stored()).toEqual([])
})

it('[SEC-03] is given once, however often it is sent', async () => {
  const idempotencyKey = randomUUID()
  for (let time = 0; time < 2; time += 1) {
    await exporter.client.call(giveFeedback, { body: { rating: 5 }, idempotencyKey })
  }
  expect(await stored()).toHaveLength(1)
})
