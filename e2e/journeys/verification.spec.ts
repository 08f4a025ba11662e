import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatReference } from '@eksport/domain'
import { approveApplication } from '@eksport/server/testing/people'
import { addressOf } from '../support/addresses.ts'
import { act, expectDelivered, expectStatus, openFromQueue } from '../support/case.ts'
import { checkForcedColours, inspect } from '../support/inspect.ts'
import { expect, test } from '../support/test.ts'

const codeIn = (file: string): string => {
  const text = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' })
  const codes = new Set(text.match(/\b(?:[0-9A-Z]{4}-){6}[0-9A-Z]{4}\b/g))
  expect(codes.size, 'one code, the same on every page').toBe(1)
  return [...codes].join()
}

test('[CRT-09] [CRT-10] [CRT-14] an electronic certificate is delivered when it is signed, and valid by its code until it is annulled', async ({
  browser,
  people,
  asPerson,
}, testInfo) => {
  const referenceNumber = await approveApplication(people, ['E_CERT'])
  const signer = await asPerson('signer')
  await openFromQueue(signer, 'Til signering', formatReference(referenceNumber))
  await act(signer, 'Signer')
  // Nobody issues it: the receiver of the demonstration accepts it.
  await expectDelivered(signer, 'Kina')
  await expectStatus(signer, 'UTSTEDT')
  await inspect(signer)

  const exporter = await asPerson('exporter')
  await exporter.goto(`/soeknader/${referenceNumber}/detaljer`)
  await expectDelivered(exporter, 'Kina')
  const [download] = await Promise.all([
    exporter.waitForEvent('download'),
    exporter.getByRole('button', { name: 'Last ned e-signert PDF' }).click(),
  ])
  const file = join(testInfo.outputDir, 'signed.pdf')
  await download.saveAs(file)
  const code = codeIn(file)

  // Somebody at a border, who has never logged in.
  const context = await browser.newContext({ baseURL: addressOf('submitter') })
  const page = await context.newPage()
  const answer = page.getByRole('region', { name: 'Svar' })
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))

  await test.step('no code, and a wrong one', async () => {
    await page.goto('/kontroller')
    await expect(page.getByRole('heading', { level: 1, name: 'Kontroller et sertifikat' })).toBeVisible()
    await page.getByRole('button', { name: 'Kontroller', exact: true }).click()
    await expect(page.getByText('Skriv inn koden')).toBeVisible()
    await page.getByLabel('Kode').fill('0000-0000-0000-0000')
    await page.getByRole('button', { name: 'Kontroller', exact: true }).click()
    await expect(answer.getByRole('heading', { name: 'Ukjent kode' })).toBeVisible()
    await inspect(page)
  })
  await test.step('valid, and the file that was issued', async () => {
    await page.getByLabel('Kode').fill(code.replaceAll('-', '').toLowerCase())
    await page.getByRole('button', { name: 'Kontroller', exact: true }).click()
    await expect(answer.getByRole('heading', { name: 'Gyldig' })).toBeVisible()
    await expect(answer).toContainText(`-1.1.100-${referenceNumber}-1`)
    await expect(answer).toContainText('Kina')
    await page.getByLabel('Fil å sammenligne').setInputFiles(file)
    await expect(answer.getByText('Filen er den vi utstedte')).toBeVisible()
    await inspect(page)
    await checkForcedColours(page)
    const other = join(testInfo.outputDir, 'other.pdf')
    writeFileSync(other, '%PDF-1.7')
    await page.getByLabel('Fil å sammenligne').setInputFiles(other)
    await expect(answer.getByText('Filen er ikke den vi utstedte')).toBeVisible()
    expect(sent, 'nothing is sent').toEqual([])
  })
  await test.step('annulled, and its receiver is told', async () => {
    const leader = await asPerson('leader')
    await leader.goto(`/soeknader/${referenceNumber}`)
    await act(leader, 'Annuller', { Begrunnelse: 'Sertifikatet bygger på uriktige opplysninger.' })
    const newest = leader.getByRole('region', { name: 'Levering' }).getByRole('listitem').first()
    await expect(newest).toContainText('(40)')
    await expectDelivered(leader, 'Kina')
    // As the code on the page leads there.
    await page.goto(`/kontroller/${code}`)
    await expect(answer.getByRole('heading', { name: 'Annullert' })).toBeVisible()
    await expect(answer).toContainText('Ingen annen utgave gjelder.')
    await inspect(page)
    await exporter.reload()
    await expect(exporter.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(exporter.getByRole('button', { name: 'Last ned e-signert PDF' })).toHaveCount(0)
  })
  await test.step('read abroad: in the language of the browser, or of the link, until another is chosen', async () => {
    const abroad = await browser.newContext({ baseURL: addressOf('submitter'), locale: 'pt-BR' })
    const reader = await abroad.newPage()
    await reader.goto(`/kontroller/${code}`)
    await expect(
      reader.getByRole('region', { name: 'Answer' }).getByRole('heading', { name: 'Annulled' }),
    ).toBeVisible()
    await expect(reader.locator('html')).toHaveAttribute('lang', 'en')
    await reader.goto(`/kontroller/${code}?locale=nn`)
    await expect(reader.getByRole('region', { name: 'Svar' })).toContainText('Ingen annan utgåve gjeld.')
    await expect(reader).toHaveURL(new RegExp(`/kontroller/${code}$`))
    await reader.goto(`/kontroller/${code}?locale=en`)
    await expect(reader.locator('html')).toHaveAttribute('lang', 'nn')
    await abroad.close()
  })
  await context.close()
})
