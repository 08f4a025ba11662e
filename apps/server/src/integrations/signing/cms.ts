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

/** A signing key, in a file, a PKCS#12 file or a hardware module. Certificates are DER, the signer's own first. */
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
/** A copy of the bytes in a buffer of their own, as the library needs it. */
export const alone = (bytes: Uint8Array) => new Uint8Array(bytes)
export const derOf = (schema: { toBER(): ArrayBuffer }) => Buffer.from(schema.toBER())

const attribute = (type: string, value: unknown) => new Attribute({ type, values: [value] })

/**
 * The signed attributes of PAdES, in the order of DER for a set. There is no signing-time: in a PDF the time is in the
 * signature dictionary, and the profile forbids repeating it.
 */
function signedAttributes(type: string, digest: Buffer, certificate: Buffer): SignedAndUnsignedAttributes {
  const hash = new OctetString({ valueHex: sha256(certificate) })
  const attributes = [
    attribute(oids.contentType, new ObjectIdentifier({ value: type })),
    attribute(oids.messageDigest, new OctetString({ valueHex: digest })),
    // ESSCertIDv2; its hash algorithm is the default SHA-256 and therefore left out.
    attribute(
      oids.signingCertificateV2,
      new Sequence({ value: [new Sequence({ value: [new Sequence({ value: [hash] })] })] }),
    ),
  ].toSorted((one, other) => Buffer.compare(derOf(one.toSchema()), derOf(other.toSchema())))
  return new SignedAndUnsignedAttributes({ type: 0, attributes })
}

const sha256Identifier = () => new AlgorithmIdentifier({ algorithmId: oids.sha256, algorithmParams: new Null() })

export interface ToSign {
  /** The content type; for a document, plain data. */
  readonly type: string
  /** The content itself, if the signature contains it. */
  readonly content?: Buffer
  /** SHA-256 of the content. */
  readonly digest: Buffer
}

/**
 * A CMS signature as DER. `stamp` returns a time-stamp token (DER) for the signature, which is added as an unsigned
 * attribute.
 */
export async function signCms(
  { type, content, digest }: ToSign,
  key: SigningKey,
  stamp?: (signature: Buffer) => Promise<Buffer>,
): Promise<Buffer> {
  const certificates = key.certificates.map((der) => Certificate.fromBER(alone(der)))
  const [own] = certificates
  if (own === undefined) throw new TypeError('A key has a certificate')
  const signedAttrs = signedAttributes(type, digest, key.certificates[0])
  // The signature covers the SET; stored are the same bytes under the tag [0].
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
 * A random serial number or nonce. The first byte is between 40 and 7f, so that the number is positive without leading zeros,
 * which DER forbids and OpenSSL refuses to read.
 */
export const positiveNumber = (random: Buffer): Integer => {
  const [first = 0, ...rest] = random
  return new Integer({ valueHex: Buffer.from([(first & 0x3f) | 0x40, ...rest]) })
}
