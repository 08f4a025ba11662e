import { readFileSync } from 'node:fs'
import { actOn } from '@eksport/server/testing/people'
import { sendNew } from '../support/drafts.ts'
import { expect, test } from '../support/test.ts'

test('[ADM-06] [ADM-07] a case gets its number in the archive, and is given out without who is marked', async ({
  people,
  submitter,
  caseworker,
}) => {
  const { referenceNumber } = await sendNew(submitter)
  await actOn(people.officer, referenceNumber, { action: 'take' })
  await caseworker.goto(`/soeknader/${referenceNumber}`)
  await expect(caseworker.getByText(/^Sak \d{4}\/\d+$/)).toBeVisible({ timeout: 20_000 })
  await caseworker.getByText('1 dokument arkivert').click()
  await expect(caseworker.getByText(/^Skjermet: .*§ 13/)).toBeVisible()

  await caseworker.getByRole('link', { name: 'Innsyn i saken' }).click()
  const marks = caseworker.getByRole('group', { name: 'Hvem skal sladdes?' })
  await marks.getByRole('checkbox').first().check()
  await caseworker.getByRole('button', { name: 'Lag PDF og zip' }).click()
  const pdf = caseworker.getByRole('button', { name: 'Last ned PDF' })
  await expect(pdf).toBeVisible({ timeout: 60_000 })
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
