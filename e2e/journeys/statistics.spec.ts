import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/test.ts'

test('[ADM-09] the leader reads how long cases take in one screenful, narrows it, and takes the same figures home', async ({
  asPerson,
}) => {
  const page = await asPerson('leader')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/profil')
  await page.getByRole('button', { name: /Solveig Moen/ }).click()
  await page.getByRole('menuitem', { name: 'Statistikk' }).click()
  await expect(page.getByRole('heading', { name: 'Statistikk', level: 1 })).toBeVisible()
  const weeks = page.getByRole('table', { name: 'Statistikk, uke' })
  // The days before are counted within a minute of the first start.
  await expect(async () => {
    await page.reload()
    await expect(weeks.getByRole('row').nth(1)).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 120_000 })
  await expect(page.getByRole('img', { name: /^Innsendt til avgjort, uke/ })).toBeVisible()
  const scrolls = () => page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight)
  expect(await scrolls()).toBe(false)

  await page.getByRole('combobox', { name: 'Periode' }).selectOption('Siste 13 uker')
  await page.getByRole('button', { name: 'Mal', exact: true }).click()
  await expect(page).toHaveURL(/uker=13.*per=templates/)
  const templates = page.getByRole('table', { name: 'Statistikk, mal' })
  const row = templates.getByRole('row', { name: /^1\.1\.7/ })
  await expect(row).toBeVisible()
  const [decided] = await row.getByRole('cell').allTextContents()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Last ned CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toMatch(new RegExp(`^1\\.1\\.7 [^;]*;${decided};`, 'm'))

  await page.goto('/statistikk?mal=1.1.7')
  await expect(page.getByRole('combobox', { name: 'Mal' })).toHaveValue('1.1.7')
})
