import { calculateFee, getFlags, listOpeningHours, listPickupOffices, saveApplication } from '@eksport/api'
import { exampleOfficeTimes } from '@eksport/domain/testing'
import { elementAt } from '@eksport/portal/testing/element-at.ts'
import { lose } from '@eksport/portal/testing/memory-server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openForm } from '#src/testing/open-form.ts'
import { startSubmitterServer } from '#src/testing/start-server.ts'

describe('who chooses where and when the paper is fetched', () => {
  const withoutPickup = { certificateRetrieval: {} }

  it('[WIZ-15] days and times wait for an office', async () => {
    await openForm('henting', { stored: withoutPickup })
    expect(await screen.findByText('Velg kontor først. Da vises ledige dager og tider.')).toBeTruthy()
  })

  it('[WIZ-15] an office, a day and a time are chosen and saved', async () => {
    const { user, server, next, address } = await openForm('henting', { stored: withoutPickup })
    await user.selectOptions(await screen.findByLabelText('Kontor'), 'KLOEFTA')
    await user.click(await waitFor(() => elementAt('[data-date="2026-11-23"]')))
    await user.click(await waitFor(() => elementAt('input[type=radio][value="10:30"]')))
    await next()
    await waitFor(() => expect(address()).toBe('/soeknader/4001/oppsummering'))
    expect(server.calls(saveApplication).at(-1)?.body.certificateRetrieval).toMatchObject({
      office: 'KLOEFTA',
      date: '2026-11-23',
      time: '10:30',
    })
  })

  it('[ERR-01] [WIZ-06] there are no offices without a template, and that is said', async () => {
    const { user, back } = await openForm('henting')
    await user.click(await screen.findByRole('link', { name: /Søknadsinformasjon/ }))
    await user.selectOptions(await screen.findByLabelText('Sertifikatmal'), '')
    back()
    expect(await screen.findByText('Kan ikke hente sertifikatkontorer, ingen mal valgt')).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Gå til søknadsinformasjon' }))
    expect(await screen.findByLabelText('Importland')).toBeTruthy()
  })

  it('[WIZ-15] nobody goes on without a time', async () => {
    const { user, next, address } = await openForm('henting', { stored: withoutPickup })
    await user.selectOptions(await screen.findByLabelText('Kontor'), 'KLOEFTA')
    await next()
    expect(await screen.findByText('Du må velge når du ønsker å hente helsesertifikatet.')).toBeTruthy()
    expect(address()).toBe('/soeknader/4001/henting')
  })

  const late = { certificateRetrieval: { office: 'KLOEFTA', date: '2026-11-23', time: '16:00' } }
  const why = 'Tiden du har valgt, er utenfor kontorets ordinære åpningstid. Gebyret er da 1 400,-.'

  it('[WIZ-20] [RTE-21] it is said that a late pickup costs double, why, and what', async () => {
    await openForm('henting', { stored: late })
    expect(await screen.findByText(why)).toBeTruthy()
  })

  it.each([
    ['while its flag is off', { stored: late, flags: { overtimeFeeMessage: false } }],
    ['of a replacement, which costs the same', { stored: { ...late, applicationType: 'ERSTATNINGSSERTIFIKAT' } }],
    ['of a pickup within ordinary hours', { stored: {} }],
  ] as const)('[WIZ-20] nothing is said of it %s', async (_title, opening) => {
    const { server } = await openForm('henting', opening)
    const asked = () => server.calls(calculateFee).filter(({ body }) => body.retrievalTime !== undefined)
    await waitFor(() => expect([asked().length > 0, server.calls(getFlags).length > 0]).toEqual([true, true]))
    await waitFor(() => expect(screen.queryByText(why)).toBeNull())
  })

  it('[RTE-21] the company that collects is asked for while its flag is on', async () => {
    await openForm('henting', { flags: { pickupCompanyField: true } })
    expect(await screen.findByRole('textbox', { name: /Firma som henter/ })).toBeTruthy()
  })

  it('[WIZ-15] [FEE-01] sees what each part of the day costs before choosing one', async () => {
    const { server } = await openForm('henting')
    const times = await screen.findByRole('group', { name: /^Tid/ })
    await waitFor(() => expect(times.textContent).toMatch(/Før kl\. 12:00700,-.*–15:45700,-.*Etter kl\. 15:451\s400,-/))
    const asked = server.calls(calculateFee).map(({ body }) => body.outsideWorkingHours)
    expect(asked).toContain(true)
    expect(asked).toContain(false)
  })

  it('[WIZ-15] [FEE-01] reads of a replacement that no part of the day costs more', async () => {
    await openForm('henting', { stored: { applicationType: 'ERSTATNINGSSERTIFIKAT' } })
    const times = await screen.findByRole('group', { name: /^Tid/ })
    await waitFor(() => expect(times.textContent).toMatch(/–15:45700,-.*Etter kl\. 15:45700,-.*samme gebyr/))
    expect(times.textContent).not.toMatch(/Dobbelt gebyr/)
  })

  it('reads that the offices could not be fetched', async () => {
    const { user, server } = await openForm('mottaker', { stored: withoutPickup })
    server.answer(listPickupOffices, lose)
    const steps = within(screen.getByRole('navigation', { name: 'Søknadssteg' }))
    await user.click(steps.getByRole('link', { name: /^Henting/ }))
    const message = await screen.findByText('Klarte ikke å hente alle listene til denne siden. Last siden på nytt.')
    expect(message.closest('[role=alert]')).toBeTruthy()
  })
})

describe('an office, or a day of it, that closes while the form is open', () => {
  it('[PIK-08] is not offered any more, though the list of the template still has it', async () => {
    const server = startSubmitterServer()
    const times = exampleOfficeTimes([
      { code: 'KLOEFTA', openingHours: 'KLOEFTA', active: false },
      { code: 'BERGEN', openingHours: 'NORMAL' },
    ])
    server.answer(listOpeningHours, () => times)
    await openForm('henting', { server, stored: { certificateRetrieval: {} } })
    const office = await screen.findByLabelText<HTMLSelectElement>('Kontor')
    await within(office).findByRole('option', { name: 'Bergen' })
    expect(within(office).queryByRole('option', { name: 'Kløfta' })).toBeNull()
  })

  it('[PIK-08] [EXP-07] is told of on the summary before anything is sent, and its step has to be corrected', async () => {
    const server = startSubmitterServer()
    const times = exampleOfficeTimes([
      { code: 'KLOEFTA', openingHours: 'KLOEFTA', active: false },
      { code: 'BERGEN', openingHours: 'NORMAL' },
    ])
    server.answer(listOpeningHours, () => times)
    await openForm('oppsummering', { server, validation: { errors: [], needsManualProcessing: true } })
    expect(await screen.findByText(/^Kontor: Du må velge et gyldig kontorsted/)).toBeTruthy()
    expect(screen.queryByText('Du kan sende inn likevel.')).toBeNull()
    const steps = within(screen.getByRole('navigation', { name: 'Søknadssteg' }))
    await waitFor(() =>
      expect(steps.getByText('Henting').closest('li')?.textContent).toMatch(/Henting1 felt må rettes$/),
    )
  })
})
