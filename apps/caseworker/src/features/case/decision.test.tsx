import { drawDecisionLetter, handleCase, listLegalBases, listOfficers, tickCase } from '@eksport/api'
import type { Application, Officer, RuleViolation } from '@eksport/domain'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { act, acts, dialogOf, openCase } from '#src/testing/open-case.ts'
import { complaint, startCaseworkerServer } from '#src/testing/start-server.ts'

const basis = {
  code: 'H-1',
  active: true,
  names: { nb: 'Eksportforskriften § 3', nn: 'Eksportforskrifta § 3', en: 'Export regulation section 3' },
}

const tooWarm: RuleViolation = {
  code: 'TEMPERATURE_INTERVAL',
  severity: 'MANUAL_PROCESSING',
  message: 'Temperaturen er uvanlig.',
}

describe('an officer who refuses', () => {
  async function openRefusal() {
    const server = startCaseworkerServer()
    server.answer(listLegalBases, () => ({ legalBases: [basis], complaint }))
    server.answer(drawDecisionLetter, () => new Blob(['%PDF-'], { type: 'application/pdf' }))
    const opened = await openCase(
      { actions: ['refuse'] },
      { server, errors: [tooWarm], reading: () => ({ letterLanguage: 'en' }) },
    )
    await opened.user.click(act(/^Avslå/))
    return { ...opened, dialog: await dialogOf('Avslå søknaden') }
  }

  it('[STA-08] sees the letter first, and what was seen is what is sent', async () => {
    const { user, server, change, dialog } = await openRefusal()
    server.answer(handleCase, () => change({ applicationStatus: 'AVSLAG', actions: [] }))
    const see = dialog.getByRole('button', { name: 'Se brevet' })
    expect(see.getAttribute('aria-disabled')).toBe('true')
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'English' }).checked).toBe(true)
    await user.type(dialog.getByRole('textbox', { name: 'Begrunnelse' }), 'The lot is mixed.')
    await dialog.findByRole('option', { name: 'Eksportforskriften § 3' })
    await user.selectOptions(dialog.getByRole('combobox'), 'Eksportforskriften § 3')
    expect(dialog.getByDisplayValue('Export regulation section 3')).toBeTruthy()
    const letter = within(dialog.getByRole('region', { name: 'Det brevet sier' }))
    for (const words of ['The lot is mixed.', 'Export regulation section 3', complaint.en])
      expect(letter.getByText(words)).toBeTruthy()
    await user.click(dialog.getByRole('radio', { name: 'Nynorsk' }))
    expect(dialog.getByDisplayValue('Eksportforskrifta § 3')).toBeTruthy()
    await user.click(see)
    await screen.findByRole('dialog', { name: 'Avslagsbrev #004001' })
    const words = { reason: 'The lot is mixed.', legalBasis: 'Eksportforskrifta § 3', language: 'nn' }
    await waitFor(() => expect(server.calls(drawDecisionLetter)[0]?.body).toEqual(words))
    await user.keyboard('{Escape}')
    await user.click(dialog.getByRole('button', { name: 'Avslå' }))
    await waitFor(() => expect(server.calls(handleCase)[0]?.body).toEqual({ action: 'refuse', ...words }))
    expect(await screen.findAllByText('#004001: Søknaden er avslått')).not.toEqual([])
  })

  it('[CW-10] takes the reason from the findings, where the letter is in the language of these', async () => {
    const { user, dialog } = await openRefusal()
    const take = () => dialog.queryByRole('button', { name: 'Hent fra funnene' })
    expect(take()).toBeNull()
    await user.click(dialog.getByRole('radio', { name: 'Bokmål' }))
    const reason = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Begrunnelse' })
    await user.type(reason, 'Partiet er blandet.')
    await user.click(take() ?? document.body)
    expect(reason.value).toBe('Partiet er blandet.\nTemperaturen er uvanlig.')
    expect(take()?.getAttribute('aria-disabled')).toBe('true')
  })

  it('[STA-08] reads of an emoji what the letter prints in its place', async () => {
    const { user, dialog } = await openRefusal()
    const reason = dialog.getByRole('textbox', { name: 'Begrunnelse' })
    const letter = within(dialog.getByRole('region', { name: 'Det brevet sier' }))
    await user.type(reason, 'Warm ⚠, 5 °C')
    expect(letter.getByText('Warm ⚠, 5 °C')).toBeTruthy()
    expect(letter.queryByText(/^Brevet kan ikke vise/)).toBeNull()
    await user.type(reason, ' 🐟')
    expect(letter.getByText('Warm ⚠, 5 °C \ufffd')).toBeTruthy()
    expect(letter.getByRole('status').textContent).toBe(
      'Brevet kan ikke vise emojier og andre bilder. Der de er skrevet, står det \ufffd.',
    )
  })

  it('[CW-13] is shown that nothing came back, though that stands below what is in sight', async () => {
    const shown = vi.fn()
    Element.prototype.scrollIntoView = shown
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))
    const { user, server, dialog } = await openRefusal()
    server.answer(handleCase, () => lose())
    await user.type(dialog.getByRole('textbox', { name: 'Begrunnelse' }), 'Mixed.')
    await user.type(dialog.getByRole('textbox', { name: 'Hjemmel' }), '§ 3')
    await user.click(dialog.getByRole('button', { name: 'Avslå' }))
    const alert = await dialog.findByRole('alert')
    expect(alert.textContent).toContain('Vi får ikke kontakt med serveren.')
    expect(shown.mock.contexts).toContain(alert)
  })

  it('[CW-05] opens the dialog by its key, which sends nothing when it is pressed once more', async () => {
    const server = startCaseworkerServer()
    const { user } = await openCase({ actions: ['refuse'] }, { server })
    await user.keyboard('r')
    const dialog = await dialogOf('Avslå søknaden')
    await user.type(dialog.getByRole('textbox', { name: 'Begrunnelse' }), 'Partiet er blandet.')
    await user.type(dialog.getByRole('textbox', { name: 'Hjemmel' }), 'Matloven § 23')
    dialog.getByRole('button', { name: 'Avbryt' }).focus()
    await user.keyboard('r')
    expect(server.calls(handleCase)).toEqual([])
  })

  it('[STA-08] keeps a legal basis of their own when the language changes', { tags: 'proof' }, async () => {
    const { user, dialog } = await openRefusal()
    const own = dialog.getByRole('textbox', { name: 'Hjemmel' })
    await user.type(own, 'Matloven § 23')
    await user.click(dialog.getByRole('radio', { name: 'Bokmål' }))
    expect(dialog.getByDisplayValue('Matloven § 23')).toBe(own)
  })
})

