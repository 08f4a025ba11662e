import {
  calculateCopyFee,
  cancelCopies,
  changeCopies,
  getApplication,
  getCurrentReplacement,
  listCertificateOffices,
  listCopies,
  listOpeningHours,
  orderCopies,
} from '@eksport/api'
import { type Application, type CopyOrder, formatKroner } from '@eksport/domain'
import { anApplication, exampleOfficeTimes } from '@eksport/domain/testing'
import { browserStorage } from '@eksport/portal/testing/browser-storage.ts'
import { elementAt } from '@eksport/portal/testing/element-at.ts'
import { fill } from '@eksport/portal/testing/fill.ts'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { openStream } from '@eksport/portal/testing/open-stream.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { startSubmitterServer } from '#src/testing/start-server.ts'

const id = '0b0f4dd0-6a56-4d4e-8d61-0d6f5f0f3a11'

// A working day far ahead, so that the day of the test is never past it.
const standing: CopyOrder = {
  id,
  version: 2,
  numberOfCopies: 2,
  collectionLocation: 'KLOEFTA',
  collectionDate: '2035-03-14',
  collectionTime: '10:30',
  state: 'ORDERED',
  fee: 875,
  orderedTime: '2026-11-20T10:00:00Z',
}

const address = '/soeknad/4001/bekreftede-kopier'

