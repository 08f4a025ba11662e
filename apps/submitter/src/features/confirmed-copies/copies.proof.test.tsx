import { cancelCopies, changeCopies, getCurrentReplacement, listCopies } from '@eksport/api'
import { formatKroner } from '@eksport/domain'
import { fill } from '@eksport/portal/testing/fill.ts'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { openStream } from '@eksport/portal/testing/open-stream.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { address, change, count, id, openCopies, standing } from '#src/testing/open-copies.ts'

describe('who orders confirmed copies', () => {
  it('[ACT-12] hears it when that comes about while they write, and stands at the head of the page', async () => {
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
  it('[CPY-01] [ERR-01] keeps what was written when the change is lost on its way', async () => {
    const { user, server } = await openCopies(`${address}/${id}`)
    server.answer(changeCopies, lose)
    await screen.findByText(formatKroner(875))
    await user.click(screen.getByRole('button', { name: 'Lagre endringen' }))
    expect(await screen.findByText('Klarte ikke å oppdatere bekreftede kopier')).toBeTruthy()
  })

  it('[CPY-01] [SEC-04] reads how a colleague has changed it before their own change goes over that', async () => {
    const say = openStream()
    const { user, server, address: at } = await openCopies(`${address}/${id}`)
    await screen.findByText(formatKroner(875))
    const theirs = { ...standing, version: 3, numberOfCopies: 7 }
    server.answer(listCopies, () => [theirs])
    // Also where the page has been told of it: what was written was written over the order of before.
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

  it('[CPY-01] [SEC-04] is asked once more before what a colleague has changed is cancelled', async () => {
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

  it('[CPY-01] [SEC-03] cancels it once more, as the same, when the answer was lost', async () => {
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

  it('[ACT-12] is not told that there is no such order by what their own cancelling has changed', async () => {
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

  it('[CPY-01] [STA-05] cancels it also where the server offers nothing else of it', async () => {
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
