import { signApplication } from '@eksport/server/testing/people'
import { expect, test } from '../support/test.ts'

test('[CW-11] [CRT-15] two certificates are printed as one job, the spoilt one is void, and the other is issued', async ({
  people,
  caseworker,
}) => {
  const numbers = [await signApplication(people, ['PAPER']), await signApplication(people, ['PAPER'])]
  const [good = '', spoilt = ''] = numbers.map((referenceNumber) => `#${String(referenceNumber).padStart(6, '0')}`)
  await caseworker.goto('/papirlager')
  const next = await caseworker
    .getByText(/^[A-Z]{2} \d{7}$/)
    .first()
    .textContent()
  const choose = async (address: string, references: readonly string[]) => {
    await caseworker.goto(address)
    await caseworker.getByRole('button', { name: 'Velg flere' }).click()
    for (const reference of references)
      await caseworker
        .getByRole('row', { name: new RegExp(reference) })
        .getByRole('checkbox')
        .check()
  }

  await choose('/?awaits=print&size=30', [good, spoilt])
  await caseworker.getByRole('button', { name: 'Skriv ut 2' }).click()
  const print = caseworker.getByRole('dialog', { name: 'Skriv ut 2 sertifikater' })
  await expect(print).toContainText('Sertifikatene tar 4 ark.')
  await print.getByLabel('Nummeret på det øverste arket').fill(next ?? '')
  await print.getByRole('button', { name: 'Skriv ut' }).click()
  await print.getByRole('button', { name: 'Åpne utskriften' }).click()
  const job = caseworker.getByRole('dialog', { name: 'Utskrift av 2 sertifikater' })
  await expect(job).toContainText(`-${numbers[0]}-1`)
  await caseworker.keyboard.press('Escape')

  const check = caseworker.getByRole('dialog', { name: 'Hvilke kom dårlig ut?' })
  await check.getByRole('checkbox', { name: spoilt }).check()
  await check.getByLabel('Begrunnelse').fill('Papiret satt fast.')
  await check.getByRole('button', { name: 'Forkast 1, resten er i orden' }).click()
  await expect(check).toContainText('2 av 2 er gjort')
  await caseworker.keyboard.press('Escape')

  await choose('/?awaits=print&size=30', [spoilt])
  await choose('/?status=SKREVET_UT&size=30', [good])
  await caseworker.getByRole('button', { name: 'Utsted 1' }).click()
  const issue = caseworker.getByRole('dialog')
  await issue.getByRole('button', { name: 'Utsted' }).click()
  await expect(issue).toContainText('1 av 1 er gjort')
})

test('[CW-11] [CRT-15] nothing is printed with a sheet too few, and all of it once more are registered', async ({
  people,
  asPerson,
}) => {
  test.setTimeout(1_200_000)
  const leader = await asPerson('leader')
  const free = async () => {
    await leader.goto('/papirlager')
    return Number(await leader.getByRole('definition').first().textContent())
  }
  // Two sheets each: one more than the office has.
  const count = Math.floor((await free()) / 2) + 1
  const internalReference = `ARK-${Date.now().toString(36)}`
  for (let index = 0; index < count; index += 1)
    await signApplication(people, ['PAPER'], (draft) => ({ consignor: { ...draft.consignor, internalReference } }))
  const openPrint = async () => {
    await leader.goto(`/?awaits=print&search=${internalReference}&office=all&size=30`)
    await leader.getByRole('button', { name: 'Velg flere' }).click()
    await leader.getByRole('table').getByRole('checkbox').first().click()
    await leader.getByRole('button', { name: `Skriv ut ${count}` }).click()
    return leader.getByRole('dialog', { name: `Skriv ut ${count} sertifikater` })
  }
  const refused = await openPrint()
  await expect(refused.getByRole('alert')).toContainText('Ingenting er skrevet ut.', { timeout: 600_000 })
  await refused.getByLabel('Nummeret på det øverste arket').fill('NO 0152001')
  await refused.getByRole('button', { name: 'Skriv ut' }).click()
  await expect(refused.getByRole('alert')).toContainText('Ingenting er skrevet ut.')

  await leader.goto('/papirlager')
  await leader.getByRole('button', { name: 'Registrer ark' }).click()
  await leader.getByLabel('Første ark').fill('NO 0159001')
  await leader.getByLabel('Siste ark').fill('NO 0159050')
  await leader.getByRole('dialog').getByRole('button', { name: 'Registrer ark' }).click()
  await expect(leader.getByText('NO 0159001–NO 0159050')).toBeVisible()
  const next = await leader
    .getByText(/^[A-Z]{2} \d{7}$/)
    .first()
    .textContent()
  const print = await openPrint()
  await expect(print).toContainText(`Sertifikatene tar ${2 * count} ark.`, { timeout: 600_000 })
  await print.getByLabel('Nummeret på det øverste arket').fill(next ?? '')
  await print.getByRole('button', { name: 'Skriv ut' }).click()
  await expect(print).toContainText(`${count} av ${count} er gjort`, { timeout: 600_000 })
})
