import type { X509Certificate } from 'node:crypto'

/** Longer than any real chain. */
const maxLength = 8

interface Ways {
  /** Possible intermediate certificates. */
  readonly others: readonly X509Certificate[]
  readonly trusted: readonly X509Certificate[]
  readonly at: Date
}

const isValid = ({ validFromDate, validToDate }: X509Certificate, at: Date) => validFromDate <= at && at < validToDate

const isIssuer = (issuer: X509Certificate, certificate: X509Certificate) =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)

/** The certificates from one up to a trusted one, both included, all valid at a moment. Throws if there is no such path. */
export function pathTo(certificate: X509Certificate, { others, trusted, at }: Ways): X509Certificate[] {
  const path = [certificate]
  while (path.length <= maxLength) {
    const last = path.at(-1) ?? certificate
    if (!isValid(last, at)) throw new Error(`Not valid at ${at.toISOString()}: ${last.subject}`)
    if (trusted.some(({ raw }) => raw.equals(last.raw))) return path
    const issuer = [...trusted, ...others].find((one) => isIssuer(one, last) && !path.includes(one))
    if (issuer === undefined) throw new Error(`Nobody that is trusted vouches for ${last.subject}`)
    path.push(issuer)
  }
  throw new Error('The way to a trusted certificate is too long')
}