async function openCopies(path: string, order: CopyOrder = standing, stored: Partial<Application> = {}) {
  const server = startSubmitterServer()
  let application = anApplication({ applicationStatus: 'UTSTEDT', actions: ['order-copies'], ...stored })
  let orders = [order]
  server.answer(getApplication, () => ({ application, validation: { errors: [], needsManualProcessing: false } }))
  server.answer(listCopies, () => orders)
  /** An officer has annulled the certificate. */
  const annulled = () => {
    application = { ...application, applicationStatus: 'ANNULLERT', actions: [], version: 2 }
  }
  const cancelled = () => {
    orders = []
  }
  server.answer(listCertificateOffices, () => [
    {
      code: 'KLOEFTA',
      names: { nb: 'Kløfta', nn: 'Kløfta', en: 'Kløfta' },
      name: 'Kløfta',
      active: true,
      priority: true,
      openingHours: 'KLOEFTA',
    },
  ])
  server.answer(calculateCopyFee, () => ({ amount: 875, currency: 'NOK' as const, rulesVersion: '2025-01-01' }))
  const app = openApp(path)
  await screen.findByRole('heading', { level: 1, name: /#004001/ })
  return { ...app, server, annulled, cancelled }
}

const change = {
  kind: 'application',
  referenceNumber: 4001,
  version: 2,
  organisationNumber: '310000043',
} as const

const count = () => screen.findByRole('textbox', { name: /Antall kopier/ })

describe('who orders confirmed copies', () => {
  it('[CPY-01] is told of everything that is missing, and sees no fee before the form is valid', async () => {
    const { user, server } = await openCopies(address)
    await user.type(await count(), '10')
    await user.click(screen.getByRole('button', { name: 'Bestill kopier' }))
    expect(await screen.findAllByText(/Ikke mulig å bestille mer enn 9 kopier/)).not.toEqual([])
    expect(screen.getAllByText(/Du må velge hvilket kontorsted du ønsker å hente kopi ved\./)).not.toEqual([])
    expect(screen.getByText('Gebyret vises når alt er fylt ut.')).toBeTruthy()
    await user.clear(await count())
    await user.type(await count(), '0')
    expect(await screen.findAllByText(/Minst én kopi må bestilles/)).not.toEqual([])
    expect(server.calls(calculateCopyFee)).toEqual([])
    expect(server.calls(orderCopies)).toEqual([])
  })

  it('[CPY-01] [RTE-14] [SEC-03] chooses office, day and time, sees the fee and orders; what was lost goes once more, as the same', async () => {
    const { user, server, address: at } = await openCopies(address)
    server.answer(orderCopies, lose)
    await fill(user, await count(), '3')
    expect(screen.getByText('Velg kontor for å se når det er åpent.')).toBeTruthy()
    await user.selectOptions(screen.getByLabelText(/kontor/i), 'KLOEFTA')
    await user.click(await waitFor(() => elementAt('[data-date="2026-11-23"]')))
    await user.click(await waitFor(() => elementAt('input[type=radio][value="16:00"]')))
    expect(await screen.findByText(formatKroner(875))).toBeTruthy()
    const order = screen.getByRole('button', { name: 'Bestill kopier' })
    await user.click(order)
    expect((await screen.findByText('Klarte ikke å bestille bekreftede kopier')).closest('[role=alert]')).toBeTruthy()
    server.answer(orderCopies, ({ body }) => ({ id, numberOfCopies: body.numberOfCopies, fee: 875 }))
    // Changing the number and back creates an equal request object, as does every passing minute.
    await fill(user, await count(), '4')
    await fill(user, await count(), '3')
    await user.click(order)
    await waitFor(() => expect(at()).toBe('/soeknader/4001/detaljer'))
    // It is seen and heard, and on a slow machine both stand there at the same time.
    expect(await screen.findAllByText('Kopiene er bestilt')).not.toEqual([])
    const [first, second] = server.calls(orderCopies)
    expect(second).toMatchObject({
      ifMatch: '1',
      idempotencyKey: first?.idempotencyKey,
      body: {
        numberOfCopies: 3,
        collectionLocation: 'KLOEFTA',
        collectionDate: '2026-11-23',
        collectionTime: '16:00',
      },
    })
  })

  it('[RTE-14] starts at the heading of the page, also where opening hours take their time', async () => {
    const { server, user } = await openCopies('/soeknader/4001/detaljer')
    const known = Promise.withResolvers<typeof hours>()
    const hours = exampleOfficeTimes([{ code: 'KLOEFTA', openingHours: 'KLOEFTA' }])
    server.answer(listOpeningHours, () => known.promise)
    await user.click(screen.getByRole('link', { name: 'Bestill bekreftede kopier' }))
    await waitFor(() => expect(server.calls(listOpeningHours)).toHaveLength(1))
    known.resolve(hours)
    const heading = await screen.findByRole('heading', { level: 1, name: 'Bestill bekreftede kopier av #004001' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  it('[RTE-14] reads that it is not possible where the server does not offer it', async () => {
    await openCopies(address, standing, { actions: [] })
    expect(screen.getByText('Det kan ikke bestilles kopier slik søknaden står nå.')).toBeTruthy()
  })

  it('[ACT-12] hears it when that comes about while they write, and stands at the head of the page', {
    tags: 'proof',
  }, async () => {
    const say = openStream()
    const { user, annulled } = await openCopies(address)
    await user.type(await count(), '3')
    annulled()
    await say(change)
    const message = await screen.findByText('Det kan ikke bestilles kopier slik søknaden står nå.')
    expect(message.closest('[role=alert]')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  })
})

describe('who has ordered copies', () => {
  it('[CPY-01] [EXP-03] comes back to what was chosen and not sent, and can begin anew', async () => {
    browserStorage()()
    const { user, address: at, back } = await openCopies(`${address}/${id}`)
    await fill(user, await count(), '7')
    await user.click(screen.getByRole('link', { name: 'Driftsmeldinger' }))
    await waitFor(() => expect(at()).toBe('/driftsmeldinger'))
    back()
    await waitFor(() => expect(at()).toBe(`${address}/${id}`))
    expect(await screen.findByText(/^Dette begynte du på sist/)).toBeTruthy()
    expect(await count()).toHaveProperty('value', '7')
    await user.click(screen.getByRole('button', { name: 'Begynn på nytt' }))
    expect(await count()).toHaveProperty('value', '2')
    expect(screen.queryByText(/^Dette begynte du på sist/)).toBeNull()
  })

  it('[CPY-01] comes back to the order as a colleague has changed it meanwhile', async () => {
    const say = openStream()
    const { user, server, address: at, back } = await openCopies(`${address}/${id}`)
    expect(await count()).toHaveProperty('value', '2')
    await user.click(screen.getByRole('link', { name: 'Driftsmeldinger' }))
    await waitFor(() => expect(at()).toBe('/driftsmeldinger'))
    server.answer(listCopies, () => [{ ...standing, numberOfCopies: 5 }])
    await say(change)
    back()
    await waitFor(() => expect(at()).toBe(`${address}/${id}`))
    expect(await count()).toHaveProperty('value', '5')
  })

  it('[CPY-01] [RTE-14] changes the order and reads its fee', async () => {
    const { user, server, address: at } = await openCopies(`${address}/${id}`)
    server.answer(changeCopies, ({ body }) => ({ id, numberOfCopies: body.numberOfCopies, fee: 875 }))
    expect(await screen.findByText(formatKroner(875))).toBeTruthy()
    await user.clear(await count())
    await user.type(await count(), '5')
    await user.click(screen.getByRole('button', { name: 'Lagre endringen' }))
    await waitFor(() => expect(at()).toBe('/soeknader/4001/detaljer'))
    expect(server.calls(changeCopies)).toMatchObject([
      {
        ifMatch: '2',
        body: {
          numberOfCopies: 5,
          collectionLocation: 'KLOEFTA',
          collectionDate: '2035-03-14',
          collectionTime: '10:30',
        },
      },
    ])
  })

  it('[CPY-01] [STA-06] cancels it after a question', async () => {
    const { user, server, address: at } = await openCopies(`${address}/${id}`)
    server.answer(cancelCopies, () => undefined)
    await user.click(await screen.findByRole('button', { name: 'Avbestill kopiene' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Avbestill kopiene' }))
    await waitFor(() => expect(at()).toBe('/soeknader/4001/detaljer'))
    expect(server.calls(cancelCopies)).toHaveLength(1)
  })

  it('[CPY-01] reads that nothing can be done about it where the server offers nothing', async () => {
    await openCopies(`${address}/${id}`, standing, { applicationStatus: 'ANNULLERT', actions: [] })
    expect(await screen.findByText('Bestillingen kan ikke endres slik søknaden står nå.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Avbestill kopiene' })).toBeNull()
  })

  it('[CPY-01] changes nothing of copies that are handed out', async () => {
    await openCopies(`${address}/${id}`, { ...standing, state: 'HANDED_OUT' })
    expect(await screen.findByText('Kopiene er hentet, og bestillingen kan ikke endres.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Avbestill kopiene' })).toBeNull()
  })

  it('[CPY-01] [ERR-01] keeps what was written when the change is lost on its way', { tags: 'proof' }, async () => {
    const { user, server } = await openCopies(`${address}/${id}`)
    server.answer(changeCopies, lose)
    await screen.findByText(formatKroner(875))
    await user.click(screen.getByRole('button', { name: 'Lagre endringen' }))
    expect(await screen.findByText('Klarte ikke å oppdatere bekreftede kopier')).toBeTruthy()
  })

  it('[CPY-01] [SEC-04] reads how a colleague has changed it before their own change goes over that', {
    tags: 'proof',
  }, async () => {
    const say = openStream()
    const { user, server, address: at } = await openCopies(`${address}/${id}`)
    await screen.findByText(formatKroner(875))
    const theirs = { ...standing, version: 3, numberOfCopies: 7 }
    server.answer(listCopies, () => [theirs])
    // Also when the page has been notified: the input was based on the previous order.
    const read = server.calls(listCopies).length
    await say(change)
    await waitFor(() => expect(server.calls(listCopies).length).toBeGreaterThan(read))
    server.answer(changeCopies, ({ body, ifMatch }) =>
      ifMatch === '3' ? { id, numberOfCopies: body.numberOfCopies, fee: 875 } : refuse(412),
    )
    await fill(user, await count(), '5')
    await user.click(screen.getByRole('button', { name: 'Lagre endringen' }))
    expect((await screen.findByText(/Bestillingen er endret siden/)).closest('[role=alert]')).toBeTruthy()
    expect(screen.getByText('7 kopier')).toBeTruthy()
    expect(await count()).toHaveProperty('value', '5')
    await user.click(screen.getByRole('button', { name: 'Lagre endringen' }))
    await waitFor(() => expect(at()).toBe('/soeknader/4001/detaljer'))
    expect(server.calls(changeCopies).map(({ ifMatch }) => ifMatch)).toEqual(['2', '3'])
  })

  it('[CPY-01] [SEC-04] is asked once more before what a colleague has changed is cancelled', {
    tags: 'proof',
  }, async () => {
    const { user, server, address: at } = await openCopies(`${address}/${id}`)
    server.answer(listCopies, () => [{ ...standing, version: 3, numberOfCopies: 7 }])
    server.answer(cancelCopies, ({ ifMatch }) => (ifMatch === '3' ? undefined : refuse(412)))
    await user.click(await screen.findByRole('button', { name: 'Avbestill kopiene' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Avbestill kopiene' }))
    expect(await dialog.findByText(/Bestillingen er endret siden/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Avbestill kopiene' }))
    await waitFor(() => expect(at()).toBe('/soeknader/4001/detaljer'))
  })

  it('[CPY-01] [SEC-03] cancels it once more, as the same, when the answer was lost', { tags: 'proof' }, async () => {
    const { user, server, address: at } = await openCopies(`${address}/${id}`)
    server.answer(cancelCopies, lose)
    await user.click(await screen.findByRole('button', { name: 'Avbestill kopiene' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Avbestill kopiene' }))
    expect(await dialog.findByText('Klarte ikke å kansellere bekreftede kopier')).toBeTruthy()
    server.answer(cancelCopies, () => undefined)
    await user.click(dialog.getByRole('button', { name: 'Avbestill kopiene' }))
    await waitFor(() => expect(at()).toBe('/soeknader/4001/detaljer'))
    const [first, second] = server.calls(cancelCopies)
    expect(first?.idempotencyKey).toBeTruthy()
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  })

  it('[ACT-12] does not say that the order is gone when the exporter cancelled it', {
    tags: 'proof',
  }, async () => {
    const say = openStream()
    const { user, server, cancelled, address: at } = await openCopies(`${address}/${id}`)
    const arrived = Promise.withResolvers<undefined>()
    server.answer(cancelCopies, () => {
      cancelled()
      return arrived.promise
    })
    await user.click(await screen.findByRole('button', { name: 'Avbestill kopiene' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Avbestill kopiene' }))
    const read = server.calls(listCopies).length
    await say(change)
    await waitFor(() => expect(server.calls(listCopies).length).toBeGreaterThan(read))
    expect(screen.queryByText(/Fant ikke bestillingen/)).toBeNull()
    arrived.resolve(undefined)
    await waitFor(() => expect(at()).toBe('/soeknader/4001/detaljer'))
  })

  it('[CPY-01] [STA-05] cancels it also where the server offers nothing else of it', { tags: 'proof' }, async () => {
    const {
      user,
      server,
      address: at,
    } = await openCopies(`${address}/${id}`, standing, {
      applicationStatus: 'ERSTATNING_UNDER_REGISTRERING',
      actions: ['cancel-copies'],
    })
    server.answer(cancelCopies, () => undefined)
    server.answer(getCurrentReplacement, () => refuse(404))
    expect(
      await screen.findByText(/Bestillingen kan ikke endres slik søknaden står nå\. Du kan avbestille/),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Lagre endringen' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Avbestill kopiene' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Avbestill kopiene' }))
    await waitFor(() => expect(at()).toBe('/soeknader/4001/detaljer'))
    expect(server.calls(cancelCopies)).toMatchObject([{ params: { copyId: id }, ifMatch: '2' }])
  })
})
