import { uploadWidgetPage } from '@eksport/ui/testing'
import { act, ask, expectStatus, openFromQueue } from '../support/case.ts'
import { dot } from '../support/dot.ts'
import { sendNew } from '../support/drafts.ts'
import { inspect } from '../support/inspect.ts'
import { expect, test } from '../support/test.ts'

const question = 'Er fakturareferansen riktig?'
const answer = 'Vi hadde byttet om to siffer.'

test('[ACT-08] [STA-02] a question opens one field, which is corrected, and both sides see what changed', async ({
  submitter,
  caseworker,
}) => {
  const { reference, referenceNumber } = await sendNew(submitter)
  await openFromQueue(caseworker, 'Nye', reference)
  await act(caseworker, 'Ta til behandling')
  await ask(caseworker, question, ['fakturareferanse', 'lokalitet'])
  await expectStatus(caseworker, 'AVKLARING INNSENDER')

  await submitter.goto(`/soeknader/${referenceNumber}/detaljer`)
  const asked = submitter.getByRole('region', { name: 'Vi trenger et svar fra deg' })
  await expect(asked.getByText(question)).toBeVisible()
  await expect(asked.getByText(/Låst opp for deg: Fakturareferanse/)).toBeVisible()
  // [EXP-03] What is begun where the application is read comes along to where it is corrected, the paper too.
  const begun = uploadWidgetPage(asked.getByRole('group', { name: /^Vedlegg/ }))
  await begun.pick({ name: 'cmr.png', mimeType: 'image/png', buffer: dot })
  await expect(begun.row('cmr.png')).toBeVisible()
  await asked.getByRole('button', { name: 'Rett og svar' }).click()
  const files = uploadWidgetPage(submitter.getByRole('group', { name: /^Filer til svaret/ }))
  await expect(files.row('cmr.png')).toBeVisible()

  const field = submitter.getByRole('textbox', { name: 'Fakturareferanse' })
  await expect(field).toBeVisible()
  await submitter.getByRole('button', { name: 'Send svar' }).click()
  await expect(submitter.getByText('Skriv hva filene viser.')).toBeVisible()
  await field.fill('F-2026-NY')
  await submitter.getByRole('textbox', { name: 'Svar' }).fill(answer)
  // Nothing that was typed is lost with the page.
  await expect(submitter.getByText(/Lagret kl\./)).toBeVisible()
  await submitter.reload()
  await expect(field).toHaveValue('F-2026-NY')
  await expect(submitter.getByRole('textbox', { name: 'Svar' })).toHaveValue(answer)
  await expect(submitter.getByRole('complementary', { name: /Dine endringer/ })).toContainText('F-2026-NY')
  await inspect(submitter)

  // [EXP-01] What only the registers know is refused at the button and at the field, with the way to it.
  const site = submitter.getByRole('textbox', { name: 'Lokalitet' })
  const known = await site.inputValue()
  await site.fill('98765')
  await submitter.getByRole('button', { name: 'Send svar' }).click()
  await submitter.getByRole('link', { name: /^Varelinjer, Varelinje 1.*gyldig lokalitet/ }).click()
  await expect(site).toBeFocused()
  await expect(site).toHaveAttribute('aria-invalid', 'true')
  await site.fill(known)
  await submitter.getByRole('button', { name: 'Send svar' }).click()
  await expect(submitter.getByRole('heading', { level: 1, name: 'Svaret er sendt' })).toBeFocused()
  await inspect(submitter)

  await caseworker.reload()
  await expect(caseworker.getByRole('heading', { name: 'Endret siden sist' })).toBeVisible()
  const main = caseworker.getByRole('main')
  await expect(main.getByText(answer).first()).toBeVisible()
  await expect(main.getByText('cmr.png').first()).toBeVisible()
  await expect(main.locator('ins', { hasText: 'F-2026-NY' }).first()).toBeVisible()
  await expectStatus(caseworker, 'UNDER VURDERING')
})
