import { sendForChina } from '@eksport/server/testing/people'
import { expect, test } from '../support/test.ts'

test('[CW-06] an officer sees that a colleague has the case open, until they close it', async ({
  people,
  caseworker,
  asPerson,
}) => {
  const referenceNumber = await sendForChina(people.exporter, () => ({}))
  const address = `/soeknader/${referenceNumber}`
  const colleague = await asPerson('leader')
  await caseworker.goto(address)
  await expect(caseworker.getByRole('heading', { level: 1 })).toBeVisible()
  const here = caseworker.getByRole('status').filter({ hasText: 'Også her nå' })
  await expect(here).toBeHidden()
  await colleague.goto(address)
  await expect(here).toContainText(/Solveig Moen, siden \d\d:\d\d/)
  await expect(colleague.getByRole('status').filter({ hasText: 'Kari Nordli, siden' })).toBeVisible()
  await colleague.close()
  await expect(here).toBeHidden()
})
