import type { Application, Message } from '@eksport/domain'
import { anApplication } from '@eksport/domain/testing'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { sampleLabels } from '../../testing/sample-labels.js'
import { ApplicationDetail, type ApplicationDetailProps } from './application-detail.js'

const issued = anApplication({
  applicationStatus: 'UTSTEDT',
  caseworker: { id: 'sb7', name: 'Saksbehandler 7', office: 'KLOEFTA' },
  archiveCaseInfo: { caseNumber: '2026/204001', caseId: '204001' },
  approvedDateTime: '2026-11-20T10:00:00+01:00',
})
const name = { nb: 'Kina, sunnhetsattest', nn: 'Kina, sunnheitsattest', en: 'China, health certificate' }
const show = (application: Application, props: Partial<ApplicationDetailProps> = {}) =>
  render(<ApplicationDetail application={application} viewpoint="INNSENDER" labels={sampleLabels} {...props} />)
const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent?.replace('\u00ad', ''))
const section = (title: string | RegExp) => screen.getByRole('region', { name: title })
const factsIn = (container: HTMLElement) =>
  Object.fromEntries(
    within(container)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )
const header = () => factsIn(document.querySelector('header') ?? document.body)
const attachment = (id: string, filename: string) => ({
  id,
  type: 'APPLICATION_ATTACHMENT' as const,
  filename,
  mimeType: 'application/pdf',
})

