import { completeAnswers, template } from '../support/answers.ts'
import { choose } from '../support/fill.ts'
import { countHands } from '../support/hands.ts'
import { expect, test } from '../support/test.ts'
import { Typist } from '../support/typist.ts'
import { walkWizard } from '../support/walk-wizard.ts'

const max = { keys: 350, clicks: 50 }
const maxToTemplate = 8

test('[WIZ-01] [EXP-05] a first application of one line, with nothing to copy, takes few keys and presses', async ({
  submitter: page,
}) => {
  const hands = await countHands(page)
  await page.goto('/oversikt')
  await page.getByRole('button', { name: 'Opprett ny' }).click()
  await page.getByRole('button', { name: 'Start søknaden' }).click()
  await page.getByRole('link', { name: 'Jeg vet hvilken mal' }).click()
  const answers = completeAnswers(new Date().toISOString())
  await walkWizard({ page, by: new Typist(page), locale: 'nb', template, answers })
  await page.getByRole('button', { name: 'Send inn', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Søknaden er sendt inn' })).toBeVisible()

  const { keys, clicks } = await hands()
  test.info().annotations.push({ type: 'hands', description: `${keys} keys, ${clicks} clicks` })
  console.log(`A first application: ${keys} keys, ${clicks} clicks`)
  expect(keys).toBeLessThanOrEqual(max.keys)
  expect(clicks).toBeLessThanOrEqual(max.clicks)
})

test('[EXP-09] from ‘Opprett ny’ few presses lead to the right template, and nobody needs to know its number', async ({
  submitter: page,
}) => {
  const hands = await countHands(page)
  await page.goto('/oversikt')
  await page.getByRole('button', { name: 'Opprett ny' }).click()
  await page.getByRole('button', { name: 'Start søknaden' }).click()
  // What is searched for and taken from its list is one press.
  await choose(page, 'Fiskeart', 'Laks')
  await choose(page, 'Tilstand', 'Fersk')
  await choose(page, 'Bearbeiding', 'Sløyd')
  await page.getByRole('radio', { name: 'Oppdrett' }).click()
  await choose(page, 'Mottakerland', 'Brasil')
  await expect(page.getByText('Mal 1.1.7', { exact: true })).toBeVisible()
  const { clicks } = await hands()
  console.log(`To the right template: ${clicks} presses`)
  expect(clicks).toBeLessThanOrEqual(maxToTemplate)
})
