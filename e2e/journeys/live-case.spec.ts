import { inspect } from '../support/inspect.ts'
import { expect, test } from '../support/test.ts'

test('[CRT-08] an officer sees the certificate of a case beside its facts', async ({ caseworker }) => {
  await caseworker.goto('/soeknader/4010')
  await caseworker.getByRole('button', { name: 'Fakta og sertifikat' }).click()
  const pane = caseworker.getByRole('region', { name: 'Sertifikatet', exact: true })
  await expect(pane.getByRole('img', { name: /^Side 1 av/ })).toBeVisible()
  await inspect(caseworker)
  await caseworker.getByRole('button', { name: 'Fakta og sertifikat' }).click()
  await expect(pane).toBeHidden()
  await expect(caseworker.getByRole('complementary', { name: 'Vurdering og dialog' })).toBeVisible()
})
