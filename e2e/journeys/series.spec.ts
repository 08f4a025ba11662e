import { type ApplicationDraft, applicationDraftSchema } from '@eksport/domain'
import { copyOf, seriesColumns } from '@eksport/domain/templates'
import { formatDate, getAt, isPlainDate, setAt } from '@eksport/forms'
import { draftAnswers } from '../support/answers.ts'
import { createDraft } from '../support/drafts.ts'
import { countHands } from '../support/hands.ts'
import { inspect } from '../support/inspect.ts'
import { expect, test } from '../support/test.ts'

/** [EXP-10] Keys and presses for all rows together. */
const maxActions = 120
const containers = 40

/** As an exporter's own spreadsheet has it: named columns, a row a container. */
function sheetOf(draft: ApplicationDraft): string {
  const columns = seriesColumns(copyOf(draft).answers)
  const run = Date.now().toString(36)
  const cell = (id: string, row: number) => {
    if (id === 'transport.containers.0.number') return `ZZTU3${run.slice(-4)}${row}`
    if (id === 'productLines.0.lotNumber') return `L-${run}-${row}`
    const value = getAt(draft, id)
    return typeof value === 'string' && isPlainDate(value) ? formatDate(value) : String(value ?? '').replace('.', ',')
  }
  const rows = Array.from({ length: containers }, (_, row) => columns.map(({ id }) => cell(id, row)))
  return [columns.map(({ label }) => label.nb), ...rows].map((cells) => cells.join('\t')).join('\n')
}

test('[EXP-10] forty containers like one application are pasted and sent, each once, with few keys and presses', async ({
  submitter: page,
}) => {
  const draft = applicationDraftSchema.parse(draftAnswers(new Date().toISOString()))
  const sheet = sheetOf(setAt(draft, 'productLines.0.netWeight', 21_600.5)).replace('21600,5', '')
  const { referenceNumber } = await createDraft(page, draft)
  const hands = await countHands(page)
  await page.goto(`/soeknader/${referenceNumber}/detaljer`)
  await page.getByRole('link', { name: 'Lag serie' }).click()
  await page.getByRole('button', { name: 'Lim inn eller importer' }).click()
  await page.getByLabel('Eller lim inn rader').fill(sheet)
  await page.getByRole('button', { name: 'Les radene' }).click()
  await expect(page.getByText(`${containers} rader er lagt til.`)).toBeVisible({ timeout: 60_000 })
  await inspect(page)

  // What is asked because of a declaration comes once that is given. One bad row stops none.
  const left = page.getByRole('region', { name: 'Erklæringer' }).getByRole('checkbox', { checked: false })
  const send = page.getByRole('button', { name: `Send inn ${containers - 1} av ${containers}` })
  for (;;) {
    await expect(left.or(send).first()).toBeVisible({ timeout: 60_000 })
    if (await send.isVisible()) break
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
    await left.first().click()
    await saved
  }
  await send.click()
  await expect(page.getByText(`Mottatt: ${containers - 1}.`)).toBeVisible({ timeout: 120_000 })
  await expect(page.getByText('Holdt utenfor: 1. De må rettes først.')).toBeVisible()
  await inspect(page)
  await page.getByRole('button', { name: 'Rett første feil' }).click()
  await page.keyboard.type('21600')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Send inn 1 av 1' }).click()
  await expect(page.getByText('Alle rader er sendt')).toBeVisible()

  const { keys, clicks } = await hands()
  test.info().annotations.push({ type: 'hands', description: `${keys} keys, ${clicks} clicks` })
  console.log(`A series of ${containers}: ${keys} keys, ${clicks} clicks`)
  expect(keys + clicks).toBeLessThanOrEqual(maxActions)
  const answer = await page.request.get(
    `/api/v3/helsesertifikat/organisasjoner/310000043/soeknader/${referenceNumber}/serie`,
  )
  const { rows } = await answer.json()
  expect(rows).toHaveLength(containers)
  expect(rows.every((row: { submittedDateTime?: string }) => row.submittedDateTime !== undefined)).toBe(true)
})