describe('header', () => {
  it('[DET-01] shows the reference with # and six digits', () => {
    show(anApplication({ referenceNumber: 42 }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('#000042')
  })

  it('[DET-01] shows a longer reference whole', () => {
    show(anApplication({ referenceNumber: 1_234_567 }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('#1234567')
  })

  it('[DET-02] links to the original and to what replaced it', () => {
    show(
      { ...issued, originalApplicationReference: 4030, replacedByApplicationReferences: [4050, 4051] },
      { referenceHref: (reference) => `/soeknader/${reference}` },
    )
    expect(screen.getAllByRole('link', { name: /^#00/ }).map((link) => link.getAttribute('href'))).toEqual([
      '/soeknader/4030',
      '/soeknader/4050',
      '/soeknader/4051',
    ])
  })

  it('[DET-03] holds the whole name of the template in a tip', async () => {
    show(issued, { template: { name } })
    await userEvent.click(screen.getByRole('button', { name: '1.1.100 sunnhetsattest' }))
    const tips = () => screen.queryAllByRole('status').map((tip) => tip.textContent)
    await vi.waitFor(() => expect(tips()).toContain('1.1.100 Kina, sunnhetsattest'))
  })

  it('[DET-04] names one icon for each format', () => {
    show({ ...issued, certificateFormats: ['E_CERT', 'PAPER', 'PDF'] })
    for (const format of ['Elektronisk sertifikat', 'Papirbasert sertifikat', 'PDF sertifikat'])
      expect(screen.getByTitle(format).querySelector('svg')).not.toBeNull()
  })

  it('[DET-05] marks the PDF format as a pre-notification, and no other', () => {
    const { rerender } = show(issued)
    expect(screen.queryByText('Forhåndsmelding')).toBeNull()
    rerender(
      <ApplicationDetail
        application={{ ...issued, certificateFormats: ['PDF'] }}
        viewpoint="INNSENDER"
        labels={sampleLabels}
      />,
    )
    expect(screen.getByText('Forhåndsmelding')).toBeTruthy()
  })

  it.each([
    ['REQUIRED', 'Ja'],
    ['POSSIBLE', 'Mulig'],
    ['NONE', undefined],
  ] as const)(
    '[DET-06] veterinary approval %s is told to caseworkers as %s, never to exporters',
    (veterinarianRequirement, text) => {
      const { unmount } = show(issued, { viewpoint: 'BEHANDLER', template: { name, veterinarianRequirement } })
      expect(header().Veterinærgodkjenning).toBe(text)
      unmount()
      show(issued, { template: { name, veterinarianRequirement } })
      expect(header()).not.toHaveProperty('Veterinærgodkjenning')
    },
  )

  it('[DET-06] tells caseworkers alone who has the case, and whether a paperless certificate was fetched', () => {
    const paperless: Application = { ...issued, certificateFormats: ['E_CERT'] }
    const { unmount } = show(paperless, { viewpoint: 'BEHANDLER' })
    expect(header()).toMatchObject({ Saksbehandler: 'Saksbehandler 7, Kløfta', Hentet: 'Ikke hentet' })
    unmount()
    show(paperless)
    expect(document.body.textContent).not.toContain('Saksbehandler 7')
    expect(header()).not.toHaveProperty('Hentet')
  })

  it('[DET-07] shows approval, office, case number and status', () => {
    show(issued, { viewpoint: 'BEHANDLER' })
    expect(header()).toMatchObject({ Godkjent: '20.11.2026 10:00:00', Kontor: 'Kløfta', Saksnummer: '2026/204001' })
    expect(screen.getByText('UTSTEDT')).toBeTruthy()
  })

  it('[DET-08] calls a draft an application, and nothing else', () => {
    const { unmount } = show(anApplication(), { template: { name } })
    expect(screen.getByRole('button', { name: 'Søknad om 1.1.100 sunnhetsattest' })).toBeTruthy()
    unmount()
    show(issued, { template: { name } })
    expect(document.body.textContent).not.toContain('Søknad om')
  })

  it('[DET-15] opens the archive in a new tab at the configured address', () => {
    show(issued, { archiveHref: 'https://arkiv.example/204001' })
    const link = screen.getByRole('link', { name: /2026\/204001/ })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://arkiv.example/204001', '_blank'])
  })
})

describe('sections', () => {
  it('[DET-09] of an ordinary application', () => {
    show(
      {
        ...issued,
        fees: [{ amount: 375 }],
        confirmedCopies: [{ id: 'k', numberOfCopies: 2 }],
        cancellationInformation: { reasonForCancellation: 'Feil vare' },
      },
      { messages: [] },
    )
    expect(headings()).toEqual([
      'Kansellering',
      'Transport',
      'Avsender',
      'Mottaker',
      'Varelinjer 1 linje, 16\u00a0416,00\u00a0kg netto',
      'Henting',
      'Siste kontrollmulighet',
      'Kostnad',
      'Bekreftet kopi',
      'Vedlegg',
      'Meldinger',
      'Søknadsformat',
    ])
  })

  it('[DET-09] of a replacement: no last control, both variants of the original', () => {
    const { unmount } = show({
      ...issued,
      applicationType: 'ERSTATNINGSSERTIFIKAT',
      replacementInformation: { reasonForReplacement: 'Skrivefeil' },
    })
    expect(headings()).toContain('Erstatning')
    expect(headings()).not.toContain('Siste kontrollmulighet')
    unmount()
    show({ ...issued, originalReferenceNumberFromSkjematjenesten: '24 101 123456' })
    expect(factsIn(section('Erstatning'))).toEqual({ 'Erstatter sertifikat fra skjematjenesten': '24 101 123456' })
  })

  it.each([
    ['FEIL_I_INNSENDTE_OPPLYSNINGER', 'Feil i innsendte opplysninger'],
    ['TEKNISK_FEIL_EKSPORT', 'Teknisk feil i løsningen'],
    ['Båten ble forsinket', 'Båten ble forsinket'],
  ])('says why it replaces another in words: %s', (reasonForReplacement, words) => {
    show({ ...issued, applicationType: 'ERSTATNINGSSERTIFIKAT', replacementInformation: { reasonForReplacement } })
    expect(factsIn(section('Erstatning'))).toMatchObject({ Årsak: words })
  })

  it('[DET-09] of a PDF application on paper: the temperature, and no transport or lines', () => {
    show({
      ...issued,
      applicationFormat: 'PDF',
      pdfCertificateDetails: { temperatureRequirements: { minTemperature: -25, maxTemperature: -18.5 } },
    })
    expect(headings()).toEqual([
      'Avsender',
      'Henting',
      'Siste kontrollmulighet',
      'Vedlegg',
      'Transporttemperatur',
      'Søknadsformat',
    ])
    expect(factsIn(section('Transporttemperatur')).Transporttemperatur).toBe('−25 til −18,5\u00a0°C')
  })

  it('[DET-10] transport with all its facts', () => {
    show({
      ...issued,
      transport: {
        ...issued.transport,
        containers: [{ number: 'TEST1', seals: [{ number: 'NO1' }, { number: 'NO2' }] }, { number: 'TEST2' }],
        totalGrossWeight: 18_000,
        entryBcp: 'CNSHA4',
        intendedForCanningIndustry: true,
        placeOfDispatch: { value: 'Tromsø', establishment: { approvalNumber: 'T 1' } },
        accompanyingDocuments: [
          { type: 'Faktura', referenceNumber: '77' },
          { type: 'Pakkliste', referenceNumber: '78' },
        ],
      },
    })
    expect(factsIn(section('Transport'))).toEqual({
      Avsendersted: 'Tromsø T 1',
      Lastested: 'Oslo lufthavn Gardermoen',
      Avgang: '24.11.2026\u00a018:30',
      Transportmiddel: 'Fly',
      Flightnummer: 'XX009',
      Containere: 'TEST1, plombe NO1, plombe NO2TEST2',
      Transporttemperatur: '0 til 4\u00a0°C',
      'Total bruttovekt': '18\u00a0000,00\u00a0kg',
      Følgedokumenter: 'Faktura, 77Pakkliste, 78',
      Mottakerland: 'Kina',
      Grensekontrollsted: 'CNSHA4',
      Innførselssted: 'Shanghai Pudong lufthavn',
      'Pakket som': 'HermetisertMenneskemat',
      'Oppfyller EUs regelverk': 'Ja',
      'Oppfyller kravene i sertifikatet': 'Ja',
      'Bestemmelsessted, by': 'Shanghai',
    })
  })

  it.each([
    [[], { Gebyr: 'Ingen kostnad' }],
    [[{ amount: 375 }], { Gebyr: '375,-' }],
    [[{ amount: 375 }, { amount: 875 }], { 'Gebyr 1': '375,-', 'Gebyr 2': '875,-' }],
    [
      [
        { amount: 750, code: 'HELSESERTIFIKAT_UTENFOR_AAPNINGSTID' },
        { amount: 875, code: 'BEKREFTET_KOPI' },
      ],
      { 'Gebyr 1, helsesertifikat utenfor åpningstid': '750,-', 'Gebyr 2, bekreftede kopier': '875,-' },
    ],
  ])('[DET-11] [FEE-01] cost of %j', (fees, facts) => {
    show({ ...issued, fees })
    expect(factsIn(section('Kostnad'))).toEqual(facts)
  })

  it('[DET-11] says nothing of a cost that is not known', () => {
    show({ ...issued, fees: undefined })
    expect(screen.queryByRole('heading', { name: 'Kostnad' })).toBeNull()
  })

  it('[DET-13] lists the files of a cancellation and a replacement apart, each file once', () => {
    const own = attachment('1', 'pakkliste.pdf')
    const cancelled = attachment('2', 'retur.pdf')
    show({
      ...issued,
      attachments: [own, cancelled],
      cancellationInformation: { attachments: [cancelled] },
      replacementInformation: { attachments: [attachment('3', 'original.pdf')] },
    })
    const lists = within(section('Vedlegg'))
      .getAllByRole('list')
      .map((list) => [list.getAttribute('aria-label'), list.textContent])
    expect(lists).toEqual([
      ['Vedlegg', 'pakkliste.pdf'],
      ['Vedlegg til kanselleringen', 'retur.pdf'],
      ['Vedlegg til erstatningen', 'original.pdf'],
    ])
  })

  it('[DET-13] fetches a file by the function that the app supplies, with the reference', async () => {
    const fetchAttachment = vi.fn(async () => new Blob(['x']))
    show({ ...issued, attachments: [attachment('1', 'pakkliste.pdf')] }, { fetchAttachment })
    await userEvent.click(screen.getByRole('button', { name: 'pakkliste.pdf' }))
    expect(fetchAttachment).toHaveBeenCalledExactlyOnceWith(attachment('1', 'pakkliste.pdf'), 4001, {
      signal: expect.any(AbortSignal),
    })
  })

  it('[DET-12] of confirmed copies: how many were ordered and handed out, and their cases', () => {
    show(
      {
        ...issued,
        confirmedCopies: [
          { id: 'a', numberOfCopies: 2 },
          { id: 'b', numberOfCopies: 1 },
        ],
      },
      { copyStats: { totalPrinted: 2, archiveCases: ['2026/204001', '2026/204002'] } },
    )
    expect(factsIn(section('Bekreftet kopi'))).toMatchObject({
      Bestilt: '3',
      Utlevert: '2',
      Saksnummer: '2026/2040012026/204002',
    })
  })

  it('[DET-12] nothing handed out yet is said as well', () => {
    show({ ...issued, confirmedCopies: [{ id: 'a', numberOfCopies: 2 }] }, { copyStats: { totalPrinted: 0 } })
    expect(factsIn(section('Bekreftet kopi'))).toMatchObject({ Bestilt: '2', Utlevert: '0' })
  })

  it('[DET-13] a download that fails is told beside the file', async () => {
    const fetchAttachment = () => Promise.reject(new Error('503'))
    show({ ...issued, attachments: [attachment('1', 'pakkliste.pdf')] }, { fetchAttachment })
    await userEvent.click(screen.getByRole('button', { name: 'pakkliste.pdf' }))
    expect(await screen.findByText('Klarte ikke å laste ned pakkliste.pdf. Prøv igjen.')).toBeTruthy()
  })

  it('[DET-13] a download is given up when the view goes away', async () => {
    const signals: AbortSignal[] = []
    const { unmount } = show(
      { ...issued, attachments: [attachment('1', 'pakkliste.pdf')] },
      {
        fetchAttachment: (_attachment, _reference, { signal }) => {
          signals.push(signal)
          return new Promise(() => undefined)
        },
      },
    )
    await userEvent.click(screen.getByRole('button', { name: 'pakkliste.pdf' }))
    unmount()
    expect(signals.map((signal) => signal.aborted)).toEqual([true])
  })

  it('[DET-14] two messages have nothing to unfold, three have', () => {
    const message = (id: string): Message => ({
      id,
      messageType: 'APPLICATION_CLARIFICATION_REQUEST',
      message: `Melding ${id}`,
      createdTime: `2026-11-20T0${id}:00:00+01:00`,
      sender: { role: 'BEHANDLER' },
      attachments: [],
    })
    const { unmount } = show(issued, { messages: [message('2'), message('1')] })
    expect(screen.queryByRole('button', { name: 'Last inn fler' })).toBeNull()
    unmount()
    show(issued, { messages: [message('3'), message('2'), message('1')] })
    expect(screen.getByRole('button', { name: 'Last inn fler' })).toBeTruthy()
  })

  it('are drawn by the app where it asks to, around what the view would show', () => {
    show(issued, {
      renderSection: ({ id, title, content }) =>
        id === 'retrieval' ? (
          <div data-testid="own">
            {title}
            {content}
          </div>
        ) : (
          content
        ),
    })
    expect(within(section('Henting')).getByTestId('own').textContent).toMatch(/^HentingKontor/)
    expect(within(section('Transport')).queryByTestId('own')).toBeNull()
  })

  it('breaks a long e-mail address after its @ and its dots', () => {
    show(issued)
    const line = screen.getByText(
      (_, element) => element?.textContent === 'salg@midnattsol.example' && element.tagName === 'SPAN',
    )
    expect(line.innerHTML).toBe('salg@<wbr>midnattsol.<wbr>example')
  })

  it('[DET-16] are listed as links to themselves', () => {
    show(issued)
    const links = within(screen.getByRole('navigation', { name: 'Seksjoner' })).getAllByRole('link')
    expect(links.length).toBeGreaterThan(5)
    for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? 'none')).not.toBeNull()
  })
})
