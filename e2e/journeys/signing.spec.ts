import { actOn, approveApplication } from '@eksport/server/testing/people'
import { expect, test } from '../support/test.ts'

/** A signer's day. */
const many = 50
const refusedAt = 20
const lostAt = 30

test('[CW-11] a queue of fifty stops at the one that another has sent back, and at the one that is lost on the way, and says so at each', async ({
  people,
  asPerson,
}) => {
  test.setTimeout(2_400_000)
  for (let count = 0; count < many; count += 1) await approveApplication(people, ['PAPER'])
  const signer = await asPerson('signer')
  const asked: number[] = []
  await signer.route(/\/behandling\/soeknader\/\d+\/handling$/, async (route, request) => {
    asked.push(Number(/\/(\d+)\/handling$/.exec(request.url())?.[1]))
    if (asked.length === refusedAt)
      await actOn(people.signer, asked.at(-1) ?? 0, { action: 'reject-signing', reason: 'Feil lokalitet.' })
    if (asked.length === lostAt) await route.abort('connectionreset')
    else await route.continue()
  })
  await signer.goto('/signering')
  await signer.getByRole('checkbox', { name: 'Velg alle' }).check()
  await signer.getByRole('button', { name: `Signer ${many} valgte` }).click()
  const alert = signer.getByRole('list', { name: 'Saker' }).getByRole('alert')
  await expect(alert).toContainText('Saken er endret siden du så den.', { timeout: 600_000 })
  await expect(signer.getByText(`${refusedAt - 1} av ${many} signert`).first()).toBeVisible()
  expect(asked).toHaveLength(refusedAt)
  await signer.getByRole('button', { name: 'Hopp over' }).click()

  await expect(alert).toContainText('Vi får ikke kontakt med serveren', { timeout: 600_000 })
  await expect(signer.getByText(`${lostAt - 2} av ${many} signert`).first()).toBeVisible()
  await signer.getByRole('button', { name: 'Fortsett' }).click()
  await expect(signer.getByText(`${many - 1} av ${many} signert`).first()).toBeVisible({ timeout: 600_000 })
  await expect(signer.getByText('1 hoppet over')).toBeVisible()

  expect(asked, 'what was lost was asked for once more, and nothing else').toHaveLength(many + 1)
  await signer.goto(`/soeknader/${asked[refusedAt - 1]}`)
  await expect(signer.getByText('Feil lokalitet.').first()).toBeVisible()
})
