import { draftAnswers } from '../support/answers.ts'
import { createDraft } from '../support/drafts.ts'
import { expect, test } from '../support/test.ts'

const whole = (page: import('@playwright/test').Page) => page.getByRole('table', { name: 'Søknader' })

test('[LST-03] [LST-09] [LST-10] [LST-17] a bookmarked address brings back filter, sorting and page; Back goes back', async ({
  asPerson,
}) => {
  const page = await asPerson('exporter')
  const answers = draftAnswers(new Date().toISOString())
  for (let count = 0; count < 11; count += 1) await createDraft(page, answers)

  await page.goto('/oversikt')
  await page.getByRole('button', { name: /^Under arbeid/ }).click()
  await expect(page.getByRole('button', { name: /^Under arbeid/ })).toHaveAttribute('aria-pressed', 'true')
  await whole(page)
    .getByRole('button', { name: /^Referanse/ })
    .click()
  await expect(whole(page).getByRole('columnheader', { name: /^Referanse/ })).toHaveAttribute(
    'aria-sort',
    /ascending|descending/,
  )
  const firstPage = page.url()
  await page
    .getByRole('button', { name: 'Side 2', exact: true })
    .or(page.getByRole('link', { name: 'Side 2', exact: true }))
    .click()
  await expect(page.getByRole('main').getByText(/^11-\d+ av \d+ søknader$/)).toBeVisible()
  // The rows of the first page stay until those of the second have come.
  await expect(whole(page)).not.toHaveAttribute('aria-busy')
  const rows = await whole(page).getByRole('rowheader').allTextContents()

  const other = await asPerson('exporter')
  await other.goto(page.url())
  await expect(whole(other).getByRole('rowheader')).toHaveText(rows)
  await expect(other.getByRole('button', { name: /^Under arbeid/ })).toHaveAttribute('aria-pressed', 'true')

  await page.goBack()
  await expect(page).toHaveURL(firstPage)
  await expect(page.getByRole('main').getByText(/^1-10 av \d+ søknader$/)).toBeVisible()

  await page.goForward()
  await page.getByRole('button', { name: /^Alle/ }).click()
  await expect(page.getByRole('main').getByText(/^1-10 av \d+ søknader$/)).toBeVisible()
})

test('[LST-05] the search takes digits only and finds one application', async ({ submitter }) => {
  await submitter.goto('/oversikt')
  await submitter.getByRole('searchbox', { name: 'Søk på referansenummer' }).pressSequentially('40x09')
  await expect(submitter.getByRole('searchbox')).toHaveValue('4009')
  await expect(whole(submitter).getByRole('rowheader')).toHaveText(['#004009'])
})

test('[LST-13] a draft is deleted after a question, and stays when the answer is no', async ({ submitter }) => {
  const { reference } = await createDraft(submitter, draftAnswers(new Date().toISOString()))
  await submitter.goto(`/oversikt?referenceNumber=${Number(reference.slice(1))}`)
  const remove = async () => {
    await submitter.getByRole('button', { name: `Handlinger for søknad ${reference}` }).click()
    await submitter.getByRole('menuitem', { name: 'Slett' }).click()
  }
  await remove()
  const dialog = submitter.getByRole('alertdialog').or(submitter.getByRole('dialog'))
  await expect(dialog.getByRole('heading')).toHaveText('Er du sikker på at du vil slette søknaden?')
  await dialog.getByRole('button', { name: 'Avbryt' }).click()
  await expect(whole(submitter).getByRole('rowheader')).toHaveText([reference])
  await remove()
  await dialog.getByRole('button', { name: 'Slett' }).click()
  await expect(submitter.getByText('Søknaden er slettet!')).toBeVisible()
  await expect(submitter.getByRole('link', { name: reference })).toHaveCount(0)
})
