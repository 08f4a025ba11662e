import { randomBytes } from 'node:crypto'
import { BitString, Null, OctetString, PrintableString, Sequence, Set as SetOf, Utf8String } from 'asn1js'
import {
  AccessDescription,
  AttributeTypeAndValue,
  AuthorityKeyIdentifier,
  BasicConstraints,
  Certificate,
  Extension,
  ExtKeyUsage,
  GeneralName,
  InfoAccess,
  RelativeDistinguishedNames,
} from 'pkijs'
import { derOf, positiveNumber, sha256 } from '../../integrations/signing/cms.ts'
import { demonstrationUnit } from '../../integrations/signing/index.ts'

/** The address of the status service in the demonstration's certificates; `.invalid` belongs to nobody (RFC 6761). */
export const statusAddress = 'http://status.eksport.invalid/'

/** All parts as PEM. */
export type Authority = Readonly<
  Record<'ca' | 'seal' | 'sealKey' | 'time' | 'timeKey' | 'status' | 'statusKey', string>
>

/** Node exports CryptoKey only as a value, not as a type. */
type Key = typeof CryptoKey.prototype
type Keys = { readonly publicKey: Key; readonly privateKey: Key }

const rsa = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 3072,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
}
const ec = { name: 'ECDSA', namedCurve: 'P-256' }

const makeKeys = (algorithm: typeof rsa | typeof ec): Promise<Keys> =>
  crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])

const pem = (kind: string, der: Buffer) =>
  `-----BEGIN ${kind}-----\n${der.toString('base64').replace(/.{64}(?=.)/g, '$&\n')}\n-----END ${kind}-----\n`

const keyPem = async ({ privateKey }: Keys) =>
  pem('PRIVATE KEY', Buffer.from(await crypto.subtle.exportKey('pkcs8', privateKey)))

const nameTypes = { commonName: '2.5.4.3', organization: '2.5.4.10', unit: '2.5.4.11', country: '2.5.4.6' } as const

const part = (type: string, value: Utf8String | PrintableString) =>
  new SetOf({ value: [new AttributeTypeAndValue({ type, value }).toSchema()] })

/** Adds each part separately, because the library would put them into one set. */
const subject = (commonName: string) =>
  RelativeDistinguishedNames.fromBER(
    new Sequence({
      value: [
        part(nameTypes.country, new PrintableString({ value: 'NO' })),
        part(nameTypes.organization, new Utf8String({ value: 'Eksport' })),
        part(nameTypes.unit, new Utf8String({ value: demonstrationUnit })),
        part(nameTypes.commonName, new Utf8String({ value: commonName })),
      ],
    }).toBER(),
  )

const extension = (extnID: string, value: { toBER(): ArrayBuffer }, critical = false) =>
  new Extension({ extnID, critical, extnValue: value.toBER() })

/** The bits of keyUsage; the first bit is the highest. */
const usage = { digitalSignature: 0x80, contentCommitment: 0x40, certificatesAndLists: 0x06 } as const
const keyUsage = (bits: number) => {
  const unusedBits = 31 - Math.clz32(bits & -bits)
  return extension('2.5.29.15', new BitString({ valueHex: Buffer.from([bits]), unusedBits }), true)
}
const purpose = (oid: string) => extension('2.5.29.37', new ExtKeyUsage({ keyPurposes: [oid] }).toSchema(), true)
const forAuthority = extension('2.5.29.19', new BasicConstraints({ cA: true, pathLenConstraint: 0 }).toSchema(), true)
const forNoAuthority = extension('2.5.29.19', new Sequence({ value: [] }))
const statusAt = extension(
  '1.3.6.1.5.5.7.1.1',
  new InfoAccess({
    accessDescriptions: [
      new AccessDescription({
        accessMethod: '1.3.6.1.5.5.7.48.1',
        accessLocation: new GeneralName({ type: 6, value: statusAddress }),
      }),
    ],
  }).toSchema(),
)
/** RFC 6960: the status of the responder's own certificate need not be checked. */
const notAsked = extension('1.3.6.1.5.5.7.48.1.5', new Null())

interface Owner {
  readonly name: string
  readonly keys: Keys
}

const keyId = async (key: Key) => sha256(Buffer.from(await crypto.subtle.exportKey('spki', key))).subarray(0, 20)

/** Issues a certificate that is valid from two years ago, so that signatures on sample days verify. */
async function issue(owner: Owner, issuer: Owner, now: Date, years: number, extensions: Extension[]): Promise<string> {
  const certificate = new Certificate({ version: 2, serialNumber: positiveNumber(randomBytes(16)) })
  certificate.subject = subject(owner.name)
  certificate.issuer = subject(issuer.name)
  certificate.notBefore.value = new Date(Date.UTC(now.getUTCFullYear() - 2, now.getUTCMonth(), now.getUTCDate()))
  certificate.notAfter.value = new Date(Date.UTC(now.getUTCFullYear() + years, now.getUTCMonth(), now.getUTCDate()))
  await certificate.subjectPublicKeyInfo.importKey(owner.keys.publicKey)
  const [own, authority] = await Promise.all([keyId(owner.keys.publicKey), keyId(issuer.keys.publicKey)])
  certificate.extensions = [
    ...extensions,
    extension('2.5.29.14', new OctetString({ valueHex: own })),
    extension(
      '2.5.29.35',
      new AuthorityKeyIdentifier({ keyIdentifier: new OctetString({ valueHex: authority }) }).toSchema(),
    ),
  ]
  await certificate.sign(issuer.keys.privateKey, 'SHA-256')
  return pem('CERTIFICATE', derOf(certificate.toSchema(true)))
}

/**
 * Creates an authority: a root certificate, and keys with certificates for the seal, time stamps and status answers.
 * The root key is thrown away, so that nothing else can be issued in its name.
 */
export async function makeAuthority(now: Date): Promise<Authority> {
  const [forCa, forSeal] = await Promise.all([makeKeys(rsa), makeKeys(rsa)])
  const [forTime, forStatus] = await Promise.all([makeKeys(ec), makeKeys(ec)])
  const ca = { name: 'Eksport demonstration CA', keys: forCa }
  const seal = { name: 'Eksport demonstration seal', keys: forSeal }
  const time = { name: 'Eksport demonstration time', keys: forTime }
  const status = { name: 'Eksport demonstration status', keys: forStatus }
  const { digitalSignature, contentCommitment, certificatesAndLists } = usage
  return {
    ca: await issue(ca, ca, now, 20, [forAuthority, keyUsage(certificatesAndLists)]),
    seal: await issue(seal, ca, now, 3, [forNoAuthority, keyUsage(digitalSignature | contentCommitment), statusAt]),
    sealKey: await keyPem(forSeal),
    time: await issue(time, ca, now, 15, [
      ...[forNoAuthority, keyUsage(digitalSignature), purpose('1.3.6.1.5.5.7.3.8'), statusAt],
    ]),
    timeKey: await keyPem(forTime),
    status: await issue(status, ca, now, 15, [
      ...[forNoAuthority, keyUsage(digitalSignature), purpose('1.3.6.1.5.5.7.3.9'), notAsked],
    ]),
    statusKey: await keyPem(forStatus),
  }
}
