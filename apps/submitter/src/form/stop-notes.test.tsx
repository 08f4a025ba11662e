import { getStopReasons } from '@eksport/api'
import { lose } from '@eksport/portal/testing/memory-server.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openForm } from '#src/testing/open-form.ts'
import { startSubmitterServer } from '#src/testing/start-server.ts'

const consignee = {
  kind: 'QUESTION' as const,
  paths: ['recipient.consignee.name', 'recipient.consignee.address'],
  name: { nb: 'Mottaker', nn: 'Mottakar', en: 'Consignee' },
  cases: 31,
  of: 100,
}
const address = { kind: 'REPLACEMENT' as const, paths: ['recipient.consignee.address'], cases: 12, of: 40 }
const species = { kind: 'REFUSAL' as const, paths: ['productLines.species'], cases: 6, of: 11 }
const period = { from: '2025-11-20', to: '2026-11-19' }

/** From the first page on, as one comes to a page when it is known. */
async function walkTo(page: string, heading: string) {
  const server = startSubmitterServer()
  const reasons = [consignee, address, species]
  server.answer(getStopReasons, () => ({ ...period, templates: [{ code: '1.1.100', reasons }] }))
  const app = await openForm('gjenstaar', { server })
  await waitFor(() => expect(server.calls(getStopReasons)).toHaveLength(1))
  await app.user.click(screen.getByRole('link', { name: new RegExp(`^${page}`) }))
  await screen.findByRole('heading', { level: 1, name: heading })
}

describe('[EXP-14] what applications of a template are most often stopped for', () => {
  it('stands in the help of the field, with what it is about where that is several', async () => {
    await walkTo('Mottaker', 'Mottaker')
    const described = (name: RegExp) =>
      screen.getAllByRole('textbox', { name })[0]?.getAttribute('aria-describedby') ?? ''
    const helpOf = (name: RegExp) => document.getElementById(described(name))?.textContent
    expect(helpOf(/^Navn/)).toBe(
      'Mottaker: Myndigheten spurte om dette i 31 av 100 saker med spørsmål for denne malen det siste året.',
    )
    expect(helpOf(/^Adresse/)).toBe('Dette ble rettet i 12 av 40 erstatninger for denne malen det siste året.')
    expect(document.querySelector('[data-invalid]')).toBeNull()
  })

  it('stands at a field of a line of goods', async () => {
    await walkTo('Varelinjer', 'Varelinjer')
    await screen.findByText('Myndigheten hadde spurt om dette i 6 av 11 avslag for denne malen det siste året.')
  })

  it('is left out where it cannot be had', async () => {
    const server = startSubmitterServer()
    server.answer(getStopReasons, lose)
    await openForm('mottaker', { server })
    await screen.findByRole('heading', { level: 1, name: 'Mottaker' })
    await waitFor(() => expect(server.calls(getStopReasons)).not.toHaveLength(0))
    expect(screen.queryByText(/det siste året/)).toBeNull()
  })
})
