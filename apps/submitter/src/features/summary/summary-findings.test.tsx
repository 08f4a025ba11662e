import type { RuleViolation } from '@eksport/domain'
import { aProductLine } from '@eksport/domain/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openForm } from '#src/testing/open-form.ts'

const bare = (index: number) =>
  aProductLine({ id: `vl-${index}`, productionPeriod: undefined, netWeight: undefined, lotNumber: `L-${index}` })

/** What stands in the box under a heading. */
const boxed = async (name: string) =>
  (await screen.findByRole('heading', { level: 2, name })).parentElement?.querySelector('ul')?.textContent

describe('[WIZ-16] the summary of a draft that lacks something', () => {
  it('says in one sentence what each line lacks, with one way there', async () => {
    await openForm('oppsummering', { stored: { productLines: [bare(0), bare(1)] } })
    const table = within(await screen.findByRole('table', { name: 'Varelinjer' }))
    expect(table.getAllByText(/^Mangler: Produksjonsperiode, Nettovekt/)).toHaveLength(2)
    expect(table.getAllByRole('link', { name: /^Endre linje/ })).toHaveLength(2)
  })

  it('names what is missing under its page, line by line', async () => {
    const lines = Array.from({ length: 40 }, (_, index) => bare(index))
    await openForm('oppsummering', { stored: { productLines: lines } })
    const missing = await boxed('Dette må fylles ut før søknaden kan sendes:')
    expect(missing).toMatch(/^Varelinjer 80Linje 1: Produksjonsperiode, NettovektLinje 2: .*34 linjer til$/)
  })

  it('shows the first of many errors, and all of them when they are asked for', async () => {
    const lines = Array.from({ length: 40 }, (_, index) => aProductLine({ id: `vl-${index}`, netWeight: 0 }))
    const { user } = await openForm('oppsummering', { stored: { productLines: lines } })
    const errors = async () => {
      const heading = await screen.findByRole('heading', { name: 'Søknaden har feil som må rettes før innsending' })
      return heading.parentElement?.querySelector('ul')?.children.length
    }
    expect(await errors()).toBe(10)
    await user.click(screen.getByRole('button', { name: 'Vis alle 40' }))
    expect(await errors()).toBe(40)
  })
})

it('[WIZ-16] what is found of the application as a whole has no link to the page that it stands on', async () => {
  const message = 'Kontroll, henting og avgang står ikke i rekkefølge.'
  const found = { code: 'DATES_OUT_OF_ORDER', severity: 'WARNING', message } as const
  const errors = [
    { ...found, step: 'oppsummering' },
    { ...found, code: 'TEMPERATURE_UNUSUAL', message: 'Temperaturen er uvanlig.', step: 'transport' },
  ] as const
  await openForm('oppsummering', { validation: { errors: [...errors], needsManualProcessing: false } })
  const item = async (text: string) =>
    within((await screen.findByText(text, { exact: false })).closest('li') ?? document.body)
  expect((await item('Temperaturen er uvanlig.')).getByRole('link').textContent).toBe('Transport')
  expect((await item(message)).queryByRole('link')).toBeNull()
})

const finding = (severity: RuleViolation['severity'], message: string): RuleViolation => ({
  code: 'PRODUCTION_PERIOD_NOT_ENDED',
  severity,
  message,
})
const error = finding('CRITICAL', 'Melke må være fryst.')
const manual = finding('MANUAL_PROCESSING', 'Temperaturen er uvanlig.')
const warning = finding('WARNING', 'Produksjonsperioden slutter etter i dag.')

describe('[WIZ-16] [THM-07] the findings of the summary stand under the words of the authority', () => {
  it('errors in one box, and what a caseworker assesses with the warnings in another', async () => {
    await openForm('oppsummering', { validation: { errors: [error, manual, warning], needsManualProcessing: true } })
    expect(await boxed('Søknaden har feil som må rettes før innsending')).toBe(error.message)
    const assessed = await boxed('Søknaden må vurderes av saksbehandler fordi:')
    expect(assessed).toBe(`${manual.message}Sertifikatet skal vurderes av veterinær.${warning.message}`)
    expect(screen.queryByRole('heading', { name: 'Kontroller dette før du sender inn:' })).toBeNull()
  })

  it('[EXP-07] as the head of the page has them when it unfolds, and counts them', async () => {
    const { user } = await openForm('oppsummering', {
      validation: { errors: [manual, warning], needsManualProcessing: true },
    })
    const assessed = await boxed('Søknaden må vurderes av saksbehandler fordi:')
    expect(assessed).toContain(warning.message)
    await user.click(screen.getByRole('button', { name: /^Må vurderes · 3 grunner/ }))
    const head = within(await screen.findByRole('dialog', { name: 'Forutsagt utfall' }))
    const own = head.getByRole('heading', { name: 'Søknaden må vurderes av saksbehandler fordi:' })
    expect(own.parentElement?.querySelector('ul')?.textContent).toBe(assessed)
    expect(head.queryByRole('heading', { name: 'Kontroller dette før du sender inn:' })).toBeNull()
  })

  it('warnings that nobody assesses are to be checked by who sends', async () => {
    await openForm('oppsummering', { validation: { errors: [warning], needsManualProcessing: false } })
    expect(await boxed('Kontroller dette før du sender inn:')).toBe(warning.message)
  })
})
