import { drawCertificate, saveApplication, validateApplication } from '@eksport/api'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openForm } from '#src/testing/open-form.ts'

/** Typing rests, a save follows, and the machine may be busy. */
const rail = () => screen.getByRole('navigation', { name: 'Søknadssteg' })
const certificate = () => screen.findByRole('region', { name: 'Sertifikatet' })

/** Opens a page in a window of that width, and what stands around it. */
async function openFrame(page: string, width: number) {
  const form = await openForm(page, { width })
  const frame = {
    rail: rail(),
    certificate: await certificate(),
    outcome: screen.getByRole('button', { name: /^Ingen merknader|^Godkjennes/ }),
  }
  const drawings = () => form.server.calls(drawCertificate).length
  await waitFor(() => expect(drawings()).toBe(1))
  return {
    ...form,
    frame,
    drawings,
    async goTo(step: string) {
      await form.user.click(within(rail()).getByRole('link', { name: step }))
      const heading = await screen.findByRole('heading', { level: 1, name: step })
      await waitFor(() => expect(document.activeElement).toBe(heading))
    },
  }
}

it('[WIZ-17] [EXP-07] [WIZ-01] steps, outcome, saved mark and page say the same of what is wrong on the page that is open', async () => {
  const { user, server } = await openForm('transport', { width: 1600 })
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Avgangsdato' })
  const before = field.value
  await user.clear(field)
  await user.type(field, '31.11.2026')
  await user.tab()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(await screen.findAllByText(/^Lagret kl\. .+, unntatt ett svar$/)).not.toEqual([])
  expect(await within(rail()).findByText('Du er her, 1 felt må rettes')).toBeTruthy()
  const outcome = await screen.findByRole('button', { name: /^Kan ikke sendes/ })
  await user.click(outcome)
  const reasons = within(await screen.findByRole('dialog', { name: 'Forutsagt utfall' }))
  expect(reasons.getByText('Avgangsdato: Datoen 31.11.2026 finnes ikke.')).toBeTruthy()
  await user.click(reasons.getByRole('link', { name: 'Transport' }))
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.clear(field)
  await user.type(field, before)
  await user.tab()
  await waitFor(() => expect(within(rail()).getByText('Du er her')).toBeTruthy())
  await waitFor(() => expect(screen.queryByText(/unntatt/)).toBeNull())
  expect(screen.getByRole('button', { name: /^Ingen merknader|^Godkjennes/ })).toBeTruthy()
  expect(server.calls(saveApplication).length).toBeGreaterThan(0)
})

describe('from step to step', () => {
  it('[WIZ-01] [CRT-08] all but the page stays: the same steps, the same outcome, one drawing', async () => {
    const { server, frame, drawings, goTo } = await openFrame('avsender', 1600)
    const checks = server.calls(validateApplication).length
    for (const step of ['Transport', 'Varelinjer', 'Mottaker']) {
      await goTo(step)
      for (const part of Object.values(frame)) expect(part.isConnected).toBe(true)
      expect(document.title).toMatch(`${step}, `)
    }
    expect(drawings()).toBe(1)
    expect(server.calls(validateApplication)).toHaveLength(checks)
  })

  it('[CRT-08] the certificate is put away where it has no room, and comes back as it was', async () => {
    const { frame, drawings, goTo } = await openFrame('transport', 1300)
    for (const page of ['Varelinjer', 'Oppsummering']) {
      await goTo(page)
      expect(frame.certificate.closest('[hidden]')).toBeTruthy()
    }
    await goTo('Transport')
    expect(frame.certificate.isConnected).toBe(true)
    await waitFor(() => expect(frame.certificate.closest('[hidden]')).toBeNull())
    expect(drawings()).toBe(1)
  })

  it('[WIZ-23] the import has the room of the lines: the steps fold, and the certificate is put away', async () => {
    const { user, frame } = await openFrame('transport', 1300)
    await user.click(within(rail()).getByRole('link', { name: 'Varelinjer' }))
    await user.click(await screen.findByRole('link', { name: 'Importer fra regneark' }))
    await screen.findByRole('heading', { level: 1, name: 'Importer varelinjer' })
    expect(rail().closest('[data-folded]')).toBeTruthy()
    expect(frame.certificate.closest('[hidden]')).toBeTruthy()
  })

  it('[EXP-07] what was opened on one page does not stand before the next', async () => {
    const { user, frame, back, goTo } = await openFrame('transport', 1600)
    await goTo('Mottaker')
    await user.click(frame.outcome)
    await screen.findByRole('dialog', { name: 'Forutsagt utfall' })
    back()
    await screen.findByRole('heading', { level: 1, name: 'Transport' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
