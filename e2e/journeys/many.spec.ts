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
