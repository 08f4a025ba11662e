import {
  getApplication,
  getCurrentReplacement,
  getMatsReplacement,
  getReplacement,
  type Replacement,
} from '@eksport/api'
import type { Application, ReplacementAnswers } from '@eksport/domain'
import { anApplication } from '@eksport/domain/testing'
import { editsBetween } from '@eksport/forms'
import { openJournal } from '@eksport/portal/journal/journal.ts'
import { keepPart, takeUpPart } from '@eksport/portal/journal/kept-part.ts'
import { browserStorage } from '@eksport/portal/testing/browser-storage.ts'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { clean } from '#src/testing/open-form.ts'
import { question } from '#src/testing/questions.ts'
import { organisation, startSubmitterServer } from '#src/testing/start-server.ts'

beforeEach(browserStorage())

const written: ReplacementAnswers = {
  reasonForReplacement: 'SKRIVEFEIL',
  consignmentLocation: { location: 'Under transport', country: 'CN', details: 'Container 7,\nskip 2' },
}

/** What a page that is gone has left in this browser: written before anybody reads it. */
async function leave(draft: string, answers: object): Promise<void> {
  const journal = await openJournal({ person: 'p-1', organisation: organisation.organisationNumber, draft })
  journal.begin()
  journal.note(() => ({ edits: editsBetween({ ...answers }, { bases: [{}] }) }))
  journal.flush()
}

const replacement: Replacement = {
  applicationReferenceNumber: 4050,
  applicationStatus: 'INNSENDT',
  version: 2,
  originalReferenceNumber: 4001,
  replacementInformation: { attachments: [] },
}

function start(certificate: Partial<Application>, draft: Partial<Application> = {}) {
  const server = startSubmitterServer()
  const original = anApplication({ certificateFormats: ['E_CERT'], actions: [], ...certificate })
  const application = anApplication({
    referenceNumber: 4050,
    applicationType: 'ERSTATNINGSSERTIFIKAT',
    applicationStatus: 'INNSENDT',
    actions: [],
    ...draft,
  })
  server.answer(getApplication, ({ params }) => ({
    application: params.referenceNumber === 4050 ? application : original,
    validation: clean,
  }))
  return server
}

const alertOf = async (words: string | RegExp) =>
  (await screen.findByText(words, { selector: 'blockquote' })).closest('[role=alert]')

