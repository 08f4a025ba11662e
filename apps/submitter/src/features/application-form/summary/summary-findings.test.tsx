import { aProductLine } from '@eksport/domain/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openForm } from '#src/testing/open-form.ts'

const bare = (index: number) =>
  aProductLine({ id: `vl-${index}`, productionPeriod: undefined, netWeight: undefined, lotNumber: `L-${index}` })

describe('[WIZ-16] the summary of a draft that lacks something', () => {
  it('says in one sentence what each line lacks, with one way there', async () => {
    await openForm('oppsummering', { stored: { productLines: [bare(0), bare(1)] } })
    const table = within(await screen.findByRole('table', { name: 'Varelinjer' }))
    expect(table.getAllByText(/^Mangler: Produksjonsperiode, Nettovekt/)).toHaveLength(2)
    expect(table.getAllByRole('link', { name: /^Endre linje/ })).toHaveLength(2)
  })

  it('shows the first of many errors, and all of them when they are asked for', async () => {
    const lines = Array.from({ length: 40 }, (_, index) => bare(index))
    const { user } = await openForm('oppsummering', { stored: { productLines: lines } })
    const errors = async () => {
      const heading = await screen.findByRole('heading', { name: 'Dette må fylles ut før søknaden kan sendes:' })
      const list = heading.parentElement?.querySelector('ul')
      return list?.children.length
    }
    expect(await errors()).toBe(10)
    await user.click(screen.getByRole('button', { name: 'Vis alle 80' }))
    expect(await errors()).toBe(80)
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
