import { sendNew } from '../support/drafts.ts'
import { expect, test } from '../support/test.ts'

test('[ADM-04] a leader gives an officer a role, who does the act of it at once, and takes it back', async ({
  asPerson,
  submitter,
}) => {
  const { referenceNumber } = await sendNew(submitter)
  const signer = await asPerson('signer')
  const take = signer.getByRole('button', { name: /^Ta til behandling/ })
  await signer.goto(`/soeknader/${referenceNumber}`)
  await expect(signer.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(take).toHaveCount(0)

  const leader = await asPerson('leader')
  await leader.goto('/administrasjon/ansatte')
  await leader.getByRole('link', { name: /^Henrik Dahl/ }).click()
  await leader.getByRole('button', { name: 'Gi rolle' }).click()
  const giving = leader.getByRole('dialog', { name: 'Gi Henrik Dahl en rolle' })
  await giving.getByLabel('Rolle').selectOption('Saksbehandler')
  await giving.getByLabel('Begrunnelse').fill('Vikar i høstferien')
  await giving.getByRole('button', { name: 'Gi rolle' }).click()
  await expect(giving).toBeHidden()
  await expect(leader.getByText('Vikar i høstferien')).toBeVisible()

  await signer.reload()
  await take.click()
  await expect(take).toHaveCount(0)
  await expect(signer.getByText('Under vurdering').first()).toBeVisible()

  await leader.getByRole('button', { name: 'Trekk tilbake rollen Saksbehandler' }).click()
  const taking = leader.getByRole('dialog', { name: /^Trekk tilbake «Saksbehandler»/ })
  await taking.getByLabel('Begrunnelse').fill('Ferien er over')
  await taking.getByRole('button', { name: 'Trekk tilbake' }).click()
  await expect(taking).toBeHidden()
  await leader.getByText('Roller som er trukket tilbake').click()
  await expect(leader.getByText(/Ferien er over/)).toBeVisible()
})

test('[ADM-03] a phrase that a leader writes, and changes, stands in the composer of a caseworker', async ({
  asPerson,
  submitter,
  caseworker,
}) => {
  const leader = await asPerson('leader')
  await leader.goto('/administrasjon/tekster?tekst=ny')
  for (const [language, name] of [
    ['bokmål', 'Temperaturlogg'],
    ['nynorsk', 'Temperaturlogg'],
    ['engelsk', 'Temperature log'],
  ] as const) {
    await leader.getByLabel(`Navn på ${language}`).fill(name)
    await leader.getByLabel(`Tekst på ${language}`).fill('Send oss loggen.')
  }
  const save = leader.getByRole('button', { name: 'Lagre ny versjon' })
  await save.click()
  await expect(leader.getByRole('link', { name: 'Temperaturlogg' })).toBeVisible()
  const text = leader.getByLabel('Tekst på bokmål')
  await text.fill('Send oss {loggen}.')
  await save.click()
  await expect(leader.getByText(/^Vi kjenner ikke \{loggen\}/)).toBeVisible()
  await text.fill('Send oss temperaturloggen for {linje}.')
  await expect(leader.getByText('Send oss temperaturloggen for varelinje 3.')).toBeVisible()
  await save.click()
  await expect(leader.getByRole('listitem').filter({ hasText: 'temperaturloggen for {linje}' })).toBeVisible()

  const { referenceNumber } = await sendNew(submitter)
  await caseworker.goto(`/soeknader/${referenceNumber}`)
  const composer = caseworker.getByRole('textbox', { name: /^Melding til/ })
  // A server that runs looks every second whether what it keeps has changed; a page asks once when it is opened.
  await expect(async () => {
    await caseworker.reload()
    await expect(caseworker.getByRole('button', { name: 'Til eksportøren' })).toBeVisible()
    await caseworker.keyboard.press('m')
    await composer.fill('')
    await composer.pressSequentially('/temperatur')
    await expect(caseworker.getByRole('option', { name: /temperaturloggen/ })).toBeVisible({ timeout: 2000 })
  }).toPass()
})
