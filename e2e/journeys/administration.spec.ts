import { expect, test } from '../support/test.ts'

test('[CW-03] an operating message that an officer publishes is read by exporters in their language until it is taken down', async ({
  asPerson,
}) => {
  const administrator = await asPerson('leader')
  await administrator.goto('/administrasjon')
  await administrator.getByRole('link', { name: 'Ny melding' }).click()
  await administrator.getByLabel('Overskrift').fill('Utskrift på Kløfta er nede')
  await administrator.getByLabel('Tekst').fill('Vi skriver ut igjen **klokken 14**.')
  await administrator.getByRole('tab', { name: /^English/ }).click()
  await administrator.getByLabel('Overskrift').fill('No printing at Kløfta')
  await administrator.getByLabel('Tekst').fill('We print again **at 14**.')
  await administrator.getByRole('button', { name: 'Publiser' }).click()
  await expect(administrator.getByText('Meldingen er publisert').first()).toBeVisible()

  const exporter = await asPerson('exporter')
  await exporter.goto('/')
  await expect(exporter.getByText('Utskrift på Kløfta er nede')).toBeVisible()
  await expect(exporter.getByText('klokken 14')).toHaveJSProperty('tagName', 'STRONG')
  await exporter.getByRole('button', { name: 'Språk: Bokmål' }).click()
  await exporter.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(exporter.getByText('No printing at Kløfta')).toBeVisible()

  await administrator.getByRole('button', { name: 'Ta ned' }).click()
  await expect(administrator.getByText('Meldingen er tatt ned').first()).toBeVisible()
  await exporter.reload()
  await expect(exporter.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible()
  await expect(exporter.getByText('No printing at Kløfta')).toHaveCount(0)
})