describe('an officer who decides on a cancellation', () => {
  const asked: Partial<Application> = {
    applicationStatus: 'KANSELLERING_BEHANDLES',
    actions: ['grant-cancellation', 'refuse-cancellation'],
  }

  it('[ACT-11] must say what became of the printed paper', async () => {
    const { user, server, change } = await openCase({
      ...asked,
      certificateFormats: ['PAPER'],
      paperSerial: 'NO 0148201',
    })
    server.answer(handleCase, () => change({ applicationStatus: 'KANSELLERT', actions: [] }))
    await user.click(act(/^Innvilg/))
    const dialog = await dialogOf('Innvilg kanselleringen?')
    await user.click(dialog.getByRole('button', { name: 'Innvilg kansellering' }))
    expect(dialog.getByText('Velg hva som har skjedd med papirsertifikatet.')).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getAllByRole('radio')[0])
    expect(server.calls(handleCase)).toEqual([])
    await user.click(dialog.getByRole('radio', { name: 'Meldt tapt' }))
    expect(dialog.queryByText('Velg hva som har skjedd med papirsertifikatet.')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Innvilg kansellering' }))
    await waitFor(() =>
      expect(server.calls(handleCase)[0]?.body).toEqual({ action: 'grant-cancellation', paperFate: 'LOST' }),
    )
  })

  it.each([
    ['was never printed', { certificateFormats: ['E_CERT'] }],
    [
      'is accounted for already',
      {
        certificateFormats: ['PAPER'],
        paperSerial: 'NO 0148201',
        paperFate: { fate: 'RETURNED', recordedBy: 'Berit Behandler', recordedTime: '2026-11-20T10:00:00+01:00' },
      },
    ],
  ] satisfies [string, Partial<Application>][])('[ACT-11] is asked nothing of paper that %s', async (_, stored) => {
    const { user, server, change } = await openCase({ ...asked, ...stored })
    server.answer(handleCase, () => change({ applicationStatus: 'KANSELLERT', actions: [] }))
    await user.click(act(/^Innvilg/))
    const dialog = await dialogOf('Innvilg kanselleringen?')
    expect(dialog.queryByRole('radio')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Innvilg kansellering' }))
    await waitFor(() => expect(server.calls(handleCase)[0]?.body).toEqual({ action: 'grant-cancellation' }))
  })
})

describe('an officer who approves', () => {
  const finding = (code: RuleViolation['code'], message: string): RuleViolation => ({
    code,
    severity: 'MANUAL_PROCESSING',
    message,
  })

  const findings = [
    finding('TEMPERATURE_INTERVAL', 'Temperaturen er uvanlig.'),
    finding('MANUAL_CONTROL', 'Mottakeren er ny.'),
  ]

  it('[ACT-05] can tick the next before the first is stored, and none is lost', async () => {
    const { server } = await openCase({ actions: ['approve'] }, { errors: findings })
    const kept: string[] = []
    let first = () => {}
    const person = { person: { id: 'b-1', name: 'Berit Behandler' }, time: '2026-11-20T11:52:00+01:00' }
    const answer = () => kept.map((tick) => ({ tick, ...person }))
    server.answer(tickCase, ({ body }) => {
      kept.push(...body.ticks)
      const now = answer()
      return kept.length === 1
        ? new Promise((done) => {
            first = () => done(now)
          })
        : now
    })
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
    for (const box of boxes) fireEvent.click(box)
    await waitFor(() => expect(server.calls(tickCase)).toHaveLength(1))
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true])
    first()
    await waitFor(() => expect(server.calls(tickCase)).toHaveLength(2))
    await waitFor(() => expect(screen.getAllByText(/Berit Behandler vurderte/)).toHaveLength(2))
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true])
    expect(act(/^Godkjenn/).getAttribute('aria-describedby')).toBeNull()
  })

  it('[ACT-07] reads a finding once, and beside it what else kept the application from being approved by itself', async () => {
    const words = (text: string) => ({ nb: text, nn: text, en: text })
    const reasons = [
      { code: 'TEMPERATURE_INTERVAL', messages: words('Temperaturen er uvanlig.') },
      { code: 'VETERINARIAN', messages: words('Sertifikatet skal vurderes av veterinær.') },
    ]
    const checks = [
      { code: 'TEMPERATURE_INTERVAL', outcome: 'passed' as const },
      { code: 'SPECIES_PROTECTED', outcome: 'passed' as const },
      { code: 'ILA_PD_OCCURRENCES', outcome: 'absent' as const, reason: 'NOT_DEMANDED' },
    ]
    const decision = { outcome: 'MANUAL' as const, reasons, checked: [], checks, at: '2026-11-20T09:47:21+01:00' }
    await openCase({ actions: ['approve'] }, { errors: findings, reading: () => ({ decision }) })
    expect(screen.getAllByText('Temperaturen er uvanlig.')).toHaveLength(1)
    const others = screen.getByText('Søknaden ble heller ikke godkjent automatisk fordi:').nextElementSibling
    expect(others?.textContent).toBe('Sertifikatet skal vurderes av veterinær.')
    // [RUL-05] What is found now has not passed, whatever it had when it was sent.
    const passed = screen.getByText('Kontrollert uten funn (1)').closest('details')
    expect(passed?.open).toBe(false)
    const listed = [...(passed?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)
    expect(listed).toEqual([
      'Vernede arter og CITES',
      'ILA og PD på lokalitetene i slakteperioden: sertifikatet stiller ikke dette kravet',
    ])
  })

  it('[RUL-07] [ACT-07] reads that a warning alone is why it came to a person', async () => {
    const text = 'Kontroll, henting og avgang står ikke i rekkefølge.'
    const warning: RuleViolation = { code: 'DATES_OUT_OF_ORDER', severity: 'WARNING', message: text }
    const reasons = [{ code: warning.code, messages: { nb: text, nn: text, en: text } }]
    const decision = { outcome: 'MANUAL' as const, reasons, checked: [], at: '2026-11-20T09:47:21+01:00' }
    await openCase({ actions: ['approve'] }, { errors: [warning], reading: () => ({ decision }) })
    const why = screen.getByText('Søknaden ble ikke godkjent automatisk fordi:').nextElementSibling
    expect(why?.textContent).toBe(text)
  })

  it.each([
    [360, 'before'],
    [1280, 'beside'],
  ])('[CW-02] finds at %i px what is to be assessed %s the facts', async (width, where) => {
    await openCase({ actions: ['approve'] }, { errors: findings, width })
    const [first] = screen.getAllByRole('checkbox')
    const panel = screen.getByRole('complementary', { name: 'Vurdering og dialog' })
    expect(panel.contains(first ?? null)).toBe(where === 'beside')
  })

  it('[CW-02] only looks at the findings of a case that is another’s', async () => {
    await openCase({ actions: ['take-over'] }, { errors: findings })
    expect(screen.getByText('Temperaturen er uvanlig.')).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(acts().queryByText(/Kryss av/)).toBeNull()
  })

  it('[STA-08] [ACT-05] gets a tick back that was not stored, and reads that', { tags: 'proof' }, async () => {
    const { user, server } = await openCase({ actions: ['approve'] }, { errors: findings })
    server.answer(tickCase, lose)
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /Temperaturen/ })
    fireEvent.click(box)
    expect(box.checked).toBe(true)
    expect((await screen.findByText('Avkryssingen ble ikke lagret. Prøv igjen.')).closest('[role=alert]')).toBeTruthy()
    await waitFor(() => expect(box.checked).toBe(false))
    await user.keyboard('g')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(box)
  })
})

