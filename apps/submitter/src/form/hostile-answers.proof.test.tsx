import { saveApplication } from '@eksport/api'
import * as domain from '@eksport/domain'
import { anApplication } from '@eksport/domain/testing'
import * as forms from '@eksport/forms'
import { browserStorage } from '@eksport/portal/testing/browser-storage.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clean, openForm } from '#src/testing/open-form.ts'

beforeEach(browserStorage())

const rail = () => within(screen.getByRole('navigation', { name: 'Søknadssteg' }))
const manual = { ...clean, needsManualProcessing: true, alwaysManual: true }

describe('[EXP-15] a day that is none', () => {
  it.each([
    { page: 'transport', title: 'Transport', label: 'Avgangsdato', typed: '31.11.2026', referenceNumber: 4911 },
    { page: 'transport', title: 'Transport', label: 'Avgangsdato', typed: 'abc', referenceNumber: 4912 },
    { page: 'kontroll', title: 'Siste kontrollmulighet', label: 'Dato', typed: '31.11.2026', referenceNumber: 4913 },
  ])('$typed on $page is told at its field, and no page falls over it, after a reload neither', async (day) => {
    const { page, title, label, typed, referenceNumber } = day
    const opening = { stored: { referenceNumber }, validation: manual, width: 1600 }
    const { user, server } = await openForm(page, opening)
    await screen.findByRole('heading', { level: 1, name: title })
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: label })
    await user.clear(field)
    await user.type(field, typed)
    await user.tab()
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    await user.click(screen.getByRole('button', { name: /^Må vurderes|^Kan ikke sendes/ }))
    await screen.findByRole('dialog', { name: 'Forutsagt utfall' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(server.calls(saveApplication).length).toBeGreaterThan(0))
    expect(JSON.stringify(server.calls(saveApplication).at(-1)?.body)).not.toContain(typed)
    await user.click(rail().getByRole('link', { name: 'Oppsummering' }))
    await screen.findByRole('heading', { level: 1, name: 'Oppsummering' })

    cleanup()
    const again = await openForm('oppsummering', opening)
    await screen.findByRole('heading', { level: 1, name: 'Oppsummering' })
    await again.user.click(rail().getByRole('link', { name: new RegExp(`^${title}`) }))
    await screen.findByRole('heading', { level: 1, name: title })
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: label }).value).toBe(typed)
    await again.next()
    expect(await screen.findByText('Skriv datoen som dd.mm.åååå.')).toBeTruthy()
  })
})

it('[WIZ-17] [VAL-04] a weight that no line has is told at its field; the rest is saved, and nothing adds it up', async () => {
  const typed = '9'.repeat(309)
  const { user, server } = await openForm('varelinjer/0', { stored: { referenceNumber: 4915 }, validation: manual })
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Nettovekt/ })
  await user.clear(field)
  await user.type(field, typed.slice(0, 12))
  await user.tab()
  expect(await screen.findByText('Verdien kan ikke være større enn 999999')).toBeTruthy()
  await waitFor(() => expect(server.calls(saveApplication).length).toBeGreaterThan(0))
  expect(server.calls(saveApplication).at(-1)?.body.productLines?.[0]?.netWeight).toBeUndefined()
  await user.clear(field)
  await user.paste(typed)
  await user.tab()
  expect(field.value).toBe(typed)
  await user.click(rail().getByRole('link', { name: 'Oppsummering' }))
  await screen.findByRole('heading', { level: 1, name: 'Oppsummering' })
  expect(document.body.textContent).not.toMatch(/NaN|Infinity/)
})

describe('[EXP-15] [RTE-22] what fails in a step', () => {
  /** The functions as every module of the worker reads them, which other files of it have loaded before. */
  const read: Readonly<Record<'deadlineOf' | 'sendBefore', unknown>> = domain
  const fail = () => {
    throw new Error('A fault of the program')
  }

  beforeEach(() => {
    // React tells of what a boundary caught.
    vi.spyOn(console, 'error').mockReturnValue()
    return () => vi.restoreAllMocks()
  })

  it('takes no more than its page: the steps stay, and lead on', async () => {
    vi.spyOn(read, 'deadlineOf', 'get').mockReturnValue(fail)
    const { user } = await openForm('oppsummering', {
      stored: { referenceNumber: 4914 },
      validation: manual,
      width: 1600,
    })
    await screen.findByRole('heading', { level: 1, name: 'Oisann, noe gikk galt!' })
    const frame = screen.getByRole('navigation', { name: 'Søknadssteg' })
    expect(
      screen.getByText('Det er denne siden av søknad #004914 som ikke kan vises. De andre sidene virker.'),
    ).toBeTruthy()
    expect(screen.getByText('Utkastet ditt er lagret.')).toBeTruthy()
    expect(screen.getByText(/^Referanse: 004914-[0-9a-z]+, /)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Tilbake til Henting' })).toBeTruthy()
    await user.click(rail().getByRole('link', { name: 'Transport' }))
    await screen.findByRole('heading', { level: 1, name: 'Transport' })
    expect(frame.isConnected).toBe(true)
    expect(screen.getByDisplayValue(anApplication().transport?.flightNumber ?? '')).toBeTruthy()
  })

  it('the steps that cannot be counted lead on, and the outcome in the head says that it cannot be shown', async () => {
    const reported = vi.spyOn(globalThis, 'reportError').mockReturnValue()
    const counted: Readonly<Record<'stepStates', unknown>> = forms
    vi.spyOn(counted, 'stepStates', 'get').mockReturnValue(fail)
    const { user } = await openForm('transport', { stored: { referenceNumber: 4914 }, validation: manual, width: 1600 })
    await screen.findByRole('heading', { level: 1, name: 'Transport' })
    expect(await screen.findByText('Utfallet kan ikke vises nå.')).toBeTruthy()
    await user.click(rail().getByRole('link', { name: 'Mottaker' }))
    await screen.findByRole('heading', { level: 1, name: 'Mottaker' })
    expect(reported).toHaveBeenCalled()
  })

  it('the outcome that cannot be shown says so, and the page stands', async () => {
    vi.spyOn(read, 'sendBefore', 'get').mockReturnValue(fail)
    const { user } = await openForm('transport', { stored: { referenceNumber: 4914 }, validation: manual, width: 1600 })
    await user.click(await screen.findByRole('button', { name: /Må vurderes/ }))
    expect(await screen.findByText('Utfallet kan ikke vises nå.')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Transport' })).toBeTruthy()
  })
})
