import { randomBytes, verify, type X509Certificate } from 'node:crypto'
import { join } from 'node:path'
import { demonstrationUnit, sealFiles } from '../integrations/signing/index.ts'
import { type KeyPlace, openKey } from '../integrations/signing/open-key.ts'
import { pathTo } from '../integrations/signing/path-to.ts'
import { readCertificates } from '../integrations/signing/read-certificates.ts'

const minBits = 2048

type Certificates = readonly [X509Certificate, ...X509Certificate[]]
type Read = { readonly found?: Certificates; readonly problems: readonly string[] }

/** Whether it is a demonstration certificate, by its own name or its issuer's. */
function isDemonstration(certificate: X509Certificate): boolean {
  const { subject, issuer } = certificate.toLegacyObject()
  return [subject, issuer].some(({ OU }) => [OU].flat().includes(demonstrationUnit))
}

function problemsOf(file: string, certificates: Certificates, now: Date): string[] {
  const problems: string[] = []
  if (certificates.some(isDemonstration)) problems.push(`${file} is the demonstration's, and sealed by no authority`)
  if (certificates.some(({ validFromDate, validToDate }) => now < validFromDate || now >= validToDate))
    problems.push(`${file} is not valid now`)
  return problems
}

async function read(folder: string, file: string, now: Date): Promise<Read> {
  try {
    const found = await readCertificates(join(folder, file))
    return { found, problems: problemsOf(file, found, now) }
  } catch {
    return { problems: [`${file} cannot be read as certificates in PEM`] }
  }
}

function vouchProblems([own]: Certificates, authorities: Certificates, now: Date): string[] {
  try {
    pathTo(own, { others: authorities, trusted: authorities.slice(-1), at: now })
    return []
  } catch {
    return [`${sealFiles.certificate} is not vouched for by ${sealFiles.authorities}`]
  }
}

/** Signs something with the key and verifies it with the certificate. */
async function keyProblems(place: KeyPlace, [own]: Certificates): Promise<string[]> {
  const key = own.publicKey
  const { modulusLength = 0 } = key.asymmetricKeyDetails ?? {}
  if (key.asymmetricKeyType !== 'rsa' || modulusLength < minBits)
    return [`${sealFiles.certificate} is not of an RSA key of ${minBits} bits or more`]
  const bytes = randomBytes(32)
  try {
    const sign = await openKey(place)
    return verify('sha256', bytes, key, await sign(bytes)) ? [] : [`${sealFiles.certificate} belongs to another key`]
  } catch {
    // The library's message may contain a part of the key.
    return [
      'the key cannot be opened: is the file whole, EKSPORT_SIGNING_KEY right, EKSPORT_SIGNING_PIN the right one?',
    ]
  }
}

/** [OPS-04] All reasons why this seal cannot be used in production, in words. */
export async function sealProblems(place: KeyPlace, now: Date): Promise<string[]> {
  const [own, authorities, time] = await Promise.all(
    [sealFiles.certificate, sealFiles.authorities, sealFiles.timeAuthorities].map((file) =>
      read(place.folder, file, now),
    ),
  )
  const problems = [own, authorities, time].flatMap((one) => one?.problems ?? [])
  if (own?.found && authorities?.found) problems.push(...vouchProblems(own.found, authorities.found, now))
  if (own?.found) problems.push(...(await keyProblems(place, own.found)))
  return problems.map((problem) => `EKSPORT_SIGNING_FOLDER: ${problem}.`)
}
