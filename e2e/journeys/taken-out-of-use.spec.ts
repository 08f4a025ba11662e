import { randomUUID } from 'node:crypto'
import { today } from '@eksport/domain'
import type { Page } from '@playwright/test'
import { addressOf } from '../support/addresses.ts'
import { draftAnswers } from '../support/answers.ts'
import { createDraft } from '../support/drafts.ts'
import { inspect } from '../support/inspect.ts'
import { expect, test } from '../support/test.ts'

/** A call of the administration's pages about changes, with the session of a page. */
const post = async (page: Page, path: string, data: object) => {
  const address = new URL(`/api/v3/helsesertifikat/administrasjon/endringer${path}`, addressOf('caseworker'))
  const headers = { origin: address.origin, 'idempotency-key': randomUUID() }
  const answer = await page.request.post(address.href, { data, headers })
  if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`)
  return answer.json()
}

test('[EXP-01] [EXP-08] a template that is taken out of use while a draft is open is told by its name at its field, and offered no longer', async ({
  submitter: page,
  asPerson,
}) => {
  const [leader, administrator] = [await asPerson('leader'), await asPerson('administrator')]
  const switchTo = async (value: boolean) => {
    const change = { kind: 'code', list: 'certificate-templates', subject: '1.1.100', value }
    const { id } = await post(leader, '', {
      change,
      validFrom: today(new Date().toISOString()),
      reason: 'Ny mal',
    })
    await post(administrator, `/${id}/avgjoerelse`, { outcome: 'APPROVED' })
  }
  const { referenceNumber } = await createDraft(page, draftAnswers(new Date().toISOString()))
  await page.goto(`/soeknader/${referenceNumber}/oppsummering`)
  const declarations = page.getByRole('main').getByRole('checkbox')
  await expect(declarations.first()).toBeVisible()
  for (const declaration of await declarations.all()) await declaration.check()
  // What can be chosen has been read before it changes.
  const template = page.getByRole('combobox', { name: 'Sertifikatmal' })
  await page.getByRole('link', { name: 'Søknadsinformasjon', exact: true }).click()
  await expect(template).toContainText('1.1.100 Kina')
  await switchTo(false)
  try {
    await page.getByRole('link', { name: 'Oppsummering', exact: true }).click()
    const refusal = page.getByRole('link', { name: /^Søknadsinformasjon, Sertifikatmal: Valget finnes ikke/ })
    await page.getByRole('button', { name: 'Send inn', exact: true }).click()
    await refusal.click()
    await expect(template).toHaveAttribute('aria-invalid', 'true')
    await expect(template.getByRole('option', { selected: true })).toContainText('1.1.100 Kina')
    await inspect(page)
  } finally {
    await switchTo(true)
    // The journeys after this one begin with the template: the server reads its lists anew soon.
    await expect(() => createDraft(page, draftAnswers(new Date().toISOString()))).toPass()
  }
})
