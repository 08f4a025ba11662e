import { saveApplication } from '@eksport/api'
import type { Application, FormAnswers } from '@eksport/domain'
import * as domain from '@eksport/domain'
import { getTemplate } from '@eksport/domain/templates'
import { anApplication, everyExample } from '@eksport/domain/testing'
import * as forms from '@eksport/forms'
import { type Answers, editsBetween, setAt } from '@eksport/forms'
import { everyAsked } from '@eksport/forms/testing'
import { openJournal } from '@eksport/portal/journal/journal.ts'
import { browserStorage } from '@eksport/portal/testing/browser-storage.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
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
    const words = typed === 'abc' ? 'Skriv datoen som dd.mm.åååå.' : 'Datoen 31.11.2026 finnes ikke.'
    expect(await screen.findByText(words)).toBeTruthy()
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

/** Shapes that another version, or another program, left in this browser. */
const leftShapes: readonly unknown[] = [{ a: 1 }, [7], 7, true, [{ a: {} }], 'x'.repeat(1001), '\ud800', null, -1]
/** A text that is none of what any field asks for. */
const typed = `\u202e<img src=x onerror=alert(1)> {{7*7}} ' OR 1=1; 31.11.2026 ${'W'.repeat(900)}`

/** What an earlier page of this browser left of a draft: at each asked path, in turn, an answer of another shape. */
async function leaveShapes(template: string, answers: FormAnswers, referenceNumber: number) {
  const kept =
    /^(countryOfDestination|certificateTemplate|applicationFormat|productLines|consignor\.organisationNumber)$/
  const wrong = everyAsked(getTemplate(template), { ...answers })
    .filter(({ path }) => !kept.test(path) && !path.startsWith('sender.submittingApplicant'))
    .reduce<Answers>((all, { path }, index) => setAt(all, path, leftShapes[index % leftShapes.length]), { ...answers })
  const journal = await openJournal({ person: 'p-1', organisation: '310000043', draft: String(referenceNumber) })
  journal.begin()
  journal.note(() => ({ edits: editsBetween(wrong, { bases: [{ ...answers }] }) }))
  journal.flush()
}

const crashed = () => screen.queryByRole('heading', { name: 'Oisann, noe gikk galt!' })
const fields = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea')].filter(
    ({ type, disabled, readOnly }) =>
      ['text', 'search', 'email', 'tel', 'textarea'].includes(type) && !disabled && !readOnly,
  )

describe('[EXP-15] [WIZ-17] hostile answers in every field of', () => {
  const examples = everyExample.filter(([, size]) => size === 'fullest')
  it.each(examples.map(([id, , answers], index) => ({ id, answers, referenceNumber: 4950 + index })))(
    '$id, left in the browser and typed: every page opens, and the steps lead on',
    async ({ id, answers, referenceNumber }) => {
      // A fault that something caught is told of here.
      const faults = vi.spyOn(console, 'error').mockReturnValue()
      onTestFinished(() => faults.mockRestore())
      const stored = { ...answers, referenceNumber } as Partial<Application> // what an example answers
      await leaveShapes(id, answers, referenceNumber)
      const { user, server } = await openForm('', { stored, validation: manual, width: 1600 })
      const links = rail()
        .getAllByRole('link')
        .map((link) => link.textContent ?? '')
      const stepNames = [...new Set(['Søknadsinformasjon', ...links])]
      for (const name of stepNames) {
        const link = rail()
          .queryAllByRole('link')
          .find(({ textContent }) => textContent === name)
        if (link) await user.click(link)
        await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name), {
          timeout: 20_000,
        })
        expect(crashed(), `${id} ${name}`).toBeNull()
        for (const field of fields()) {
          fireEvent.focus(field)
          fireEvent.change(field, {
            target: { value: typed.slice(0, field.maxLength < 0 ? undefined : field.maxLength) },
          })
          fireEvent.blur(field)
        }
        expect(crashed(), `${id} ${name}, typed`).toBeNull()
        expect(rail().getAllByRole('link').length).toBeGreaterThan(0)
      }
      await waitFor(() => expect(server.calls(saveApplication).length).toBeGreaterThan(0), { timeout: 20_000 })
      expect(screen.queryByText('Utfallet kan ikke vises nå.')).toBeNull()
      for (const page of ['varelinjer/0', 'gjenstaar']) {
        cleanup()
        await openForm(page, { stored, validation: manual, width: 1600 })
        await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 })
        expect(crashed(), `${id} ${page}`).toBeNull()
      }
    },
    240_000,
  )
})

/** The answers with that text wherever an application can hold one: what another program, or an older version, has stored. */
function withStored(template: string, answers: FormAnswers, text: string): Partial<Application> {
  const isHeld = (given: Answers) => domain.applicationSchema.safeParse(anApplication(given)).success
  let stored: Answers = { ...answers }
  for (const { path } of everyAsked(getTemplate(template), stored)) {
    if (/^(countryOfDestination|certificateTemplate|applicationFormat)$/.test(path)) continue
    const next = setAt(stored, path, text)
    if (isHeld(next)) stored = next
  }
  return stored
}

describe('[EXP-15] [WIZ-17] hostile text that is stored of', () => {
  const examples = everyExample.filter(([, size]) => size === 'fullest')
  it.each(examples.map(([id, , answers], index) => ({ id, answers, referenceNumber: 4980 + index })))(
    '$id: every page opens, and shows it as text',
    async ({ id, answers, referenceNumber }) => {
      const faults = vi.spyOn(console, 'error').mockReturnValue()
      onTestFinished(() => faults.mockRestore())
      const stored = { ...withStored(id, answers, '\u202e<img src=x onerror=alert(1)>'), referenceNumber }
      expect(JSON.stringify(stored).split('onerror').length).toBeGreaterThan(5)
      const { user } = await openForm('', { stored, validation: manual, width: 1600 })
      const names = rail()
        .getAllByRole('link')
        .map(({ textContent }) => textContent ?? '')
      for (const name of names) {
        const link = rail()
          .queryAllByRole('link')
          .find(({ textContent }) => textContent === name)
        if (link) await user.click(link)
        await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name), {
          timeout: 20_000,
        })
        expect(crashed(), `${id} ${name}`).toBeNull()
      }
      expect(document.querySelector('img[src=x]')).toBeNull()
    },
    240_000,
  )
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
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    onTestFinished(() => void vi.stubGlobal('reportError', undefined))
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