describe('what was written about a replacement that has become impossible', () => {
  it('[EXP-03] [RTE-15] is read and copied where it is said that it is, until it is discarded', async () => {
    await leave('erstatning-4001', written)
    const { organisationNumber } = organisation
    const files = { person: 'p-1', organisation: organisationNumber, draft: '4001', part: 'filer erstatning' }
    await keepPart(files, 'nytt.pdf')
    const filesLeft = () => takeUpPart(files, ([kept]) => kept)
    const server = start({ applicationStatus: 'ANNULLERT' })
    server.answer(getCurrentReplacement, () => refuse(404))
    const { user } = openApp('/erstatninger/soeknader?originalReferenceNumber=4001')
    const alert = await alertOf(/^Container 7,\s+skip 2$/)
    expect(alert?.textContent).toMatch(/kan ikke erstattes slik det står nå.*er ikke sendt/)
    for (const words of ['Årsak', 'Skrivefeil', 'Stedet der sendingen er', 'Under transport', 'Kina'])
      expect(alert?.textContent).toContain(words)
    await user.click(screen.getByRole('button', { name: 'Kopier' }))
    expect(await navigator.clipboard.readText()).toContain('Stedet der sendingen er: Under transport')
    expect(await filesLeft()).toBe('nytt.pdf')
    await user.click(screen.getByRole('button', { name: 'Forkast' }))
    await waitFor(async () => expect(await filesLeft()).toBeUndefined())
    expect(screen.queryByText('Under transport')).toBeNull()
    expect(screen.getByText(/kan ikke erstattes slik det står nå/)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('[EXP-03] [RTE-15] is that which a colleague’s replacement does not say, beside the way to it', async () => {
    await leave('erstatning-4001', written)
    const server = start({ applicationStatus: 'ERSTATNING_UNDER_REGISTRERING' })
    const theirs = { reasonForReplacement: 'SKRIVEFEIL', attachments: [] }
    server.answer(getCurrentReplacement, () => ({ ...replacement, replacementInformation: theirs }))
    openApp('/erstatninger/soeknader?originalReferenceNumber=4001')
    const alert = await alertOf('Under transport')
    expect(alert?.textContent).toContain('Sertifikatet erstattes allerede av #004050.')
    expect(alert?.textContent).not.toContain('Skrivefeil')
    expect(screen.getByRole('link', { name: 'Åpne #004050' })).toBeTruthy()
  })

  it('[EXP-03] is not said to be unsent where only the answer to its sending was lost', async () => {
    await leave('erstatning-4001', written)
    const server = start({ applicationStatus: 'ERSTATNING_UNDER_REGISTRERING' })
    const arrived = { ...written, attachments: [] }
    server.answer(getCurrentReplacement, () => ({ ...replacement, replacementInformation: arrived }))
    openApp('/erstatninger/soeknader?originalReferenceNumber=4001')
    expect(await screen.findByText('Sertifikatet erstattes allerede av #004050.')).toBeTruthy()
    expect(screen.queryByText(/er ikke sendt/)).toBeNull()
  })

  it('[EXP-03] [RTE-15] is read where a replacement was sent while it was being changed', async () => {
    await leave('erstatning-i-4050', { consignmentLocation: { location: 'Havnen i Shanghai' } })
    const server = start({ applicationStatus: 'ERSTATNING_BEHANDLES' }, { originalApplicationReference: 4001 })
    const stored = { ...written, attachments: [] }
    server.answer(getReplacement, () => ({ ...replacement, replacementInformation: stored }))
    const { address } = openApp('/erstatninger/soeknader/4050')
    const alert = await alertOf('Havnen i Shanghai')
    expect(alert?.textContent).toMatch(/kan ikke fylles ut lenger/)
    expect(alert?.textContent).not.toContain('Skrivefeil')
    expect(address()).toBe('/erstatninger/soeknader/4050')
    expect(screen.getByRole('link', { name: 'Til søknaden' }).getAttribute('href')).toMatch(
      /\/soeknader\/4050\/detaljer$/,
    )
  })

  it('[ACT-08] [EXP-03] is read where a caseworker asks about something else, beside the way to that', async () => {
    await leave('erstatning-i-4050', { consignmentLocation: { location: 'Havnen i Shanghai' } })
    const server = start(
      { applicationStatus: 'ERSTATNING_BEHANDLES' },
      {
        applicationStatus: 'UNDER_REGISTRERING',
        actions: ['edit', 'send', 'withdraw'],
        revision: 2,
        clarification: { askedDateTime: '2026-11-20T10:00:00+01:00', questions: [question('m-1')] },
        originalApplicationReference: 4001,
      },
    )
    server.answer(getReplacement, () => ({ ...replacement, replacementInformation: { ...written, attachments: [] } }))
    openApp('/erstatninger/soeknader/4050')
    expect((await alertOf('Havnen i Shanghai'))?.textContent).toMatch(/Saksbehandleren har ikke spurt om dette/)
    expect(screen.getByRole('link', { name: 'Rett og svar' }).getAttribute('href')).toMatch(/\/soeknader\/4050$/)
  })

  it('[EXP-03] [RTE-16] and of a certificate of the older service as well', async () => {
    await leave('erstatning-i-4050', { certificateLocationDetails: { methodOfReturn: 'Med bud.' } })
    const server = start({}, { originalReferenceNumberFromSkjematjenesten: '26051 123456' })
    server.answer(getMatsReplacement, () => ({
      applicationReferenceNumber: 4050,
      applicationStatus: 'INNSENDT' as const,
      version: 2,
      replacementInformation: { certificateLocationDetails: { methodOfReturn: 'Rekommandert post.' } },
    }))
    openApp('/skjematjenesten-erstatning/soeknader/4050')
    expect((await alertOf('Med bud.'))?.textContent).toContain('Plan for retur av originalsertifikatet')
  })
})
