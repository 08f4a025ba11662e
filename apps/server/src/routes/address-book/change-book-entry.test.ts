import { randomUUID } from 'node:crypto'
import { type BookEntry, changeBookEntry, listAddressBook } from '@eksport/api'
import type { BookedAddress } from '@eksport/domain'
import { describe, expect, it } from 'vitest'
import { organisationNumber, sendForChina } from '../../testing/index.ts'
import { serverWith } from '../../testing/server-with.ts'

const params = { organisationNumber }

const { server, exporter } = await serverWith(['exporter'])

/** What the book knows of a consignee after it has been sent goods. */
async function learn(address: BookedAddress): Promise<BookEntry> {
  await sendForChina(exporter, ({ recipient }) => ({
    recipient: { ...recipient, consignee: { ...recipient?.consignee, ...address } },
  }))
  const book = await exporter.client.call(listAddressBook, { params })
  const entry = book.find(({ kind, address: { name } }) => kind === 'CONSIGNEE' && name === address.name)
  if (entry === undefined) throw new Error('The book has not learned the consignee')
  return entry
}

const change = ({ id, version }: BookEntry, address: BookedAddress) =>
  exporter.client.call(changeBookEntry, {
    params: { ...params, entryId: id },
    body: address,
    ifMatch: version,
    idempotencyKey: randomUUID(),
  })

describe('an address of the book that two people change', () => {
  it('[EXP-05] [SEC-04] is not overwritten by the one who has not seen what the other wrote', async () => {
    const entry = await learn({ name: `To Om En ${randomUUID()}`, city: 'Pudong' })
    const changed = await change(entry, { ...entry.address, city: 'Minhang' })
    expect(changed.version).toBe(entry.version + 1)
    await expect(change(entry, { ...entry.address, postalCode: '200120' })).rejects.toMatchObject({ status: 412 })
    expect((await change(changed, { ...changed.address, postalCode: '200120' })).address).toMatchObject({
      city: 'Minhang',
      postalCode: '200120',
    })
  })

  it('[SEC-04] is changed by nobody who does not say which one they saw, and answered with its version', async () => {
    const { id, address, version } = await learn({ name: `Uten Versjon ${randomUUID()}` })
    const url = `${server.submitterUrl}/api/v3/helsesertifikat/organisasjoner/${organisationNumber}/adressebok/${id}`
    const put = (headers: Record<string, string>) =>
      exporter.browser.fetch(url, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(address),
      })
    expect((await put({})).status).toBe(428)
    const answer = await put({ 'if-match': `"${version}"` })
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, `"${version + 1}"`])
  })

  it('[EXP-05] is another one once other words of it were sent, and the same when the same were', async () => {
    const address = { name: `Lært Igjen ${randomUUID()}`, city: 'Pudong' }
    const first = await learn(address)
    expect(await learn(address)).toMatchObject({ id: first.id, version: first.version })
    const later = await learn({ ...address, city: 'Songjiang' })
    expect(later).toMatchObject({ id: first.id, version: first.version + 1 })
    await expect(change(first, first.address)).rejects.toMatchObject({ status: 412 })
  })

  it('[EXP-05] is one entry where two become the same in the same moment', async () => {
    const entries = [
      await learn({ name: `Samtidig En ${randomUUID()}` }),
      await learn({ name: `Samtidig To ${randomUUID()}` }),
      await learn({ name: `Samtidig Tre ${randomUUID()}` }),
    ]
    const name = `Samtidig ${randomUUID()}`
    const outcomes = await Promise.allSettled(entries.map((entry) => change(entry, { ...entry.address, name })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') {
        expect(outcome.reason).toMatchObject({
          status: 400,
          fieldErrors: { name: ['Adresseboken har alt denne adressen'] },
        })
      }
    }
  })
})
