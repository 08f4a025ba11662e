import { issueOnPaper } from '@eksport/server/testing/people'
import type { Page } from '@playwright/test'
import { expectStatus } from '../support/case.ts'
import { choose } from '../support/fill.ts'
import { expect, test } from '../support/test.ts'

const orders = (page: Page) => page.getByRole('region', { name: 'Bekreftede kopier' })

test('[CPY-01] [FEE-01] [RTE-14] [ACT-12] confirmed copies are ordered at a fee, confirmed, printed and handed out, and the exporter follows the order', async ({
  people,
  submitter,
  caseworker,
}) => {
  const referenceNumber = await issueOnPaper(people)
  await caseworker.goto(`/soeknader/${referenceNumber}`)
  await expectStatus(caseworker, 'UTSTEDT')
  await submitter.goto(`/soeknader/${referenceNumber}/detaljer`)
  await submitter.getByRole('link', { name: 'Bestill bekreftede kopier' }).click()
  await submitter.getByLabel('Antall kopier').fill('2')
  await choose(submitter, 'Kontor', 'Kløfta')
  await submitter.getByRole('button', { name: /^Neste ledige: / }).click()
  await expect(submitter.getByText('875,-', { exact: true })).toBeVisible()
  await submitter.getByRole('button', { name: 'Bestill kopier' }).click()
  await expect(submitter).toHaveURL(/\/detaljer$/)
  await expect(orders(submitter)).toContainText('2 kopierBestilt')
  await expect(orders(submitter)).toContainText('Gebyr 875,-')

  // The officer's page was open all the time.
  await orders(caseworker).getByRole('button', { name: 'Bekreft og skriv ut' }).click()
  await caseworker.getByRole('alertdialog').getByRole('button', { name: 'Bekreft og skriv ut' }).click()
  const print = caseworker.getByRole('dialog', { name: /^Bekreftede kopier av/ })
  await expect(print.getByRole('region', { name: /^Side 1 av/ })).toContainText('Kopi 1 av 2')
  await print.getByRole('button', { name: 'Lukk' }).click()
  await expect(orders(submitter)).toContainText('Klar til henting')

  await orders(caseworker).getByRole('button', { name: 'Utlever kopiene' }).click()
  const handOut = caseworker.getByRole('dialog', { name: 'Hvem hentet kopiene?' })
  await handOut.getByRole('textbox').fill('Ola Nordmann')
  await handOut.getByRole('button', { name: 'Utlever kopiene' }).click()
  await expect(orders(caseworker)).toContainText(/av Ola Nordmann, utlevert av Kari Nordli/)
  await expect(orders(caseworker).getByRole('button')).toHaveCount(0)
  await expect(orders(submitter)).toContainText(/Hentet .* av Ola Nordmann/)
  await expect(orders(submitter).getByRole('link')).toHaveCount(0)
  await expect(submitter.getByText('Kari Nordli')).toHaveCount(0)
})
