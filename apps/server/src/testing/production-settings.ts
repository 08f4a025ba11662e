import { KeyObject, randomBytes, X509Certificate } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Utf8String } from 'asn1js'
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension, RelativeDistinguishedNames } from 'pkijs'
import { afterAll, beforeAll } from 'vitest'
import { derOf, positiveNumber } from '../integrations/signing/cms.ts'
import { sealFiles } from '../integrations/signing/index.ts'

export const src = join(import.meta.dirname, '..')

export const now = new Date()

export let folder: string
export let sealFolder: string

const days = (count: number) => new Date(now.getTime() + count * 86_400_000)

const named = (words: string) =>
  new RelativeDistinguishedNames({
    typesAndValues: [new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: words }) })],
  })

const makeKeys = () =>
  crypto.subtle.generateKey(
    { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    true,
    ['sign', 'verify'],
  )

interface Ordered {
  readonly name: string
  readonly publicKey: typeof CryptoKey.prototype
  readonly issuerKey: typeof CryptoKey.prototype
  readonly isAuthority: boolean
}

/** A certificate of an authority outside the demonstration, PEM. */
async function certificateOf({ name, publicKey, issuerKey, isAuthority }: Ordered): Promise<string> {
  const certificate = new Certificate({ version: 2, serialNumber: positiveNumber(randomBytes(8)) })
  certificate.subject = named(name)
  certificate.issuer = named('An authority')
  certificate.notBefore.value = days(-1)
  certificate.notAfter.value = days(1)
  const constraints = new BasicConstraints({ cA: isAuthority }).toSchema().toBER()
  certificate.extensions = [new Extension({ extnID: '2.5.29.19', critical: true, extnValue: constraints })]
  await certificate.subjectPublicKeyInfo.importKey(publicKey)
  await certificate.sign(issuerKey, 'SHA-256')
  return new X509Certificate(derOf(certificate.toSchema(true))).toString()
}

/** A seal as ordered from an authority, with the key in its own file. */
export async function orderSeal(into: string): Promise<void> {
  const [authority, seal] = await Promise.all([makeKeys(), makeKeys()])
  const issuerKey = authority.privateKey
  const ca = await certificateOf({
    ...{ name: 'An authority', publicKey: authority.publicKey, issuerKey, isAuthority: true },
  })
  const own = await certificateOf({ name: 'A seal', publicKey: seal.publicKey, issuerKey, isAuthority: false })
  const key = KeyObject.from(seal.privateKey).export({ type: 'pkcs8', format: 'pem' })
  await mkdir(into)
  const files = [
    [sealFiles.key, key],
    [sealFiles.certificate, own],
    [sealFiles.authorities, ca],
    [sealFiles.timeAuthorities, ca],
  ] as const
  for (const [file, content] of files) await writeFile(join(into, file), content)
}

export const complete = {
  EKSPORT_MODE: 'production',
  EKSPORT_SUBMITTER_URL: 'https://eksport.mattilsynet.no',
  EKSPORT_CASEWORKER_URL: 'https://eksport-sak.mattilsynet.no/',
  EKSPORT_SUBMITTER_OIDC_ISSUER: 'https://idporten.invalid',
  EKSPORT_SUBMITTER_OIDC_CLIENT_ID: 'eksport',
  EKSPORT_SUBMITTER_OIDC_CLIENT_SECRET: 'a secret',
  EKSPORT_CASEWORKER_OIDC_ISSUER: 'https://login.invalid/officers',
  EKSPORT_CASEWORKER_OIDC_CLIENT_ID: 'eksport',
  EKSPORT_CASEWORKER_OIDC_CLIENT_SECRET: 'another secret',
  EKSPORT_SMTP_URL: 'smtp://localhost:25',
  EKSPORT_TIMESTAMP_URL: 'http://time.invalid',
  EKSPORT_MAIL_FROM: 'ikke-svar@mattilsynet.no',
  EKSPORT_LOG_LEVEL: 'error',
}

export const place = { DATABASE_URL: 'postgres://localhost/eksport', EKSPORT_DATA_FOLDER: '/var/lib/eksport' }

export function makeProductionFolder(): void {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'eksport-production-'))
    sealFolder = join(folder, 'seal')
    await orderSeal(sealFolder)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
}
