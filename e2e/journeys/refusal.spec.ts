import { actOn } from '@eksport/server/testing/people'
import { expectStatus, pressAct } from '../support/case.ts'
import { sendNew } from '../support/drafts.ts'
import { expect, test } from '../support/test.ts'

const paragraphs = ['Lokaliteten var stengt da fisken ble slaktet.', 'Prøvene mangler.']
const reason = paragraphs.join('\n\n')

test('[STA-08] [STA-09] [ACT-12] a refusal is read as a letter before it is sent, and the exporter reads it with how to complain', async ({
  people,
  submitter,
  caseworker,
}) => {
  const { referenceNumber } = await sendNew(submitter)
  await actOn(people.officer, referenceNumber, { action: 'take' })
  await submitter.goto(`/soeknader/${referenceNumber}/detaljer`)
  await expectStatus(submitter, 'UNDER VURDERING')
  await caseworker.goto(`/soeknader/${referenceNumber}`)
  await pressAct(caseworker, 'Avslå')
  const dialog = caseworker.getByRole('dialog', { name: 'Avslå søknaden' })
  const see = dialog.getByRole('button', { name: 'Se brevet' })
  await expect(see).toBeDisabled()
  await dialog.getByLabel('Begrunnelse', { exact: true }).fill(reason)
  await dialog.getByLabel('Hent hjemmel fra listen').selectOption({ index: 1 })
  await expect(dialog.getByLabel('Hjemmel', { exact: true })).not.toHaveValue('')
  // The exporter has chosen no language: bokmål, until the officer chooses another, which the legal basis follows.
  await expect(dialog.getByRole('radio', { name: 'Bokmål' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'English' }).check()
  await expect(dialog.getByLabel('Hjemmel', { exact: true })).toHaveValue(/^Sample text/)
  const sent = await dialog.getByLabel('Hjemmel', { exact: true }).inputValue()
  await see.click()
  const letter = caseworker.getByRole('dialog', { name: /^Avslagsbrev/ })
  const page = letter.getByRole('region', { name: /^Side 1 av/ })
  for (const text of ['Reasons', ...paragraphs, 'Legal basis', sent]) await expect(page).toContainText(text)
  await caseworker.keyboard.press('Escape')
  await expect(letter).toBeHidden()
  // What was written is still there.
  await expect(dialog.getByLabel('Begrunnelse', { exact: true })).toHaveValue(reason)
  await dialog.getByRole('button', { name: 'Avslå', exact: true }).click()
  await expectStatus(caseworker, 'AVSLAG')

  await expectStatus(submitter, 'AVSLAG')
  const main = submitter.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Søknaden er avslått' })).toBeVisible()
  const because = main.getByRole('definition').filter({ hasText: reason })
  await expect(because, 'its paragraphs are kept').toHaveText(new RegExp(paragraphs.join('\\n\\n')), {
    useInnerText: true,
  })
  await expect(main.getByText(sent).first()).toBeVisible()
  await expect(main.getByText(/Du kan klage på avslaget/)).toBeVisible()
  const [download] = await Promise.all([
    submitter.waitForEvent('download'),
    main.getByRole('button', { name: /^avslag.*\.pdf/i }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/avslag.*\.pdf$/i)
})
