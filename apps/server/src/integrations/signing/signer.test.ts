import { X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askAuthority, timeAddress } from '../../demonstration/authority/authority.ts'
import { makeAuthority } from '../../demonstration/authority/certificates.ts'
import { demonstrationSeal } from '../../demonstration/authority/index.ts'
import type { Ask } from './ask.ts'
import { createSigner, type SealProof } from './index.ts'
import type { Sealing } from './signer.ts'
import { signSample } from './testing/sign-sample.ts'

let folder: string
let seal: Omit<Sealing, 'heard'>
const nobody: Ask = async () => {
  throw new Error('Nobody is asked')
}
const ask: Ask = (url, question) => (seal.ask ?? nobody)(url, question)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'eksport-signer-'))
  seal = await demonstrationSeal(join(folder, 'seal'), () => new Date())
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('keeps what shows that no certificate was revoked, beside the certificates that it rests on', async () => {
  const signed = await PDFDocument.load(await signSample(createSigner(seal)), { updateMetadata: false })
  const store = signed.catalog.lookup(PDFName.of('DSS'), PDFDict)
  const streams = (key: string) => {
    const list = store.lookup(PDFName.of(key), PDFArray)
    return list.asArray().map((_, at) => Buffer.from(list.lookup(at, PDFRawStream).contents))
  }
  const names = streams('Certs').map((der) => new X509Certificate(der).subject.split('\n').at(-1))
  expect(names.toSorted()).toEqual(['CA', 'seal', 'status', 'time'].map((one) => `CN=Eksport demonstration ${one}`))
  expect(streams('OCSPs'), 'of the seal, and of whoever says the time').toHaveLength(2)
})

const later = (milliseconds: number): Ask => askAuthorityAt(() => new Date(Date.now() + milliseconds))
const askAuthorityAt =
  (now: () => Date): Ask =>
  async (url, question) =>
    askAuthority(await authority, nobody, now)(url, question)
const authority = makeAuthority(new Date())

const away: Ask = async (url, question) => (url === timeAddress ? nobody(url) : ask(url, question))
const silent: Ask = async (url, question) => (url === timeAddress ? ask(url, question) : nobody(url))
const broken: Ask = async (url, question) => {
  const answer = await ask(url, question)
  // The last byte is of the signature.
  answer.writeUInt8(answer.readUInt8(answer.length - 1) ^ 1, answer.length - 1)
  return answer
}

/** One that answers whatever it is asked with what it answered first. */
function repeating(): Ask {
  let first: Promise<Buffer> | undefined
  return (url, question) => {
    if (url !== timeAddress) return ask(url, question)
    first ??= ask(url, question)
    return first
  }
}

it.each<[string, SealProof, () => Ask]>([
  ['the time-stamp authority is away', 'time-stamp', () => away],
  ['the time stamp was changed on its way', 'time-stamp', () => broken],
  ['the time stamp is of somebody that is not trusted', 'time-stamp', () => later(0)],
  ['the clocks are apart', 'time-stamp', () => later(3_600_000)],
  ['nobody says whether the seal is revoked', 'revocation', () => silent],
])('signs nothing where %s', async (_, proof, asking) => {
  const heard: [SealProof, unknown][] = []
  const signer = createSigner({ ...seal, ask: asking(), heard: (...what) => heard.push(what) })
  await expect(signSample(signer)).rejects.toMatchObject({ name: 'SealAway', proof })
  expect(heard.at(-1)).toEqual([proof, expect.any(Error)])
})

it('takes no time stamp twice', async () => {
  const signer = createSigner({ ...seal, ask: repeating() })
  await signSample(signer)
  await expect(signSample(signer)).rejects.toMatchObject({ name: 'SealAway', proof: 'time-stamp' })
})

it('signs nothing with a seal whose authority is not the trusted one', async () => {
  const other = new X509Certificate((await authority).ca)
  const signer = createSigner({ ...seal, authorities: [other] })
  await expect(signSample(signer)).rejects.toMatchObject({ name: 'SealAway', proof: 'revocation' })
})
