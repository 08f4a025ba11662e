import { expect, test } from '../support/test.ts'

test('[ADM-02] a fee that one proposes, another approves: then it is what exporters pay', async ({ asPerson }) => {
  const leader = await asPerson('leader')
  await leader.goto('/administrasjon')
  await leader.getByRole('navigation', { name: 'Administrasjon' }).getByRole('link', { name: 'Gebyrer' }).click()
  await leader.getByRole('button', { name: 'Endre Helsesertifikat', exact: true }).click()
  const dialog = leader.getByRole('dialog')
  await dialog.getByLabel('Gebyr i kroner').fill('-5')
  await dialog.getByLabel('Hvorfor?').fill('Ny forskrift')
  await dialog.getByRole('button', { name: 'Foreslå' }).click()
  await expect(dialog.getByText('Et gebyr er hele kroner fra 0 til 100000.')).toBeVisible()
  await dialog.getByLabel('Gebyr i kroner').fill('413')
  await dialog.getByRole('button', { name: 'Hva ville endret seg?' }).click()
  await expect(dialog.getByText(/^Kjørt mot .* Ingen sak er endret\.$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Foreslå' }).click()
  await expect(leader.getByText('Du foreslo. En annen må godkjenne.')).toBeVisible()
  await expect(leader.getByRole('button', { name: 'Godkjenn forslaget' })).toHaveCount(0)

  const administrator = await asPerson('administrator')
  await administrator.goto('/administrasjon/gebyrer')
  await administrator.getByRole('button', { name: 'Godkjenn forslaget' }).click()
  await expect(administrator.getByText('Forslaget er godkjent').first()).toBeVisible()
  const row = administrator.getByRole('row', { name: /Helsesertifikat/ })
  await expect(row.getByText('Gjelder', { exact: true })).toBeVisible()
  await expect(row.getByText(/Astrid Lunde/)).toBeVisible()

  const exporter = await asPerson('exporter')
  await exporter.goto('/')
  await expect
    .poll(async () => {
      const data = { applicationType: 'HELSESERTIFIKAT', certificateFormat: ['PDF'], certificateTemplate: '1.1.7' }
      const answer = await exporter.request.post(
        new URL('/api/v3/helsesertifikat/gebyr/calculate', exporter.url()).href,
        { data, headers: { origin: new URL(exporter.url()).origin } },
      )
      return ((await answer.json()) as { amount?: number }).amount
    })
    .toBe(413)
})
