import { randomBytes, X509Certificate } from 'node:crypto'
import { fromBER, Null, OctetString, Sequence } from 'asn1js'
import {
  AlgorithmIdentifier,
  Certificate,
  ContentInfo,
  MessageImprint,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs'
import type { Ask } from './ask.ts'
import { alone, derOf, oids, positiveNumber, sha256 } from './cms.ts'
import { pathTo } from './path-to.ts'

export interface TimeAuthority {
  readonly url: string
  /** The certificates its time stamps must lead to. */
  readonly trusted: readonly X509Certificate[]
}

export interface TimeStamp {
  /** The RFC 3161 token, DER. */
  readonly token: Buffer
  readonly at: Date
  /** From the authority's certificate to the trusted one. */
  readonly path: readonly X509Certificate[]
}

const forTimeStamps = '1.3.6.1.5.5.7.3.8'
/** The accepted difference between its clock and ours. */
const maxDrift = 5 * 60_000

const granted: ReadonlySet<number> = new Set([0, 1])

/** The token exactly as received, because encoding it again may change bytes. */
function tokenIn(answer: Buffer): Buffer {
  const { result } = fromBER(alone(answer))
  const [, token] = result instanceof Sequence ? result.valueBlock.value : []
  if (token === undefined) throw new Error('The answer has no time stamp')
  return Buffer.from(token.valueBeforeDecodeView)
}

/** Reads a time stamp of the bytes, and checks everything that a verifier will check. */
async function readToken(
  token: Buffer,
  bytes: Buffer,
  { trusted }: TimeAuthority,
): Promise<TimeStamp & { info: TSTInfo }> {
  const signed = new SignedData({ schema: ContentInfo.fromBER(alone(token)).content })
  // Verifies the imprint of the bytes and the signature over it; the certificates are checked below.
  if (!(await signed.verify({ signer: 0, data: alone(bytes).buffer })))
    throw new Error('The time stamp is not of these bytes')
  const content = signed.encapContentInfo.eContent
  if (content === undefined) throw new Error('The time stamp is empty')
  const info = TSTInfo.fromBER(content.getValue())
  const certificates = (signed.certificates ?? []).flatMap((one) =>
    one instanceof Certificate ? [new X509Certificate(derOf(one.toSchema()))] : [],
  )
  const signer = certificates.find(({ keyUsage }) => keyUsage?.includes(forTimeStamps))
  if (signer === undefined) throw new Error('The time stamp has no certificate that is for time stamps')
  return { token, info, at: info.genTime, path: pathTo(signer, { others: certificates, trusted, at: info.genTime }) }
}

/** Requests a time stamp over a signature. Throws if there is none, or an invalid one. */
export async function timeStamp(signature: Buffer, ask: Ask, authority: TimeAuthority, now: Date): Promise<TimeStamp> {
  const nonce = positiveNumber(randomBytes(8))
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: oids.sha256, algorithmParams: new Null() }),
      hashedMessage: new OctetString({ valueHex: sha256(signature) }),
    }),
    nonce,
    certReq: true,
  })
  const answer = await ask(authority.url, { type: 'application/timestamp-query', body: derOf(request.toSchema()) })
  const { status } = TimeStampResp.fromBER(alone(answer))
  if (!granted.has(status.status)) throw new Error(`The time-stamp authority refused: status ${status.status}`)
  const stamp = await readToken(tokenIn(answer), signature, authority)
  if (stamp.info.nonce?.isEqual(nonce) !== true) throw new Error('The time stamp answers another question')
  if (Math.abs(stamp.at.getTime() - now.getTime()) > maxDrift) throw new Error('The clocks are minutes apart')
  return stamp
}
