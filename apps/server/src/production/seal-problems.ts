import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demonstrationUnit, keyFiles } from '../integrations/signing/index.ts'

const minBits = 2048

type Read<Kind> = { readonly value: Kind } | { readonly problem: string }

function read<Kind>(folder: string, file: string, parse: (pem: string) => Kind): Read<Kind> {
  let pem: string
  try {
    pem = readFileSync(join(folder, file), 'utf8')
  } catch {
    return { problem: `${file} cannot be read` }
  }
  try {
    return { value: parse(pem) }
  } catch {
    // The words of the library may hold a part of the key.
    return { problem: `${file} is no PEM of its kind` }
  }
}

const problemOf = (found: Read<unknown>) => ('problem' in found ? [found.problem] : [])

/** Whether we made it ourselves, for showing: its own name or its issuer's says so. */
function isDemonstration(certificate: X509Certificate): boolean {
  const { subject, issuer } = certificate.toLegacyObject()
  return [subject, issuer].some(({ OU }) => [OU].flat().includes(demonstrationUnit))
}

function problemsOfCertificate(file: string, certificate: X509Certificate, now: Date): string[] {
  const problems: string[] = []
  if (isDemonstration(certificate)) problems.push(`${file} is the demonstration's, and sealed by no authority`)
  if (now < certificate.validFromDate || now >= certificate.validToDate) problems.push(`${file} is not valid now`)
  return problems
}

function problemsOfKey(key: KeyObject, certificate: X509Certificate): string[] {
  const { modulusLength = 0 } = key.asymmetricKeyDetails ?? {}
  if (key.asymmetricKeyType !== 'rsa' || modulusLength < minBits)
    return [`${keyFiles.privateKeyPem} is no RSA key of ${minBits} bits or more`]
  return certificate.checkPrivateKey(key) ? [] : [`${keyFiles.certificatePem} belongs to another key`]
}

/** [OPS-04] Why certificates cannot be sealed in production with what lies in the folder: all of it at once, in words. */
export function sealProblems(folder: string, now: Date): string[] {
  const key = read(folder, keyFiles.privateKeyPem, createPrivateKey)
  const certificate = read(folder, keyFiles.certificatePem, (pem) => new X509Certificate(pem))
  const authority = read(folder, keyFiles.caCertificatePem, (pem) => new X509Certificate(pem))
  const problems = [key, certificate, authority].flatMap(problemOf)
  if ('value' in certificate) problems.push(...problemsOfCertificate(keyFiles.certificatePem, certificate.value, now))
  if ('value' in authority) problems.push(...problemsOfCertificate(keyFiles.caCertificatePem, authority.value, now))
  if ('value' in key && 'value' in certificate) problems.push(...problemsOfKey(key.value, certificate.value))
  if ('value' in certificate && 'value' in authority && !certificate.value.verify(authority.value.publicKey))
    problems.push(`${keyFiles.certificatePem} was not issued by ${keyFiles.caCertificatePem}`)
  return problems.map((problem) => `EKSPORT_SIGNING_FOLDER: ${problem}.`)
}
