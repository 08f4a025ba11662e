import { draftAnswers } from '../support/answers.ts'
import { createDraft } from '../support/drafts.ts'
import { inspect } from '../support/inspect.ts'
import { expect, test } from '../support/test.ts'

test('[CRT-03] who chooses another country is told what went, and takes the choice back', async ({ submitter }) => {
  const { referenceNumber } = await createDraft(submitter, draftAnswers(new Date().toISOString()))
  const stored = () =>
    submitter.evaluate(async (number) => {
      const answer = await fetch(`/api/v3/helsesertifikat/organisasjoner/310000043/soeknader/${number}`)
      const { application } = await answer.json()
      return JSON.stringify(application)
    }, referenceNumber)
  await submitter.goto(`/soeknader/${referenceNumber}`)
  await submitter.getByLabel('Importland').fill('USA')
  await submitter.getByRole('listbox').getByRole('option', { name: /USA/ }).click()
  const notice = submitter.getByRole('alert').filter({ hasText: 'Noen svar fulgte ikke med' })
  await expect(notice).toContainText('1.1.100 Kina')
  await submitter.getByRole('combobox', { name: 'Sertifikatmal' }).selectOption('2.1.22')
  await expect(notice.getByRole('listitem').filter({ hasText: 'Varelinje 1' })).toContainText('Akvakulturområde')
  await submitter.getByRole('checkbox', { name: 'Papirbasert sertifikat' }).check()
  await inspect(submitter)
  await submitter.getByRole('button', { name: 'Neste' }).click()
  await expect(submitter).toHaveURL(/avsender$/)
  expect(await stored()).not.toMatch(/"given"|CNPVG|aquacultureArea|"CN"/)
  // [VAL-07] Every template asks when and where farmed fish was slaughtered.
  expect(await stored()).toContain('slaughterInformation')

  // Another page, and another answer, later: the way back is still open.
  const saved = submitter.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await submitter.getByLabel('Fornavn', { exact: true }).fill('Sunniva')
  await saved
  await notice.getByRole('button', { name: 'Angre valget' }).click()
  await expect(notice).toBeHidden()
  await submitter.getByRole('button', { name: 'Neste' }).click()
  await expect(submitter).toHaveURL(/mottaker$/)
  await expect(submitter.getByLabel('Adresse', { exact: true }).first()).toHaveValue('18 Example Road, Pudong')
  const undone = JSON.parse(await stored())
  expect(undone).toMatchObject({
    certificateTemplate: '1.1.100',
    countryOfDestination: 'CN',
    sender: { contactPerson: { firstName: 'Sunniva' } },
    transport: { fulfillsEuRequirements: { given: true, template: '1.1.100' } },
    productLines: [{ slaughterInformation: [expect.any(Object)], aquacultureArea: expect.any(String) }],
  })
})