describe('an officer who transfers', () => {
  const solveig = { id: 'b-2', name: 'Solveig Moen', office: 'BERGEN', cases: 1 }

  async function openTransfer(officers: readonly Officer[] | undefined) {
    const server = startCaseworkerServer()
    server.answer(listOfficers, () => (officers ? [...officers] : refuse(500)))
    const opened = await openCase({ actions: ['transfer'] }, { server })
    await opened.user.click(screen.getByRole('button', { name: 'Overfør' }))
    const dialog = await dialogOf('Overfør saken')
    const transfer = () => opened.user.click(dialog.getByRole('button', { name: 'Overfør' }))
    return { ...opened, dialog, field: dialog.getByRole('combobox', { name: 'Overfør til' }), transfer }
  }

  it('[ACT-05] must choose to whom, also an office, and reads who is away', async () => {
    const { user, server, change, dialog, field, transfer } = await openTransfer([
      { ...solveig, absentUntil: '2026-11-27' },
    ])
    server.answer(handleCase, () => change({ actions: ['take'] }))
    const person = 'Solveig Moen, Bergen, 1 sak, borte til og med 27.11.2026'
    expect(await dialog.findByRole('option', { name: person })).toBeTruthy()
    await transfer()
    expect(document.activeElement).toBe(field)
    expect(dialog.getByText('Feltet er påkrevd')).toBeTruthy()
    const [office] = within(dialog.getByRole('group', { name: 'Kontor' })).getAllByRole<HTMLOptionElement>('option')
    await user.selectOptions(field, office?.value ?? '')
    await transfer()
    await waitFor(() => expect(server.calls(handleCase)).toHaveLength(1))
    const code = office?.value.replace('office ', '')
    expect(server.calls(handleCase)[0]?.body).toEqual({ action: 'transfer', transferTo: { office: code } })
  })

  it('[ACT-05] is offered the offices where somebody may have the case, and reads why the others are missing', async () => {
    const { dialog } = await openTransfer([solveig, { id: 'b-3', name: 'Aud Lie', cases: 0 }])
    await dialog.findByRole('option', { name: /^Aud Lie/ })
    const offices = within(dialog.getByRole('group', { name: 'Kontor' })).getAllByRole('option')
    expect(offices.map(({ textContent }) => textContent)).toEqual(['Bergen'])
    const field = dialog.getByRole('combobox', { description: 'Kontor uten saksbehandlere står ikke i listen.' })
    expect(field.id).toMatch(/-transfer$/)
  })

  it('[ACT-05] is offered every office while nobody knows who is where', async () => {
    const { dialog } = await openTransfer(undefined)
    expect(await dialog.findByRole('option', { name: 'Bergen' })).toBeTruthy()
    expect(dialog.queryByText('Kontor uten saksbehandlere står ikke i listen.')).toBeNull()
  })

  it('[ACT-05] reads at the field that the office has lost its last officer meanwhile, and chooses another', {
    tags: 'proof',
  }, async () => {
    const { user, server, change, dialog, field, transfer } = await openTransfer([solveig])
    const words = 'Ved dette kontoret er det ingen som kan få saken.'
    const refusal = { title: words, code: 'OFFICE_WITHOUT_OFFICERS', fieldErrors: { transferTo: [words] } }
    server.answer(handleCase, () => refuse(409, refusal))
    await user.selectOptions(field, await dialog.findByRole('option', { name: 'Bergen' }))
    server.answer(listOfficers, () => [{ id: 'b-3', name: 'Aud Lie', cases: 0 }])
    await transfer()
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(dialog.getAllByText(words)).toHaveLength(1)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(dialog.queryByRole('option', { name: 'Bergen' })).toBeNull())
    await user.selectOptions(field, dialog.getByRole('option', { name: /^Aud Lie/ }))
    expect(dialog.queryByText(words)).toBeNull()
    server.answer(handleCase, () => change({ actions: ['take'] }))
    await transfer()
    await waitFor(() => expect(server.calls(handleCase)).toHaveLength(2))
    expect(server.calls(handleCase)[1]?.body).toEqual({ action: 'transfer', transferTo: { personId: 'b-3' } })
  })
})

