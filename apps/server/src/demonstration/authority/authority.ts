import { createPrivateKey, randomBytes, sign as signBytes, X509Certificate } from 'node:crypto'
import { promisify } from 'node:util'
import { Enumerated, type Integer, OctetString, Primitive } from 'asn1js'
import {
  BasicOCSPResponse,
  Certificate,
  ContentInfo,
  OCSPRequest,
  OCSPResponse,
  PKIStatusInfo,
  ResponseBytes,
  SingleResponse,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs'
import type { Ask } from '../../integrations/signing/ask.ts'
import { alone, derOf, oids, positiveNumber, type SigningKey, sha256, signCms } from '../../integrations/signing/cms.ts'
import { type Authority, statusAddress } from './certificates.ts'

/** The address of the demonstration's time-stamp service; `.invalid` belongs to nobody (RFC 6761). */
export const timeAddress = 'http://time.eksport.invalid/'

const sign = promisify(signBytes)
const day = 86_400_000
/** An object identifier for examples (RFC 7299), since the demonstration has no policy. */
const policy = '1.3.6.1.4.1.32473.1'
const derOfPem = (pem: string) => new X509Certificate(pem).raw

/** Answers an RFC 3161 request with a time stamp. */
async function stamp({ ca, time, timeKey }: Authority, request: Buffer, now: Date): Promise<Buffer> {
  const { messageImprint, nonce } = TimeStampReq.fromBER(alone(request))
  const info = new TSTInfo({
    ...{ version: 1, policy, messageImprint, serialNumber: positiveNumber(randomBytes(16)), genTime: now },
    // Cast to the library's type of a nonce.
    ...(nonce !== undefined && { nonce: nonce as Integer }),
  })
  const content = derOf(info.toSchema())
  const privateKey = createPrivateKey(timeKey)
  const key: SigningKey = {
    certificates: [derOfPem(time), derOfPem(ca)],
    kind: 'ec',
    sign: (bytes) => sign('sha256', bytes, privateKey),
  }
  const token = await signCms({ type: oids.timeStampInfo, content, digest: sha256(content) }, key)
  const answer = new TimeStampResp({
    status: new PKIStatusInfo({ status: 0 }),
    timeStampToken: ContentInfo.fromBER(alone(token)),
  })
  return derOf(answer.toSchema())
}

const importKey = (pem: string) =>
  crypto.subtle.importKey(
    'pkcs8',
    new Uint8Array(createPrivateKey(pem).export({ format: 'der', type: 'pkcs8' })),
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['sign'],
  )

/** Answers every status request with "good": the demonstration revokes no certificate. */
async function state({ status, statusKey }: Authority, request: Buffer, now: Date): Promise<Buffer> {
  const own = Certificate.fromBER(alone(derOfPem(status)))
  const basic = new BasicOCSPResponse()
  basic.tbsResponseData.responderID = own.subject
  basic.tbsResponseData.producedAt = now
  basic.tbsResponseData.responses = OCSPRequest.fromBER(alone(request)).tbsRequest.requestList.map(
    ({ reqCert }) =>
      new SingleResponse({
        certID: reqCert,
        certStatus: new Primitive({ idBlock: { tagClass: 3, tagNumber: 0 } }),
        thisUpdate: now,
        nextUpdate: new Date(now.getTime() + day),
      }),
  )
  basic.certs = [own]
  await basic.sign(await importKey(statusKey), 'SHA-256')
  const answer = new OCSPResponse({
    responseStatus: new Enumerated({ value: 0 }),
    responseBytes: new ResponseBytes({
      responseType: '1.3.6.1.5.5.7.48.1.1',
      response: new OctetString({ valueHex: basic.toSchema().toBER() }),
    }),
  })
  return derOf(answer.toSchema())
}

/** Answers requests to the demonstration's time-stamp and status services without a network; other addresses are passed on. */
export function askAuthority(authority: Authority, others: Ask, now: () => Date): Ask {
  return async (url, question) => {
    if (question !== undefined && url === timeAddress) return stamp(authority, question.body, now())
    if (question !== undefined && url === statusAddress) return state(authority, question.body, now())
    return others(url, question)
  }
}
