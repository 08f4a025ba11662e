import { generateKeyPairSync } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import forge from 'node-forge'
import { afterAll, beforeAll } from 'vitest'
import { keyFiles } from '../integrations/signing/index.ts'

export const src = join(import.meta.dirname, '..')

export const now = new Date()

export let folder: string
export let sealFolder: string

/** A certificate of an authority that is not ours, as somebody orders it. */
export function certificateOf(publicKey: string, issuerKey: string, serial: string): string {
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey)
  certificate.serialNumber = serial
  certificate.validity.notBefore = new Date(now.getTime() - 86_400_000)
  certificate.validity.notAfter = new Date(now.getTime() + 86_400_000)
  certificate.setSubject([{ name: 'commonName', value: `Seal ${serial}` }])
  certificate.setIssuer([{ name: 'commonName', value: 'An authority' }])
  certificate.sign(forge.pki.privateKeyFromPem(issuerKey), forge.md.sha256.create())
  return forge.pki.certificateToPem(certificate)
}

export function makeKey() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    privateKey: privateKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  }
}

export async function orderSeal(into: string): Promise<void> {
  const [authority, seal] = [makeKey(), makeKey()]
  await mkdir(into)
  await writeFile(join(into, keyFiles.privateKeyPem), seal.privateKey)
  await writeFile(join(into, keyFiles.certificatePem), certificateOf(seal.publicKey, authority.privateKey, '02'))
  await writeFile(join(into, keyFiles.caCertificatePem), certificateOf(authority.publicKey, authority.privateKey, '01'))
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
