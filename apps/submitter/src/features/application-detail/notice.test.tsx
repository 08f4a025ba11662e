import { getCurrentReplacement } from '@eksport/api'
import { type ApplicationStatus, applicationStatuses, type RuleViolation } from '@eksport/domain'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { openStream } from '@eksport/portal/testing/open-stream.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openDetail } from '#src/testing/open-detail.ts'
import { organisation } from '#src/testing/start-server.ts'

const warned: readonly ApplicationStatus[] = ['UNDER_REGISTRERING', 'UNDER_VURDERING', 'AVKLARING_INNSENDER', 'STOPPET']
const finding = (severity: RuleViolation['severity'], message: string): RuleViolation => ({
  code: 'TEMPERATURE_INTERVAL',
  severity,
  message,
})
const assessed = 'Søknaden må vurderes av saksbehandler fordi:'
const toCorrect = /Søknaden har feil som må rettes før innsending/

const openWith = (applicationStatus: ApplicationStatus, ...errors: RuleViolation[]) =>
  openDetail({ applicationStatus }, { reading: { validation: { errors, needsManualProcessing: errors.length > 0 } } })

it('[STA-07] the details warn in each status as the specification says, while the application goes from one to the next', async () => {
  const say = openStream()
  const { server, change } = await openWith('UNDER_VURDERING', finding('MANUAL_PROCESSING', 'Temperaturen er uvanlig.'))
  server.answer(getCurrentReplacement, () => refuse(404))
  // From here on time is the test's own: the same is read again once a second.
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.now() })
  for (const status of applicationStatuses) {
    const { referenceNumber, version } = change({ applicationStatus: status })
    await say({ kind: 'application', referenceNumber, version, organisationNumber: organisation.organisationNumber })
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(await screen.findAllByText(status.replaceAll('_', ' '))).not.toEqual([])
    const isWarned = warned.includes(status)
    await waitFor(() => expect(screen.queryByText(assessed) !== null, status).toBe(isWarned))
    expect(screen.queryAllByText('Temperaturen er uvanlig.'), status).toHaveLength(isWarned ? 1 : 0)
  }
})

it('[STA-07] [THM-07] what must be mended stands apart from what a caseworker assesses', async () => {
  await openWith(
    'UNDER_VURDERING',
    finding('CRITICAL', 'Melke må være fryst.'),
    finding('MANUAL_PROCESSING', 'Temperaturen er uvanlig.'),
  )
  const boxOf = (heading: string | RegExp) => {
    const box = screen.getByText(heading).closest<HTMLElement>('.eks-alert')
    if (box === null) throw new Error(`'${heading}' stands in no box`)
    return within(box)
  }
  expect(boxOf(toCorrect).getByText('Melke må være fryst.')).toBeTruthy()
  expect(boxOf(toCorrect).queryByText('Temperaturen er uvanlig.')).toBeNull()
  expect(boxOf(assessed).getByText('Temperaturen er uvanlig.')).toBeTruthy()
})

it('[STA-07] where nothing is found, nothing warns', async () => {
  await openWith('UNDER_VURDERING')
  expect(screen.queryByText(assessed)).toBeNull()
  expect(screen.queryByText(toCorrect)).toBeNull()
})

it('[STA-05] an approved replacement says why it is not handed out, and not that it can be exported', async () => {
  const approved = { applicationStatus: 'GODKJENT', applicationType: 'ERSTATNINGSSERTIFIKAT' } as const
  await openDetail(approved, { reading: { awaitsOriginal: true } })
  expect(
    screen.getByText(/^Sertifikatet kan ikke utleveres ennå\. Papiret til sertifikatet som erstattes/),
  ).toBeTruthy()
  expect(screen.getByText(/: Kan ikke utleveres ennå/)).toBeTruthy()
  expect(screen.queryByText(/Kan eksporteres/)).toBeNull()
})

it('[STA-05] an approved replacement that waits for nothing can be exported', async () => {
  await openDetail({ applicationStatus: 'GODKJENT', applicationType: 'ERSTATNINGSSERTIFIKAT' })
  expect(screen.getByText(/Kan eksporteres/)).toBeTruthy()
  expect(screen.queryByText(/kan ikke utleveres/)).toBeNull()
})