describe('an officer whose replaced certificate waits for its paper', { tags: 'proof' }, () => {
  it('[ACT-12] records the paper, and reads of no cancellation that nobody asked for', async () => {
    const { user, server, change } = await openCase({
      applicationStatus: 'KANSELLERING_BEHANDLES',
      replacedByApplicationReferences: [4002],
      returnAgreement: { trackingNumber: 'RR 1 NO', recordedTime: '2026-11-20T10:00:00+01:00' },
      actions: ['grant-cancellation'],
      certificateFormats: ['PAPER'],
      paperSerial: 'NO 0148201',
    })
    expect(screen.getByText(/Følg sendingen RR 1 NO, og registrer papiret når det er kommet\./)).toBeTruthy()
    expect(screen.getAllByText('ERSTATTET, VENTER PÅ PAPIRET')).not.toEqual([])
    expect(document.body.textContent).not.toMatch(/kansellering/i)
    server.answer(handleCase, () => change({ applicationStatus: 'ERSTATTET', actions: [] }))
    await user.click(act(/^Registrer papiret/))
    const dialog = await dialogOf('Registrer papiret til det erstattede sertifikatet')
    expect(document.body.textContent).not.toMatch(/kansellering/i)
    await user.click(dialog.getByRole('radio', { name: 'Levert tilbake' }))
    await user.click(dialog.getByRole('button', { name: 'Registrer papiret' }))
    expect(await screen.findAllByText('#004001: Papiret er registrert')).not.toEqual([])
    expect(server.calls(handleCase)[0]?.body).toEqual({ action: 'grant-cancellation', paperFate: 'RETURNED' })
  })
})
