import { actOn } from '@eksport/server/testing/people'
import { draftAnswers } from '../support/answers.ts'
import { act, expectStatus, tickAll } from '../support/case.ts'
import { saveDraft } from '../support/drafts.ts'
import { choose, choosePlace, sendDraft } from '../support/fill.ts'
import { expect, test } from '../support/test.ts'

test('[MAT-01] [RTE-16] [ACT-11] [ACT-12] a certificate of the older service is replaced from ‘Flere valg’ to the one that is issued', async ({
  people,
  submitter,
  caseworker,
}) => {
  const now = new Date()
  const year = String(now.getFullYear() % 100).padStart(2, '0')
  const reference = `${year}051 ${String(now.getTime() % 1_000_000).padStart(6, '0')}`
  await submitter.goto('/oversikt')
  await submitter.getByRole('button', { name: 'Flere valg' }).click()
  await submitter.getByRole('menuitem').click()
  await submitter.getByLabel('Referansenummer i skjematjenesten (MATS)').fill(reference.replace(' ', ''))
  await submitter.getByRole('button', { name: 'Neste' }).click()
  await expect(submitter.getByText(/Husk at det må være et mellomrom/).first()).toBeVisible()
  await submitter.getByLabel('Referansenummer i skjematjenesten (MATS)').fill(reference)
  await submitter.getByLabel('Utstedelsesdato til originalsertifikatet').fill(`05.01.${now.getFullYear()}`)
  await submitter.getByRole('combobox', { name: 'Årsak' }).selectOption('Manglende opplysninger')
  await choosePlace(submitter, 'sendingen', 'Shanghai', 'Kina')
  await choosePlace(submitter, 'originalen', 'Hos eksportør', 'Norge')
  await submitter.getByLabel('Plan for retur av originalsertifikatet').fill('Rekommandert post.')
  await submitter.getByRole('combobox', { name: 'Eksportør' }).selectOption('Midnattsol Testlaks AS')
  await choose(submitter, 'Importland', 'Kina')
  await submitter.getByRole('combobox', { name: 'Sertifikatmal' }).selectOption('1.1.100')
  await submitter.getByRole('checkbox', { name: 'Elektronisk sertifikat' }).check()
  await submitter.getByRole('button', { name: 'Neste' }).click()
  await expect(submitter).toHaveURL(/avsender$/)
  const referenceNumber = Number(/soeknader\/(\d+)/.exec(submitter.url())?.[1])

  // The rest of the form is that of every application.
  await saveDraft(submitter, referenceNumber, {
    ...draftAnswers(now.toISOString()),
    applicationType: 'ERSTATNINGSSERTIFIKAT',
    certificateFormats: ['E_CERT'],
  })
  await submitter.reload()
  await sendDraft(submitter)
  await submitter.goto(`/soeknader/${referenceNumber}/detaljer`)
  await expectStatus(submitter, 'INNSENDT')

  await caseworker.goto(`/soeknader/${referenceNumber}`)
  await expect(caseworker.getByText(reference).first()).toBeVisible()
  await act(caseworker, 'Ta til behandling')
  await tickAll(caseworker)
  await act(caseworker, 'Godkjenn')
  await expectStatus(caseworker, 'TIL SIGNERING')
  await actOn(people.signer, referenceNumber, { action: 'sign' })
  // Nothing of it goes out while nobody knows where the old paper is.
  await expectStatus(caseworker, 'GODKJENT')
  await caseworker.getByRole('button', { name: 'Registrer papiret' }).click()
  const dialog = caseworker.getByRole('dialog', { name: `Papiret til ${reference}` })
  await dialog.getByRole('radio', { name: 'Levert tilbake' }).check()
  await dialog.getByRole('button', { name: 'Registrer papiret' }).click()
  await expectStatus(caseworker, 'UTSTEDT')
  await expectStatus(submitter, 'UTSTEDT')
  await expect(submitter.getByText(/^Levert tilbake/)).toBeVisible()
  await expect(submitter.getByText(reference).first()).toBeVisible()
})
