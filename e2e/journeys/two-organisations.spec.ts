import type { Page } from '@playwright/test'
import { inspect } from '../support/inspect.ts'
import { expect, test } from '../support/test.ts'

const exporterIn = (page: Page, name: string) => page.getByRole('table').getByRole('cell', { name, exact: true })

// After the journey from the first login, in the order of the files: whoever has acted for an organisation is not asked which one.
test('[EXP-04] two tabs act for two organisations, and a third is chosen in one of them', async ({ asPerson }) => {
  const one = await asPerson('exporterOfThree')
  const other = await one.context().newPage()
  const begin = async (page: Page, organisationNumber: string, name: string) => {
    await page.goto(`/foretak/${organisationNumber}/soeknader/ny`)
    await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible()
  }
  await begin(one, '310000019', 'Nordhav Testeksport AS')
  await begin(other, '310000051', 'Vestkyst Testpelagisk AS')
  await one.getByRole('link', { name: 'Oversikt' }).click()
  await expect(one.getByRole('table')).toBeVisible()
  await expect(one).toHaveURL(/\/foretak\/310000019\/oversikt$/)

  await one.getByRole('button', { name: /Nordhav Testeksport AS/ }).click()
  await one.getByRole('menuitem', { name: 'Bytt virksomhet' }).click()
  await one.getByRole('radio', { name: /Midnattsol Testlaks AS/ }).check()
  await one.getByRole('button', { name: 'Fortsett' }).click()
  await expect(one).toHaveURL(/\/foretak\/310000043\/oversikt$/)
  await expect(exporterIn(one, 'Midnattsol Testlaks AS').first()).toBeVisible()

  await expect(one.getByRole('banner').getByRole('button', { name: /Midnattsol Testlaks AS/ })).toBeVisible()
  await one.keyboard.press('Control+k')
  const palette = one.getByRole('dialog', { name: 'Finn side, søknad eller handling' })
  await palette.getByRole('combobox').fill('vestkyst')
  await palette.getByRole('option', { name: /^Handle for Vestkyst Testpelagisk AS/ }).click()
  await expect(one).toHaveURL(/\/foretak\/310000051\/oversikt$/)
  await one.goBack()
  await expect(one).toHaveURL(/\/foretak\/310000043\/oversikt$/)

  await other.getByRole('link', { name: 'Oversikt' }).click()
  await expect(other.getByRole('banner').getByRole('button', { name: /Vestkyst Testpelagisk AS/ })).toBeVisible()
  await expect(exporterIn(other, 'Vestkyst Testpelagisk AS').first()).toBeVisible()
  await expect(exporterIn(other, 'Midnattsol Testlaks AS')).toHaveCount(0)

  // Another's page is not opened by writing its number.
  await other.goto('/foretak/310000027/oversikt')
  await expect(other.getByText('Du kan ikke handle for virksomheten med org.nr. 310 000 027.')).toBeVisible()
  await inspect(other)
})
