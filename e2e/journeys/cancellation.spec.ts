import { uploadWidgetPage } from '@eksport/ui/testing'
import { act, expectStatus, openFromQueue } from '../support/case.ts'
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
  await submitter.getByRole('main').getByText('sporing.png').click()
  expect((await download).suggestedFilename()).toBe('sporing.png')

  await submitter.getByRole('button', { name: 'Angre kansellering' }).click()
  await submitter.getByRole('alertdialog').getByRole('button', { name: 'Angre kansellering' }).click()
  await expectStatus(submitter, 'UTSTEDT')

  await submitter.getByRole('link', { name: 'Kanseller', exact: true }).click()
  await fillIn()
  await send()

  await openFromQueue(caseworker, 'Kanselleringer', '#004013')
  await expect(caseworker.getByText(plan).first()).toBeVisible()
  await act(caseworker, 'Avvis kansellering', { Begrunnelse: 'Varene er allerede levert.' })
  await expectStatus(caseworker, 'UTSTEDT')
})
