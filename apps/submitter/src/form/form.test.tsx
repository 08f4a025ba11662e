import {
  type BookEntry,
  createApplication,
  getApplication,
  getAquacultureSite,
  listAddressBook,
  listCountryTemplates,
  listRepresentedExporters,
  listTemplateNotes,
  listTemplates,
  type SendAnswer,
  saveApplication,
  sendApplication,
  validateApplication,
} from '@eksport/api'
import type { RuleViolation } from '@eksport/domain'
import { anApplication, anAssessment } from '@eksport/domain/testing'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { chineseTemplate } from '@eksport/portal/testing/reference-answers.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { clean, openForm } from '#src/testing/open-form.ts'
import { organisation, startSubmitterServer } from '#src/testing/start-server.ts'

const finding = (severity: RuleViolation['severity'], message: string): RuleViolation => ({
  code: 'TEMPERATURE_INTERVAL',
  severity,
  message,
  step: 'transport',
})

describe('a new application', () => {
  /** The first page, filled in: the only exporter is chosen already. */
  async function fillFirstPage(prepare: (server: ReturnType<typeof startSubmitterServer>) => void = () => {}) {
    const server = startSubmitterServer()
    prepare(server)
    const answer = () => ({ application: anApplication(), validation: clean })
    server.answer(createApplication, answer)
    server.answer(getApplication, answer)
    const app = openApp('/soeknader/ny')
    await screen.findByRole('option', { name: 'Kina' })
    await app.user.selectOptions(screen.getByLabelText('Importland'), 'CN')
    await app.user.selectOptions(screen.getByLabelText('Sertifikatmal'), '1.1.100')
    await app.user.click(await screen.findByRole('checkbox', { name: 'Elektronisk sertifikat' }))
    return { ...app, server, next: () => app.user.click(screen.getByRole('button', { name: 'Neste' })) }
  }

  it('[WIZ-05] [WIZ-17] is begun by its first page, which leads to the next', async () => {
    const { server, next, address, back } = await fillFirstPage()
    await next()
    await waitFor(() => expect(address()).toBe('/soeknader/4001/avsender'))
    await screen.findByRole('heading', { level: 1, name: 'Avsender' })
    // [EXP-04] Also a step that is opened in another tab is one of this organisation.
    const steps = within(screen.getByRole('navigation', { name: 'Søknadssteg' })).getAllByRole('link')
    for (const step of steps) expect(step.getAttribute('href')).toMatch(/^\/foretak\/310000043\/soeknader\/4001/)
    back()
    await waitFor(() => expect(address()).toBe('/soeknader/4001'))
    expect(server.calls(createApplication)).toMatchObject([
      {
        body: {
          countryOfDestination: 'CN',
          certificateTemplate: '1.1.100',
          certificateFormats: ['E_CERT'],
          consignor: { organisationNumber: '310000043' },
        },
      },
    ])
  })

  it('[WIZ-05] [AUT-04] asks for the exporters again when they could not be fetched, and says so at the field meanwhile', async () => {
    const server = startSubmitterServer()
    server.answer(listRepresentedExporters, lose)
    const { user } = openApp('/soeknader/ny')
    const alert = within(
      (await screen.findByText('Klarte ikke å hente eksportører.')).closest<HTMLElement>('[role=alert]') ??
        document.body,
    )
    const exporter = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Eksportør' })
    expect(exporter.disabled).toBe(true)
    expect(exporter.getAttribute('aria-describedby')).not.toBeNull()
    expect(screen.getByText('Listen er ikke hentet.')).toBeTruthy()
    expect(screen.queryByText('Listen lastes …')).toBeNull()

    const exporters = Promise.withResolvers<[typeof organisation]>()
    server.answer(listRepresentedExporters, () => exporters.promise)
    await user.click(alert.getByRole('button', { name: 'Prøv igjen' }))
    expect(await screen.findByText('Listen lastes …')).toBeTruthy()
    expect(document.activeElement).toBe(alert.getByRole('button', { name: 'Prøv igjen' }))
    exporters.resolve([organisation])
    await waitFor(() => expect(exporter.value).toBe(organisation.organisationNumber))
    expect(exporter.disabled).toBe(false)
    // The button is gone, and the field is what it was pressed for.
    await waitFor(() => expect(document.activeElement).toBe(exporter))
    expect(screen.queryByText('Klarte ikke å hente eksportører.')).toBeNull()
    expect(screen.queryByText('Listen er ikke hentet.')).toBeNull()
  })

  const requisition = 'Du trenger saksnummeret til rekvisisjonen.'
  it('[WIZ-06] [WIZ-14] says what to know of the template; another country takes it away, and nobody goes on without one', async () => {
    const { user, server, next, address } = await fillFirstPage(({ answer }) => {
      const words = 'Sertifikatet skal vurderes av veterinær.'
      answer(listTemplateNotes, () => [
        { code: 'VETERINARIAN_REQUIRED' as const, texts: { nb: words, nn: words, en: words } },
        { code: 'REQUISITION_REQUIRED' as const, texts: { nb: requisition, nn: requisition, en: requisition } },
      ])
      const { certificateFormats: supportedCertificateFormats, key: certificateTemplate } = chineseTemplate
      const offer = [{ certificateTemplate, supportedCertificateFormats }]
      answer(listCountryTemplates, () => ({ CN: offer, BR: offer }))
    })
    expect(await screen.findByText('Om denne malen')).toBeTruthy()
    expect(screen.getByText('Sertifikatet skal vurderes av veterinær.')).toBeTruthy()
    // Only a file asks for it.
    expect(screen.queryByText(requisition)).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Fyll ut sertifikatmalen som PDF' }))
    expect(screen.getByText(requisition)).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Importland'), 'BR')
    expect(screen.getByLabelText('Sertifikatmal')).toHaveProperty('value', '')
    expect(screen.queryByText('Om denne malen')).toBeNull()
    await next()
    expect(await screen.findByRole('link', { name: /Du må velge en mal\./ })).toBeTruthy()
    expect(address()).toBe('/soeknader/ny')
    expect(server.calls(createApplication)).toEqual([])
  })

  it('[EXP-01] finds at its field what the server refuses, until that is changed', async () => {
    const { user, server, next, address } = await fillFirstPage()
    const issues = [{ path: 'consignor.internalReference', code: 'tooLong', params: { max: 2 } }]
    server.answer(createApplication, () => refuse(422, { kind: 'VALIDATION_ERROR', code: 'INCOMPLETE', issues }))
    const invoice = screen.getByLabelText(/Fakturareferanse/)
    await user.type(invoice, 'F-1')
    await next()
    await waitFor(() => expect(invoice.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByRole('link', { name: /^Fakturareferanse/ })).toBeTruthy()
    expect(screen.queryByText(/Klarte ikke å mellomlagre/)).toBeNull()
    expect(address()).toBe('/soeknader/ny')
    await user.type(invoice, '{Backspace}')
    expect(invoice.getAttribute('aria-invalid')).toBeNull()
  })

  it('[WIZ-05] has its only exporter also where something was answered before the exporters had come', async () => {
    const server = startSubmitterServer()
    const exporters = Promise.withResolvers<[typeof organisation]>()
    server.answer(listRepresentedExporters, () => exporters.promise)
    const { user } = openApp('/soeknader/ny')
    const exporter = await screen.findByLabelText<HTMLSelectElement>('Eksportør')
    await user.type(screen.getByLabelText(/Fakturareferanse/), 'F-1')
    expect(exporter.value).toBe('')
    exporters.resolve([organisation])
    await waitFor(() => expect(exporter.value).toBe(organisation.organisationNumber))
    expect(screen.getByLabelText(/Fakturareferanse/)).toHaveProperty('value', 'F-1')
    await user.selectOptions(exporter, '')
    expect(exporter.value).toBe('')
  })

  it('[SEC-03] that was lost on its way is created once: the second try has the key of the first', async () => {
    const { user, server, next } = await fillFirstPage()
    server.answer(createApplication, lose)
    await next()
    await user.click(await screen.findByRole('button', { name: 'Prøv igjen' }))
    await waitFor(() => expect(server.calls(createApplication)).toHaveLength(2))
    const [first, second] = server.calls(createApplication)
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  })
})

it('[WIZ-07] the sender has the organisation that cannot be written on, and a contact person that can', async () => {
  const submittingApplicant = { organisationNumber: '310000043', organisationName: 'Midnattsol Testlaks AS' }
  await openForm('avsender', { stored: { sender: { ...anApplication().sender, submittingApplicant } } })
  await screen.findByRole('textbox', { name: /Fornavn/ })
  for (const name of [/Etternavn/, /Telefon/, /E-post/]) expect(screen.getByRole('textbox', { name })).toBeTruthy()
  expect(screen.getByDisplayValue<HTMLInputElement>('Midnattsol Testlaks AS').readOnly).toBe(true)
})

describe('on the page of product lines', () => {
  it('[WIZ-11] nobody goes on without a line', async () => {
    const { next, address } = await openForm('varelinjer', { stored: { productLines: [] } })
    await next()
    const words = await screen.findByText('Legg til minst én linje for å gå videre.')
    expect(words.getAttribute('role')).toBe('alert')
    expect(address()).toBe('/soeknader/4001/varelinjer')
  })

  it('[EXP-08] the producer of a stored line has its name beside its number, also after a reload', async () => {
    await openForm('varelinjer/0')
    expect(await screen.findByDisplayValue(/ Slakteri$/)).toBeTruthy()
  })

  it('[RTE-11] an address past the last line leads to the next one that can be filled in', async () => {
    const { address } = await openForm('varelinjer/5', { stored: { productLines: [] } })
    await waitFor(() => expect(address()).toBe('/soeknader/4001/varelinjer/0'))
  })

  it('[TPL-14] [WIZ-11] a line is added after the last, or copied from one by its address', async () => {
    const { user, address } = await openForm('varelinjer')
    await user.click(screen.getByRole('button', { name: 'Ny linje' }))
    await waitFor(() => expect(address()).toBe('/soeknader/4001/varelinjer/1'))
    expect(screen.getByRole('heading', { level: 2, name: 'Varelinje 2' })).toBeTruthy()
    await openForm('varelinjer/1?kopier=0')
    expect(await screen.findByDisplayValue('L261119-1')).toBeTruthy()
  })

  it('[RUL-02] a line that breaks a rule stays open until it is put right', async () => {
    const broken = { ...finding('CRITICAL', 'Melke må være fryst.'), step: 'varelinjer', lines: [1] }
    const check = () => ({ errors: [broken], needsManualProcessing: false })
    const { user, address } = await openForm('varelinjer/0', { check })
    await user.click(screen.getByRole('button', { name: 'Neste' }))
    expect(await screen.findByText('Rett opp i varelinjene før du går videre.')).toBeTruthy()
    expect(screen.getByText('Melke må være fryst.')).toBeTruthy()
    expect(address()).toBe('/soeknader/4001/varelinjer/0')
  })

  it('[VAL-07] a site that nobody has is found where it is typed', async () => {
    const { user, server, address } = await openForm('varelinjer/0')
    server.answer(getAquacultureSite, () => refuse(404))
    await user.click(screen.getByRole('button', { name: 'Neste' }))
    expect((await screen.findAllByText('Du må oppgi en gyldig lokalitet.')).length).toBeGreaterThan(0)
    expect(address()).toBe('/soeknader/4001/varelinjer/0')
  })

  it('[VAL-07] a site that nobody has is told at its field when that is left', async () => {
    const { user, server } = await openForm('varelinjer/0')
    server.answer(getAquacultureSite, ({ params }) =>
      Number(params.siteNumber) === 12_399
        ? refuse(404)
        : { siteNumber: Number(params.siteNumber), name: 'OLDERFJORD', active: true },
    )
    const site = await screen.findByRole('textbox', { name: /^Lokalitet/ })
    await user.clear(site)
    await user.type(site, '12399')
    await user.tab()
    await waitFor(() => expect(server.calls(getAquacultureSite).at(-1)?.params).toEqual({ siteNumber: 12_399 }))
    await screen.findByText('Du må oppgi en gyldig lokalitet.')
    expect(site.getAttribute('aria-invalid')).toBe('true')
    await user.clear(site)
    await user.type(site, '12370')
    await waitFor(() => expect(site.getAttribute('aria-invalid')).not.toBe('true'))
    const hint = () => document.getElementById(site.getAttribute('aria-describedby') ?? '')
    await waitFor(() => expect(hint()?.textContent).toBe('OLDERFJORD'))
  })

  it('[VAL-07] a register that does not answer is said once, and holds nobody back', async () => {
    const { user, server, address } = await openForm('varelinjer/0')
    server.answer(validateApplication, () => clean)
    server.answer(getAquacultureSite, () => refuse(503))
    await user.click(screen.getByRole('button', { name: 'Neste' }))
    expect(await screen.findByText(/Vi fikk ikke slått opp lokalitet eller produsent nå/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Neste' }))
    await waitFor(() => expect(address()).toBe('/soeknader/4001/henting'))
  })
})

describe('[EXP-07] in the head of every page', () => {
  it('[EXP-07] the outcome opens to its reasons, the way to each, what it costs and before when to send it', async () => {
    const validation = anAssessment([finding('MANUAL_PROCESSING', 'Temperaturen er uvanlig.')], true)
    const { user, address } = await openForm('avsender', { validation })
    await user.click(await screen.findByRole('button', { name: 'Må vurderes · 2 grunner' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Forutsagt utfall' }))
    expect(panel.getByText(/Temperaturen er uvanlig\./)).toBeTruthy()
    expect(panel.getByText('Sertifikatet skal vurderes av veterinær.')).toBeTruthy()
    // [RUL-05] The same list as the answer to sending, and as the officer reads.
    expect(panel.getByText(/^Kontrollert uten funn \(\d+\)$/)).toBeTruthy()
    expect(await panel.findByText(/700/)).toBeTruthy()
    await user.click(panel.getByRole('link', { name: 'Transport' }))
    await waitFor(() => expect(address()).toBe('/soeknader/4001/transport'))
  })
})

describe('on the summary', () => {
  const answer: SendAnswer = {
    referenceNumber: 4001,
    applicationStatus: 'INNSENDT',
    decision: 'MANUAL',
    reasons: [],
    checks: [],
    receiptId: 'k-1',
  }
  const send = () => screen.getByRole('button', { name: 'Send inn' })
  const learned: BookEntry = {
    id: '7c1f9a52-7d3b-4b53-8f0a-2f6f3f1d9a12',
    kind: 'CONSIGNEE',
    address: { name: 'Odesa Fish', city: 'Odesa', country: 'UA' },
    version: 1,
    usedTime: '2026-11-20T12:00:00+01:00',
    referenceNumber: 4001,
  }

  it('[WIZ-16] an application is sent in the version that is stored, and its receipt stands there', async () => {
    const { user, server, storeElsewhere } = await openForm('oppsummering')
    server.answer(sendApplication, () => {
      storeElsewhere({ applicationStatus: 'INNSENDT', actions: [], submittedDateTime: '2026-11-20T12:00:00+01:00' })
      return answer
    })
    await user.click(send())
    expect(await screen.findByRole('heading', { level: 1, name: 'Søknaden er sendt inn' })).toBeTruthy()
    expect(server.calls(sendApplication)).toMatchObject([{ ifMatch: '1', body: {} }])
    expect(screen.getByRole('heading', { level: 3, name: 'Vurderes av saksbehandler' })).toBeTruthy()
    // Left by a link, it takes nothing with it.
    await user.click(screen.getByRole('link', { name: 'Driftsmeldinger' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Driftsmeldinger' })).toBeTruthy()
  })

  it('[EXP-05] what is sent is in the address book for whoever goes there at once', async () => {
    const { user, server, storeElsewhere } = await openForm('oppsummering')
    server.answer(sendApplication, () => {
      storeElsewhere({ applicationStatus: 'INNSENDT', actions: [], submittedDateTime: '2026-11-20T12:00:00+01:00' })
      server.answer(listAddressBook, () => [learned])
      return answer
    })
    await user.click(send())
    await screen.findByRole('heading', { level: 1, name: 'Søknaden er sendt inn' })
    await user.click(screen.getByRole('button', { name: /^Midnattsol/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Adressebok' }))
    expect(await screen.findByText('Odesa Fish')).toBeTruthy()
  })

  it('[WIZ-16] what a caseworker must assess can be commented', async () => {
    const validation = {
      errors: [finding('MANUAL_PROCESSING', 'Temperaturen er uvanlig.')],
      needsManualProcessing: true,
    }
    const { user, server } = await openForm('oppsummering', { validation })
    server.answer(sendApplication, () => answer)
    await user.type(
      await screen.findByRole('textbox', { name: /Kommentar til saksbehandler/ }),
      'Avtalt med mottakeren.',
    )
    await user.click(send())
    await waitFor(() => expect(server.calls(sendApplication)[0]?.body.comment).toBe('Avtalt med mottakeren.'))
  })

  it('[WIZ-18] what the server finds wrong stands on the page', async () => {
    const { user, server } = await openForm('oppsummering')
    const errors = [finding('CRITICAL', 'Avreise må være etter siste kontroll.')]
    server.answer(sendApplication, () => refuse(422, { kind: 'RULE_VALIDATION_ERROR', errors }))
    await user.click(send())
    expect(await screen.findByText('Avreise må være etter siste kontroll.')).toBeTruthy()
  })

  it('[THM-07] what the server refuses has its own heading, and can be hidden until it is refused anew', async () => {
    const { user, server } = await openForm('oppsummering')
    const errors = [finding('CRITICAL', 'Avreise må være etter siste kontroll.')]
    server.answer(sendApplication, () => refuse(422, { kind: 'RULE_VALIDATION_ERROR', errors }))
    const name = 'For å gå videre må du rette opp i følgende feil:'
    await user.click(send())
    expect(await screen.findByRole('region', { name })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Søknaden har feil som må rettes før innsending' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Skjul feilene' }))
    expect(screen.queryByRole('region', { name })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    await user.click(send())
    expect(await screen.findByRole('region', { name })).toBeTruthy()
  })

  it('[EXP-01] an unknown site that only sending finds leads to its line and field, and is gone when mended', async () => {
    const { user, server, address } = await openForm('oppsummering')
    const issues = [{ path: 'productLines.0.slaughterInformation.0.siteNumber', code: 'siteUnknown' }]
    server.answer(sendApplication, () => refuse(422, { kind: 'VALIDATION_ERROR', code: 'INCOMPLETE', issues }))
    await user.click(send())
    const link = await screen.findByRole('link', {
      name: /Slakteperiode 1, Lokalitet: Du må oppgi en gyldig lokalitet/,
    })
    expect(document.activeElement?.contains(link)).toBe(true)
    await user.click(link)
    await waitFor(() => expect(address()).toBe('/soeknader/4001/varelinjer/0'))
    const site = await screen.findByLabelText('Lokalitet')
    await waitFor(() => expect(document.activeElement).toBe(site))
    expect(site.getAttribute('aria-invalid')).toBe('true')
    await user.clear(site)
    await user.type(site, '32857')
    expect(site.getAttribute('aria-invalid')).toBeNull()
  })

  it('[EXP-01] [EXP-08] a template that was taken out of use keeps its name at its field, where its list is asked anew', async () => {
    const { user, server } = await openForm('avsender')
    const template = () => screen.findByLabelText<HTMLSelectElement>('Sertifikatmal')
    await user.click(screen.getByRole('button', { name: 'Tilbake' }))
    const name = (await template()).selectedOptions[0]?.textContent
    expect(name).toMatch(/^1\.1\.100 /)
    await user.click(screen.getByRole('link', { name: 'Oppsummering' }))
    const issues = [{ path: 'certificateTemplate', code: 'unknownCode' }]
    server.answer(sendApplication, () => refuse(422, { kind: 'VALIDATION_ERROR', code: 'INVALID_CHOICE', issues }))
    server.answer(listTemplates, () => [{ ...chineseTemplate, active: false }])
    await user.click(await screen.findByRole('button', { name: 'Send inn' }))
    await user.click(
      await screen.findByRole('link', { name: /^Søknadsinformasjon, Sertifikatmal: Valget finnes ikke/ }),
    )
    const field = await template()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(field.selectedOptions[0]?.textContent).toBe(name))
    await user.selectOptions(field, '')
    await waitFor(() => expect([...field.options].map(({ value }) => value)).toEqual(['']))
  })

  it('[EXP-01] [EXP-08] a save for an exporter that is represented no longer says what to correct and where, and nothing of trying later', async () => {
    const { user, server, next, address } = await openForm('avsender')
    const issues = [{ path: 'consignor.organisationNumber', code: 'notRepresented' }]
    server.answer(saveApplication, () => refuse(422, { kind: 'VALIDATION_ERROR', code: 'NOT_REPRESENTED', issues }))
    await user.type(await screen.findByRole('textbox', { name: 'Fornavn' }), 'a')
    await next()
    expect(await screen.findByText('Søknaden er ikke lagret. Rett dette først:')).toBeTruthy()
    expect(screen.queryByText(/Prøv igjen senere/)).toBeNull()
    const steps = within(screen.getByRole('navigation', { name: 'Søknadssteg' }))
    await waitFor(() => {
      const step = steps.getByRole('link', { name: /^Søknadsinformasjon/ }).closest('li')
      expect(step?.getAttribute('data-state')).toBe('error')
    })
    await user.click(await screen.findByRole('link', { name: /^Søknadsinformasjon, Eksportør: Virksomheten din/ }))
    const exporter = await screen.findByRole('combobox', { name: /^Eksportør/ })
    await waitFor(() => expect(exporter.getAttribute('aria-invalid')).toBe('true'))
    expect(address()).toBe('/soeknader/4001')
  })

  it('[WIZ-17] [EXP-01] an answer that the server refuses holds neither the others back nor the way on', async () => {
    const { user, server, save, next, address } = await openForm('avsender')
    const issues = [{ path: 'sender.contactPerson.firstName', code: 'unwritableText' }]
    const stored: unknown[] = []
    server.answer(saveApplication, ({ body }) => {
      if (body.sender?.contactPerson?.firstName?.endsWith('a'))
        return refuse(400, { kind: 'VALIDATION_ERROR', code: 'INVALID_REQUEST', issues })
      stored.push(body.sender?.contactPerson)
      return { application: anApplication({ version: 2 }), validation: clean }
    })
    const { lastName } = anApplication().sender?.contactPerson ?? {}
    await user.type(await screen.findByRole('textbox', { name: 'Fornavn' }), 'a')
    await user.type(screen.getByRole('textbox', { name: 'Etternavn' }), 'sen')
    await next()
    await waitFor(() => expect(address()).toBe('/soeknader/4001/mottaker'))
    expect(stored.at(-1)).toMatchObject({ lastName: `${lastName}sen` })
    expect(await screen.findByText('Dette kan ikke lagres slik det står:')).toBeTruthy()
    expect(screen.getAllByText(/^Lagret kl\. .+, unntatt ett svar$/)).not.toEqual([])
    save()
    await user.click(screen.getByRole('link', { name: /^Avsender, Fornavn: Teksten har tegn som ikke kan lagres/ }))
    const firstName = await screen.findByRole('textbox', { name: 'Fornavn' })
    expect(firstName.getAttribute('aria-invalid')).toBe('true')
    await user.type(firstName, 'n')
    await waitFor(() => expect(screen.queryByText(/unntatt/)).toBeNull())
  })

  it('[EXP-01] a save that is refused as it is sent is told of once, at the button', async () => {
    const { user, server, address } = await openForm('avsender')
    const issues = [{ path: 'sender.contactPerson.firstName', code: 'tooLong', params: { max: 2 } }]
    server.answer(saveApplication, () => refuse(422, { kind: 'VALIDATION_ERROR', code: 'INCOMPLETE', issues }))
    await user.type(await screen.findByRole('textbox', { name: 'Fornavn' }), 'a')
    await user.click(screen.getByRole('link', { name: /^Oppsummering/ }))
    await waitFor(() => expect(address()).toBe('/soeknader/4001/oppsummering'))
    await user.click(await screen.findByRole('button', { name: 'Send inn' }))
    const findings = () => screen.queryAllByRole('link', { name: /Avsender, Fornavn/ })
    await waitFor(() => expect(findings()).not.toEqual([]))
    expect(findings()).toHaveLength(1)
    expect(screen.queryByRole('heading', { name: /Klarte ikke å mellomlagre/ })).toBeNull()
  })

  it.each([
    [401, 'NOT_LOGGED_IN', 'Logg inn i ny fane'],
    [403, 'ORGANISATION_NOT_CHOSEN', 'Velg virksomhet'],
    [404, 'NOT_FOUND', 'Til oversikten'],
    [409, 'not-possible', 'Se hvor søknaden er'],
  ])('[EXP-01] a refusal %i %s that is about no answer says where to go', async (status, code, way) => {
    const { user, server } = await openForm('oppsummering')
    server.answer(sendApplication, () => refuse(status, { code }))
    await user.click(send())
    expect(await screen.findByRole('link', { name: way })).toBeTruthy()
  })

  it('[WIZ-18] nothing is lost with the net: the button sends the same once more', async () => {
    const { user, server } = await openForm('oppsummering')
    server.answer(sendApplication, lose)
    await user.click(send())
    expect(await screen.findByText(/Uff da, noe gikk galt/)).toBeTruthy()
    await user.click(send())
    await waitFor(() => expect(server.calls(sendApplication)).toHaveLength(2))
    const [first, second] = server.calls(sendApplication)
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  })

  it('[WIZ-16] what is missing is named, with the way there, and holds the application back', async () => {
    const { transport } = anApplication()
    const { user, server, address } = await openForm('oppsummering', {
      stored: { transport: { ...transport, flightNumber: undefined } },
    })
    await user.click(send())
    const lacking = await screen.findByRole('heading', { name: 'Dette må fylles ut før søknaden kan sendes:' })
    expect(screen.getByText('Rett feilene øverst på siden først.')).toBeTruthy()
    expect(server.calls(sendApplication)).toEqual([])
    await user.click(within(lacking.parentElement ?? lacking).getByRole('link', { name: 'Flightnummer' }))
    await waitFor(() => expect(address()).toBe('/soeknader/4001/transport?retur=oppsummering'))
    await user.type(await screen.findByLabelText('Flightnummer'), 'ZZ 1')
    await user.click(screen.getByRole('button', { name: 'Tilbake til oppsummering' }))
    await waitFor(() => expect(address()).toBe('/soeknader/4001/oppsummering'))
    expect(await screen.findByText('Endret nå')).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Transport/))
  })

  it('[RTE-21] nothing is sent while submission is closed', async () => {
    const { user, server } = await openForm('oppsummering', { flags: { disabledSubmission: true } })
    expect(await screen.findByText(/Innsending er stengt akkurat nå\. Søknaden/)).toBeTruthy()
    const reason = document.getElementById(send().getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('Innsending er stengt akkurat nå.')
    await user.click(send())
    expect(server.calls(sendApplication)).toEqual([])
  })
})
