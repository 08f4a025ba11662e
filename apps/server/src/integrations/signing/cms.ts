import { createHash } from 'node:crypto'
import { Integer, Null, ObjectIdentifier, OctetString, Sequence } from 'asn1js'
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'

/** What signs: a key in a file, in a packed file or in a hardware module. Certificates are DER, the signer's own first. */
export interface SigningKey {
  readonly certificates: readonly [Buffer, ...Buffer[]]
  readonly kind: 'rsa' | 'ec'
  /** RSASSA-PKCS1-v1_5 or ECDSA (DER) with SHA-256 over the bytes. */
  sign(bytes: Buffer): Promise<Buffer>
}

export const oids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
  timeStampInfo: '1.2.840.113549.1.9.16.1.4',
  sha256: '2.16.840.1.101.3.4.2.1',
} as const

const signatureOids = { rsa: '1.2.840.113549.1.1.1', ec: '1.2.840.10045.4.3.2' } as const

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
/** The bytes by themselves, as the library takes them. */
export const alone = (bytes: Uint8Array) => new Uint8Array(bytes)
export const derOf = (schema: { toBER(): ArrayBuffer }) => Buffer.from(schema.toBER())

const attribute = (type: string, value: unknown) => new Attribute({ type, values: [value] })

/**
 * The signed attributes of PAdES. There is no signing-time: in a PDF the time stands in the signature dictionary, and the
 * profile forbids saying it twice. The order is DER's for a set.
 */
function signedAttributes(type: string, digest: Buffer, certificate: Buffer): SignedAndUnsignedAttributes {
  const hash = new OctetString({ valueHex: sha256(certificate) })
  const attributes = [
    attribute(oids.contentType, new ObjectIdentifier({ value: type })),
    attribute(oids.messageDigest, new OctetString({ valueHex: digest })),
    // ESSCertIDv2 whose hash algorithm is the default, SHA-256, and is therefore left out.
    attribute(
      oids.signingCertificateV2,
      new Sequence({ value: [new Sequence({ value: [new Sequence({ value: [hash] })] })] }),
    ),
  ].toSorted((one, other) => Buffer.compare(derOf(one.toSchema()), derOf(other.toSchema())))
  return new SignedAndUnsignedAttributes({ type: 0, attributes })
}

const sha256Identifier = () => new AlgorithmIdentifier({ algorithmId: oids.sha256, algorithmParams: new Null() })

export interface ToSign {
  /** What kind of content it is: for a document the plain kind. */
  readonly type: string
  /** The content itself where the signature carries it. */
  readonly content?: Buffer
  /** SHA-256 of the content. */
  readonly digest: Buffer
}

/** A CMS signature as DER. `stamp` answers a time-stamp token (DER) for the signature, which is put beside it. */
export async function signCms(
  { type, content, digest }: ToSign,
  key: SigningKey,
  stamp?: (signature: Buffer) => Promise<Buffer>,
): Promise<Buffer> {
  const certificates = key.certificates.map((der) => Certificate.fromBER(alone(der)))
  const [own] = certificates
  if (own === undefined) throw new TypeError('A key has a certificate')
  const signedAttrs = signedAttributes(type, digest, key.certificates[0])
  // What is signed is the SET itself; what is stored is the same bytes under the tag [0].
  const attributes = derOf(signedAttrs.toSchema())
  attributes.writeUInt8(0x31, 0)
  const signature = await key.sign(attributes)
  const token = await stamp?.(signature)
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
    digestAlgorithm: sha256Identifier(),
    signedAttrs,
    signatureAlgorithm: new AlgorithmIdentifier({
      algorithmId: signatureOids[key.kind],
      ...(key.kind === 'rsa' && { algorithmParams: new Null() }),
    }),
    signature: new OctetString({ valueHex: signature }),
    ...(token !== undefined && {
      unsignedAttrs: new SignedAndUnsignedAttributes({
        type: 1,
        attributes: [attribute(oids.timeStampToken, ContentInfo.fromBER(alone(token)).toSchema())],
      }),
    }),
  })
  const signed = new SignedData({
    version: type === oids.data ? 1 : 3,
    digestAlgorithms: [sha256Identifier()],
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: type,
      ...(content !== undefined && { eContent: new OctetString({ valueHex: content }) }),
    }),
    certificates,
    signerInfos: [signer],
  })
  return derOf(new ContentInfo({ contentType: oids.signedData, content: signed.toSchema(true) }).toSchema())
}

/**
 * A number that is never the same twice, of random bytes. The first byte lies in 40-7f: the number is positive, and no zero
 * leads it, which DER does not allow and OpenSSL refuses to read.
 */
export const positiveNumber = (random: Buffer): Integer => {
  const [first = 0, ...rest] = random
  return new Integer({ valueHex: Buffer.from([(first & 0x3f) | 0x40, ...rest]) })
}
