import { signApplication } from '@eksport/server/testing/people'
import { inspect } from '../support/inspect.ts'
import { expect, test } from '../support/test.ts'

test('[EXP-11] [FEE-01] [CW-04] [ACT-12] an exporter moves the pickup of an approved certificate with the keyboard, and the officer sees it', async ({
  people,
  submitter,
  caseworker,
}) => {
  const referenceNumber = await signApplication(people, ['PAPER'])
  await caseworker.goto(`/soeknader/${referenceNumber}`)
  await submitter.goto(`/soeknader/${referenceNumber}/detaljer`)
  await submitter.getByRole('button', { name: 'Endre tid' }).press('Enter')
  const dialog = submitter.getByRole('dialog', { name: 'Endre tid' })
  // The day of the pickup; the next one is that of the departure.
  await expect(dialog.getByRole('group', { name: 'Dato' }).getByRole('radio', { checked: true })).toBeFocused()
  await submitter.keyboard.press('ArrowDown')
  await dialog.getByRole('radio', { name: '16:30' }).press('Space')
  await expect(dialog.getByRole('region', { name: 'Dette betyr det' })).toContainText('fra 375,- til 750,-')
  await inspect(submitter)
  await dialog.getByRole('button', { name: 'Endre tid, + 375,-' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(submitter.getByRole('region', { name: 'Henting' })).toContainText('16:30')
  await expect(submitter.getByRole('list', { name: 'Historikk' })).toContainText('fordi hentetiden er flyttet')
  // The officer's page was open all the time.
  await expect(caseworker.getByRole('region', { name: 'Henting' })).toContainText('16:30')
})
