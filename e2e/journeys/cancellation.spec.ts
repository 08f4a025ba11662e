import { issueOnPaper } from '@eksport/server/testing/people'
import { uploadWidgetPage } from '@eksport/ui/testing'
import type { Page } from '@playwright/test'
import { act, expectStatus, openFromQueue, pressAct } from '../support/case.ts'
import { dot } from '../support/dot.ts'
import { inspect } from '../support/inspect.ts'
import { expect, test } from '../support/test.ts'

const reason = 'Kunden har trukket bestillingen.'
const plan = 'Papiret leveres til Kløfta på fredag.'
test('[CAN-01] [RTE-13] [STA-03] [STA-08] a certificate on paper is cancelled with a picture, undone, asked for again and refused', async ({
  submitter,
  caseworker,
}) => {
  await submitter.goto('/soeknader/4013/detaljer')
  await submitter.getByRole('link', { name: 'Kanseller', exact: true }).click()
  await expect(submitter.getByRole('heading', { level: 1, name: 'Kanseller søknad #004013' })).toBeVisible()
  await submitter.getByRole('button', { name: 'Send forespørsel' }).click()
  await expect(submitter.getByRole('link', { name: /Nødvendig med kanselleringsgrunn/ })).toBeVisible()
  await inspect(submitter)

  const fillIn = async () => {
    await submitter.getByLabel('Kanselleringsgrunn').fill(reason)
    await submitter.getByLabel('Plan for retur av originalsertifikatet').fill(plan)
  }
  await fillIn()
  const files = uploadWidgetPage(submitter.getByRole('group', { name: /^Vedlegg/ }))
  await files.pick({ name: 'sporing.png', mimeType: 'image/png', buffer: dot })

  await submitter.getByRole('link', { name: 'Driftsmeldinger' }).click()
  await submitter.getByRole('button', { name: 'Bli her' }).click()
  await expect(submitter.getByLabel('Kanselleringsgrunn')).toHaveValue(reason)
  // [EXP-03] A page that is loaded anew by mistake loses neither words nor files, and nobody is asked first.
  await submitter.reload()
  await expect(submitter.getByText(/^Dette begynte du på sist/)).toBeVisible()
  await expect(submitter.getByLabel('Kanselleringsgrunn')).toHaveValue(reason)
  await expect(submitter.getByLabel('Plan for retur av originalsertifikatet')).toHaveValue(plan)
  await expect(files.row('sporing.png')).toBeVisible()

  const send = async () => {
    await submitter.getByRole('button', { name: 'Send forespørsel' }).click()
    await submitter
      .getByRole('alertdialog', { name: 'Er du sikker på at du vil kansellere søknaden?' })
      .getByRole('button', { name: 'Send forespørsel' })
      .click()
    await expect(submitter).toHaveURL(/4013\/detaljer$/)
    await expectStatus(submitter, 'KANSELLERING BEHANDLES')
  }
  await send()
  await expect(submitter.getByText('Forespørsel om å kansellere søknad er sendt inn').first()).toBeVisible()
  const download = submitter.waitForEvent('download')
  await submitter.getByRole('main').getByText('sporing.png').first().click()
  expect((await download).suggestedFilename()).toBe('sporing.png')

  await submitter.getByRole('button', { name: 'Angre kansellering' }).click()
  await submitter.getByRole('alertdialog').getByRole('button', { name: 'Angre kansellering' }).click()
  await expectStatus(submitter, 'UTSTEDT')

  await submitter.getByRole('link', { name: 'Kanseller', exact: true }).click()
  // What was sent is kept no longer.
  await expect(submitter.getByLabel('Kanselleringsgrunn')).toHaveValue('')
  await fillIn()
  await send()

  await openFromQueue(caseworker, 'Kanselleringer', '#004013')
  await expect(caseworker.getByText(plan).first()).toBeVisible()
  await act(caseworker, 'Avvis kansellering', { Begrunnelse: 'Varene er allerede levert.' })
  await expectStatus(caseworker, 'UTSTEDT')
})

/** Confirms in the dialog that follows the form. */
const confirm = (page: Page, label: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: label, exact: true }).click()

test('[CAN-01] [ACT-11] [ACT-12] the cancellation of a printed certificate is granted once the fate of its paper is recorded, and both sides see it', async ({
  people,
  submitter,
  caseworker,
}) => {
  const referenceNumber = await issueOnPaper(people)
  await caseworker.goto(`/soeknader/${referenceNumber}`)
  await expectStatus(caseworker, 'UTSTEDT')
  await submitter.goto(`/soeknader/${referenceNumber}/detaljer`)
  await submitter.getByRole('link', { name: 'Kanseller', exact: true }).click()
  await submitter.getByLabel('Kanselleringsgrunn').fill(reason)
  await submitter.getByLabel('Plan for retur av originalsertifikatet').fill(plan)
  await submitter.getByRole('button', { name: 'Send forespørsel' }).click()
  await confirm(submitter, 'Send forespørsel')
  await expectStatus(submitter, 'KANSELLERING BEHANDLES')

  await expectStatus(caseworker, 'KANSELLERING BEHANDLES')
  await expect(caseworker.getByText(plan).first()).toBeVisible()
  await pressAct(caseworker, 'Innvilg kansellering')
  const dialog = caseworker.getByRole('dialog')
  const grant = dialog.getByRole('button', { name: 'Innvilg kansellering' })
  await grant.click()
  await expect(dialog.getByText('Velg hva som har skjedd med papirsertifikatet.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Levert tilbake' }).click()
  await grant.click()
  await expectStatus(caseworker, 'KANSELLERT')
  await expect(caseworker.getByText(/^Levert tilbake.*Kari Nordli/)).toBeVisible()

  await expectStatus(submitter, 'KANSELLERT')
  await expect(submitter.getByText(/^Levert tilbake/)).toBeVisible()
  await expect(submitter.getByText('Kari Nordli')).toHaveCount(0)
})
