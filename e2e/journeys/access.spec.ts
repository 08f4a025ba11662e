import { readFileSync } from 'node:fs'
import { actOn } from '@eksport/server/testing/people'
import { sendNew } from '../support/drafts.ts'
import { expect, test } from '../support/test.ts'

test('[ADM-07] a case is given out as one PDF and one zip, without who is marked', async ({
  people,
  submitter,
  caseworker,
}) => {
  const { referenceNumber } = await sendNew(submitter)
  await actOn(people.officer, referenceNumber, { action: 'take' })
  await caseworker.goto(`/soeknader/${referenceNumber}/innsyn`)
  const marks = caseworker.getByRole('group', { name: 'Hvem skal sladdes?' })
  await marks.getByRole('checkbox').first().check()
  await caseworker.getByRole('button', { name: 'Lag PDF og zip' }).click()
  for (const [name, begins] of [
    ['Last ned PDF', '%PDF-'],
    ['Last ned zip', 'PK'],
  ] as const) {
    const [download] = await Promise.all([
      caseworker.waitForEvent('download'),
      caseworker.getByRole('button', { name }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^innsyn-\d+\.(pdf|zip)$/)
    expect(readFileSync(await download.path(), 'latin1').startsWith(begins)).toBe(true)
  }
})
