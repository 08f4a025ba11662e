import { tickCase } from '@eksport/api'
import type { RuleViolation } from '@eksport/domain'
import { anApplication, aProductLine } from '@eksport/domain/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openCase } from '#src/testing/open-case.ts'
import { findingMarks, oddityMarks, placesOf } from './case-marks.ts'

const temperature: RuleViolation = {
  code: 'TEMPERATURE_INTERVAL',
  severity: 'MANUAL_PROCESSING',
  message: 'Temperaturen er uvanlig.',
  step: 'transport',
}
const old: RuleViolation = {
  code: 'FISH_IS_OLDER_THAN_15_DAYS',
  severity: 'MANUAL_PROCESSING',
  message: 'Varelinje 1 og 3: Fisken er <a href="/regler">for gammel</a>.',
  lines: [1, 3],
  step: 'varelinjer',
}
const productLines = [700, 54_207, 690, 710].map((netWeight, index) =>
  aProductLine({ id: `l${index}`, netWeight, packaging: { numberOfPackages: 30 } }),
)

describe('what deserves a look in a case', () => {
  it('[CW-08] is each finding on each of its lines, at the answers that its rule rests on', () => {
    expect(findingMarks([old, temperature], 'nb').map((mark) => [mark.key, mark.text, placesOf(mark)[0]])).toEqual([
      ['FISH_IS_OLDER_THAN_15_DAYS:1', 'Fisken er for gammel.', 'productLines.0'],
      ['FISH_IS_OLDER_THAN_15_DAYS:3', 'Fisken er for gammel.', 'productLines.2'],
      ['TEMPERATURE_INTERVAL', 'Temperaturen er uvanlig.', 'transport.temperatureRequirements'],
    ])
  })

  it('[CW-08] is what is unusual, with its amounts as the reader writes them', () => {
    const [mark] = oddityMarks(anApplication({ productLines }), 'nb')
    expect(mark?.text.replaceAll('\u00a0', ' ')).toBe('Nettovekten er 76,9 ganger den vanlige i saken, 705 kg')
    expect(mark?.line).toBe(2)
  })
})

describe('an officer who goes through what deserves a look', () => {
  const open = () => openCase({ actions: ['approve'], productLines }, { errors: [old, temperature] })
  const focused = () => document.activeElement?.id

  it('[CW-08] has N and P for it, round and round, and the way back', async () => {
    const { user } = await open()
    const places = ['varelinje-1', 'varelinje-3', 'fakta-transport.temperatureRequirements']
    fireEvent.keyDown(document.body, { key: 'n' })
    expect(focused()).toBe(places[0])
    expect(screen.getByText('1 av 5: Varelinje 1: Fisken er for gammel.')).toBeTruthy()
    fireEvent.keyDown(document.body, { key: 'n' })
    expect(focused()).toBe(places[1])
    for (const _ of [1, 2]) fireEvent.keyDown(document.body, { key: 'p' })
    expect(focused(), 'before the first is the last').toBe('varelinje-2')
    await user.click(screen.getByRole('button', { name: 'Gå til varelinje 3' }))
    expect(focused()).toBe(places[1])
    const [, back] = screen.getAllByRole('button', { name: 'Funn: Fisken er for gammel.' })
    await user.click(back ?? document.body)
    expect(focused()).toBe('funn-FISH_IS_OLDER_THAN_15_DAYS:3')
  })

  it('[REG-02] opens the case that a finding names', async () => {
    const duplicate: RuleViolation = {
      code: 'DUPLICATE_CONSIGNMENT',
      severity: 'MANUAL_PROCESSING',
      message: 'Partiet ligner på søknad #004007 og #004008.',
      step: 'oppsummering',
    }
    await openCase({ actions: ['approve'] }, { errors: [duplicate, temperature] })
    const addresses = screen.getAllByRole('link', { name: /^Åpne #/ }).map((link) => link.getAttribute('href'))
    expect(addresses).toEqual(['/soeknader/4007', '/soeknader/4008'])
  })

  it('[CW-08] is taken to a line that the filter hides', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Avvik 1' }))
    expect(document.getElementById('varelinje-1')).toBeNull()
    fireEvent.keyDown(document.body, { key: 'n' })
    expect(focused()).toBe('varelinje-1')
  })

  it('[CW-08] [CW-13] writes a remark on what they ticked, and does not lose it', async () => {
    const { user, server } = await openCase({ actions: ['approve'] }, { errors: [temperature] })
    const by = { person: { id: 'b-1', name: 'Berit Behandler' }, time: '2026-11-20T11:52:00+01:00' }
    server.answer(tickCase, ({ body: { ticks, note } }) =>
      ticks.map((tick) => ({ tick, ...by, ...(note && { note }) })),
    )
    await user.click(screen.getByRole('checkbox', { name: /Temperaturen/ }))
    await user.click(await screen.findByRole('button', { name: 'Skriv merknad' }))
    await user.type(screen.getByRole('textbox', { name: 'Merknad til vurderingen' }), 'Avtalt på telefon.')
    expect(Object.values({ ...localStorage })).toContain('Avtalt på telefon.')
    await user.click(screen.getByRole('button', { name: 'Lagre merknad' }))
    await waitFor(() => expect(server.calls(tickCase)[1]?.body.note).toBe('Avtalt på telefon.'))
    expect(await screen.findByText('Avtalt på telefon.')).toBeTruthy()
    expect(Object.values({ ...localStorage })).not.toContain('Avtalt på telefon.')
  })
})
