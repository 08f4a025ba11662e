import { formatReference } from '@eksport/domain'
import { actOn, issueOnPaper } from '@eksport/server/testing/people'
import type { Page } from '@playwright/test'
import { act, expectStatus, tickAll } from '../support/case.ts'
import { choosePlace, sendDraft } from '../support/fill.ts'
import { expect, test } from '../support/test.ts'

const formats = { paper: 'Papirbasert sertifikat', electronic: 'Elektronisk sertifikat' } as const

/** Turns the format of a draft on its first page, and goes on. */
const changeFormat = async (page: Page, from: keyof typeof formats, to: keyof typeof formats) => {
  await page.getByRole('checkbox', { name: formats[to] }).check()
  await page.getByRole('checkbox', { name: formats[from] }).uncheck()
  await page.getByRole('button', { name: 'Neste' }).click()
  await expect(page).toHaveURL(/avsender$/)
}

const draftOf = (page: Page) => Number(/soeknader\/(\d+)/.exec(page.url())?.[1])
const detailsOf = (referenceNumber: number) => `/soeknader/${referenceNumber}/detaljer`

test('[REP-01] [RTE-15] [ACT-10] [ACT-12] a certificate on paper is replaced by an electronic one, and ends when its paper is accounted for', {
  tag: '@everyday',
}, async ({ people, submitter, caseworker }) => {
  const original = await issueOnPaper(people)
  await caseworker.goto(`/soeknader/${original}`)
  await submitter.goto(detailsOf(original))
  await submitter.getByRole('link', { name: 'Erstatt', exact: true }).click()
  await submitter.getByRole('combobox', { name: 'Årsak' }).selectOption('Skrivefeil')
  await choosePlace(submitter, 'sendingen', 'Hos mottaker', 'Kina')
  await choosePlace(submitter, 'originalen', 'Hos eksportør', 'Norge')
  const plan = submitter.getByLabel('Plan for retur av originalsertifikatet')
  await plan.fill('Rekommandert post.')
  // [EXP-03] A page that is loaded anew by mistake loses nothing, and nobody is asked first.
  await submitter.reload()
  await expect(submitter.getByText(/^Dette begynte du på sist/)).toBeVisible()
  await expect(plan).toHaveValue('Rekommandert post.')
  await submitter.getByRole('button', { name: 'Neste' }).click()
  await expect(submitter).toHaveURL(/henting$/)
  const replacement = draftOf(submitter)
  await expectStatus(caseworker, 'ERSTATNING UNDER REGISTRERING')
  await submitter.getByRole('link', { name: /Søknadsinformasjon/ }).click()
  await changeFormat(submitter, 'paper', 'electronic')
  await sendDraft(submitter)
  await expectStatus(caseworker, 'ERSTATNING BEHANDLES')

  await submitter.goto(detailsOf(original))
  await expect(submitter.getByText(/Det er gyldig til erstatningen er utstedt/)).toBeVisible()
  await caseworker
    .getByRole('region', { name: 'Erstatningen' })
    .getByRole('link', { name: formatReference(replacement) })
    .click()
  await act(caseworker, 'Ta til behandling')
  const standing = caseworker.getByRole('region', { name: 'Originalen' })
  await expect(standing).toContainText('Ikke registrert')
  await standing.getByRole('button', { name: 'Registrer papiret' }).click()
  const dialog = caseworker.getByRole('dialog', { name: `Papiret til ${formatReference(original)}` })
  await dialog.getByRole('radio', { name: 'Levert tilbake' }).click()
  await dialog.getByRole('button', { name: 'Registrer papiret' }).click()
  await expect(standing).toContainText('Levert tilbake')
  await tickAll(caseworker)
  await act(caseworker, 'Godkjenn')
  await actOn(people.signer, replacement, { action: 'sign' })

  // The receiver accepts it, and nobody touches either page.
  await expectStatus(caseworker, 'UTSTEDT')
  await expect(standing).toContainText('ERSTATTET')
  await expectStatus(submitter, 'ERSTATTET')
  await submitter
    .getByRole('main')
    .getByRole('link', { name: formatReference(replacement) })
    .first()
    .click()
  await expectStatus(submitter, 'UTSTEDT')
})
