import { actOn } from '@eksport/server/testing/people'
import { act, ask, expectStatus } from '../support/case.ts'
import { sendNew } from '../support/drafts.ts'
import { expect, test } from '../support/test.ts'

const question = 'Er temperaturen inntil 12 °C riktig?'
const answer = 'Ja, kunden har bedt om denne grensen.'
const message = 'Vi sender laboratoriesvaret i morgen.'

test('[ACT-05] [ACT-12] [MSG-01] a case changes hands while its exporter writes: nothing typed is lost, and the new owner reads it and acts', async ({
  people,
  asPerson,
  submitter,
  caseworker,
}) => {
  const { referenceNumber } = await sendNew(submitter)
  await actOn(people.officer, referenceNumber, { action: 'take' })
  await caseworker.goto(`/soeknader/${referenceNumber}`)
  await ask(caseworker, question)
  await submitter.goto(`/soeknader/${referenceNumber}/detaljer`)
  const writtenAnswer = submitter.getByLabel('Begrunnelse', { exact: true })
  const writtenMessage = submitter.getByRole('textbox', { name: /^Melding til saksbehandler/ })
  await writtenMessage.fill(message)
  await writtenAnswer.click()
  await writtenAnswer.pressSequentially(answer.slice(0, 10))

  await caseworker.getByRole('button', { name: 'Overfør', exact: true }).click()
  const dialog = caseworker.getByRole('dialog', { name: 'Overfør saken' })
  const option = dialog.getByRole('option', { name: /^Solveig Moen/ })
  await dialog.getByLabel('Overfør til').selectOption((await option.getAttribute('value')) ?? '')
  await dialog.getByRole('button', { name: 'Overfør', exact: true }).click()
  await expect(dialog).toBeHidden()

  // The exporter's page hears of it, and the cursor stands where it stood.
  await expect(submitter.getByRole('list', { name: 'Historikk' }).getByRole('listitem').first()).toContainText(
    'Overført',
  )
  await expect(writtenAnswer).toBeFocused()
  await submitter.keyboard.type(answer.slice(10))
  await expect(writtenAnswer).toHaveValue(answer)
  await expect(writtenMessage).toHaveValue(message)

  const leader = await asPerson('leader')
  await leader.goto(`/soeknader/${referenceNumber}`)
  await expect(leader.getByText('Deg', { exact: true })).toBeVisible()
  await submitter.getByRole('button', { name: 'Send på nytt uendret' }).click()
  await expectStatus(submitter, 'UNDER VURDERING')
  await expect(writtenMessage).toHaveValue(message)
  await submitter.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(writtenMessage).toHaveValue('')

  await expectStatus(leader, 'UNDER VURDERING')
  const thread = leader.getByRole('region', { name: 'Meldinger' })
  await expect(thread.getByText(answer)).toBeVisible()
  await expect(thread.getByText(message)).toBeVisible()
  // Whoever gave it away may no more decide it.
  const formerBar = caseworker.getByRole('region', { name: 'Handlinger i saken' })
  await expect(formerBar.getByRole('button', { name: 'Ta over' })).toBeVisible()
  await expect(formerBar.getByRole('button', { name: 'Stopp' })).toBeHidden()
  await act(leader, 'Stopp', { Begrunnelse: 'Laboratoriesvaret ventes.' })
  await expectStatus(submitter, 'STOPPET')
})
