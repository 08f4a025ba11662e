import type { X509Certificate } from 'node:crypto'
import {
  BasicOCSPResponse,
  Certificate,
  CertificateRevocationList,
  CRLDistributionPoints,
  type GeneralName,
  OCSPRequest,
  OCSPResponse,
} from 'pkijs'
import type { Ask } from './ask.ts'
import { alone, derOf } from './cms.ts'

/** Proof that certificates were not revoked: responses (OCSP), lists (CRL), and the certificates they are verified with. DER. */
export interface Revocation {
  readonly certificates: readonly Buffer[]
  readonly answers: readonly Buffer[]
  readonly lists: readonly Buffer[]
}

/** The accepted difference between the responder's clock and ours. */
const drift = 5 * 60_000

interface Asked {
  readonly certificate: X509Certificate
  readonly issuer: X509Certificate
  readonly ask: Ask
  readonly now: Date
}

const parsed = ({ raw }: X509Certificate) => Certificate.fromBER(alone(raw))

function refuseStale({ thisUpdate, nextUpdate }: { thisUpdate: Date; nextUpdate?: Date | undefined }, now: Date): void {
  const isEarly = thisUpdate.getTime() > now.getTime() + drift
  const isLate = nextUpdate !== undefined && nextUpdate.getTime() < now.getTime() - drift
  if (isEarly || isLate) throw new Error('What is said of a certificate is not of today')
}

async function askedByOcsp(url: string, { certificate, issuer, ask, now }: Asked): Promise<Revocation> {
  const [own, authority] = [parsed(certificate), parsed(issuer)]
  const request = new OCSPRequest()
  await request.createForCertificate(own, { hashAlgorithm: 'SHA-1', issuerCertificate: authority })
  const answer = await ask(url, { type: 'application/ocsp-request', body: derOf(request.toSchema(true)) })
  const { responseBytes } = OCSPResponse.fromBER(alone(answer))
  if (responseBytes === undefined) throw new Error('The answer about a certificate is empty')
  const basic = BasicOCSPResponse.fromBER(responseBytes.response.getValue())
  const responders = basic.certs ?? []
  // A response signed with the authority's own key contains no certificate.
  basic.certs = [...responders, authority]
  if (!(await basic.verify({ trustedCerts: [authority], issuerCerts: [authority] })))
    throw new Error('The answer about a certificate is not signed by its authority')
  const { isForCertificate, status } = await basic.getCertificateStatus(own, authority)
  if (!isForCertificate || status !== 0)
    throw new Error(`Revoked, or not known to its authority: ${certificate.subject}`)
  for (const one of basic.tbsResponseData.responses) refuseStale(one, now)
  return { answers: [answer], lists: [], certificates: responders.map((one) => derOf(one.toSchema())) }
}

async function askedByList(url: string, { certificate, issuer, ask, now }: Asked): Promise<Revocation> {
  const der = await ask(url)
  const list = CertificateRevocationList.fromBER(alone(der))
  if (!(await list.verify({ issuerCertificate: parsed(issuer) })))
    throw new Error('The list of revoked certificates is not signed by its authority')
  refuseStale({ thisUpdate: list.thisUpdate.value, nextUpdate: list.nextUpdate?.value }, now)
  if (list.isCertificateRevoked(parsed(certificate))) throw new Error(`Revoked: ${certificate.subject}`)
  return { answers: [], lists: [der], certificates: [] }
}

const ocspAddress = ({ infoAccess = '' }: X509Certificate) => /^OCSP - URI:(http\S+)$/m.exec(infoAccess)?.[1]

function listAddress(certificate: X509Certificate): string | undefined {
  const { parsedValue } = parsed(certificate).extensions?.find(({ extnID }) => extnID === '2.5.29.31') ?? {}
  if (!(parsedValue instanceof CRLDistributionPoints)) return undefined
  const names = parsedValue.distributionPoints.flatMap(({ distributionPoint }): GeneralName[] =>
    Array.isArray(distributionPoint) ? distributionPoint : [],
  )
  // The value of a URI name is its text.
  return names.map(({ value }) => String(value)).find((value) => value.startsWith('http'))
}

async function stateOf(asked: Asked): Promise<Revocation> {
  const [ocsp, list] = [ocspAddress(asked.certificate), listAddress(asked.certificate)]
  if (ocsp !== undefined) return askedByOcsp(ocsp, asked)
  if (list !== undefined) return askedByList(list, asked)
  throw new Error(`The certificate does not say where its state is told: ${asked.certificate.subject}`)
}

/**
 * Requests the status of every certificate in these paths except the trusted last one; returns proof that none is
 * revoked. Throws if that cannot be shown.
 */
export async function notRevoked(
  paths: readonly (readonly X509Certificate[])[],
  ask: Ask,
  now: Date,
): Promise<Revocation> {
  const states = await Promise.all(
    paths.flatMap((path) =>
      path
        .slice(0, -1)
        .map((certificate, at) => stateOf({ certificate, issuer: path[at + 1] ?? certificate, ask, now })),
    ),
  )
  return {
    certificates: [...paths.flat().map(({ raw }) => raw), ...states.flatMap(({ certificates }) => certificates)],
    answers: states.flatMap(({ answers }) => answers),
    lists: states.flatMap(({ lists }) => lists),
  }
}
