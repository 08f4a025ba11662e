import {
  calculateFee,
  getFlags,
  listOpeningHours,
  listPickupOffices,
  saveApplication,
  sendApplication,
} from '@eksport/api'
import { exampleOfficeTimes } from '@eksport/domain/testing'
import { elementAt } from '@eksport/portal/testing/element-at.ts'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { bergen } from '@eksport/portal/testing/reference-answers.ts'
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
    const message = await screen.findByText('Klarte ikke å hente alle navn og lister til denne siden.')
    expect(message.closest('[role=alert]')).toBeTruthy()
  })

  it('[PIK-08] is offered today what the form takes: from half an hour ahead at Kløfta, an hour elsewhere', {
    tags: 'proof',
  }, async () => {
    const stored = { certificateRetrieval: { office: 'KLOEFTA', date: '2026-11-20' } }
    const { user, server, next } = await openForm('henting', { stored })
    await waitFor(() => expect(times()[0]).toBe('12:30'))
    await user.selectOptions(screen.getByLabelText('Kontor'), 'BERGEN')
    await waitFor(() => expect(times()[0]).toBe('13:00'))
    await user.click(await dayOf('2026-11-20'))
    await user.click(elementAt('input[type=radio][value="13:00"]'))
    await next()
    await waitFor(() =>
      expect(server.calls(saveApplication).at(-1)?.body.certificateRetrieval).toMatchObject({
        office: 'BERGEN',
        date: '2026-11-20',
        time: '13:00',
      }),
    )
  })

  it('[WIZ-15] is told when the time is not one of the new office, and cannot go on with it', {
    tags: 'proof',
  }, async () => {
    const stored = { certificateRetrieval: { office: 'KLOEFTA', date: '2026-11-23', time: '18:30' } }
    const { user, next, address } = await openForm('henting', { stored })
    await user.selectOptions(await screen.findByLabelText('Kontor'), 'BERGEN')
    expect(await screen.findByText(/Tiden du valgte, kl\. 18:30, kan ikke velges ved dette kontoret/)).toBeTruthy()
    await next()
    await screen.findByRole('region', { name: /For å gå videre må du rette opp/ })
    expect(address()).toBe('/soeknader/4001/henting')
  })

  it('[EXP-01] finds at the picker what only sending refused of the time, until another is chosen', {
    tags: 'proof',
  }, async () => {
    const { user, server, address } = await openForm('oppsummering')
    const issues = [{ path: 'certificateRetrieval.time', code: 'pickupTimeRequired' }]
    server.answer(sendApplication, () => refuse(422, { kind: 'VALIDATION_ERROR', code: 'INCOMPLETE', issues }))
    await user.click(screen.getByRole('button', { name: 'Send inn' }))
    const words = 'Du må velge når du ønsker å hente helsesertifikatet.'
    await user.click(await screen.findByRole('link', { name: new RegExp(words) }))
    await waitFor(() => expect(address()).toBe('/soeknader/4001/henting'))
    const picker = await screen.findByRole('group', { name: /^Tid/ })
    expect(await within(picker).findByText(words)).toBeTruthy()
    await user.click(elementAt('input[type=radio][value="11:00"]'))
    expect(within(picker).queryByText(words)).toBeNull()
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

  const closed = {
    date: '2026-11-23',
    closed: true,
    name: { nb: 'Planleggingsdag', nn: 'Planleggingsdag', en: 'Planning day' },
  } as const

  const timesWithout = () => {
    const times = exampleOfficeTimes([
      { code: 'KLOEFTA', openingHours: 'KLOEFTA' },
      { code: 'BERGEN', openingHours: 'NORMAL' },
    ])
    return { ...times, offices: times.offices.map((one) => ({ ...one, exceptions: [closed] })) }
  }

  it('[EXP-01] [EXP-08] is told of at the office, which keeps its name, and whose times are not offered any more', {
    tags: 'proof',
  }, async () => {
    const validation = { errors: [], needsManualProcessing: true }
    const { user, server, next, address } = await openForm('oppsummering', { validation })
    expect(await screen.findByText('Du kan sende inn likevel.')).toBeTruthy()
    const issues = [{ path: 'certificateRetrieval.office', code: 'officeInvalid' }]
    server.answer(sendApplication, () => refuse(422, { kind: 'VALIDATION_ERROR', code: 'INCOMPLETE', issues }))
    server.answer(listPickupOffices, () => [bergen])
    await user.click(screen.getByRole('button', { name: 'Send inn' }))
    const link = await screen.findByRole('link', { name: /Du må velge et gyldig kontorsted/ })
    // The reasons for a person to look at it stand above, and do not say that it can be sent all the same.
    expect(screen.queryByText('Du kan sende inn likevel.')).toBeNull()
    await user.click(link)
    await waitFor(() => expect(address()).toBe('/soeknader/4001/henting'))
    const office = await screen.findByLabelText<HTMLSelectElement>('Kontor')
    await waitFor(() => expect(office.selectedOptions[0]?.textContent).toBe('Kløfta'))
    expect(await screen.findByText('Velg kontor først. Da vises ledige dager og tider.')).toBeTruthy()
    expect(screen.getAllByText('Kontor: Du må velge et gyldig kontorsted.')).toHaveLength(1)
    await next()
    expect(address()).toBe('/soeknader/4001/henting')
    await user.selectOptions(office, 'BERGEN')
    // Day and time stand as they were chosen, where the new office has them.
    await waitFor(() => expect(elementAt('input[type=radio]:checked').getAttribute('value')).toBe('10:30'))
    await next()
    await waitFor(() => expect(server.calls(saveApplication).at(-1)?.body.certificateRetrieval?.office).toBe('BERGEN'))
  })

  it('[FEE-01] [WIZ-01] costs nothing more, and the step is said to have to be corrected, not to lack anything', {
    tags: 'proof',
  }, async () => {
    const server = startSubmitterServer()
    server.answer(listOpeningHours, timesWithout)
    await openForm('oppsummering', { server })
    const steps = within(screen.getByRole('navigation', { name: 'Søknadssteg' }))
    await waitFor(() =>
      expect(steps.getByText('Henting').closest('li')?.textContent).toMatch(/Henting1 felt må rettes$/),
    )
    expect(screen.queryByText('Dobbelt gebyr utenfor åpningstid')).toBeNull()
  })

  it('[PIK-08] [EXP-07] counts among what stops the application once sending was refused for it', {
    tags: 'proof',
  }, async () => {
    const { user, server } = await openForm('oppsummering')
    const issues = [{ path: 'certificateRetrieval.date', code: 'pickupDateClosed' }]
    server.answer(sendApplication, () => refuse(422, { kind: 'VALIDATION_ERROR', code: 'INCOMPLETE', issues }))
    server.answer(listOpeningHours, timesWithout)
    await user.click(screen.getByRole('button', { name: 'Send inn' }))
    expect(await screen.findByText('Rett feilene øverst på siden først.')).toBeTruthy()
  })
})

const times = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[type=radio]:not([disabled])')].map(({ value }) => value)

/** Chooses a day once the picker shows it. */
const dayOf = (date: string) => waitFor(() => elementAt(`[data-date="${date}"]`))
