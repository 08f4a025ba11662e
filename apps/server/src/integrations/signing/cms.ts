import { createHash } from 'node:crypto'
import forge from 'node-forge'

/** What signs: a key in a file here, a hardware module elsewhere. Certificates are DER, the signer's own first. */
export interface SigningKey {
  readonly certificates: readonly [Buffer, ...Buffer[]]
  /** RSASSA-PKCS1-v1_5 with SHA-256 over the bytes. */
  sign(bytes: Buffer): Promise<Buffer>
}

const { asn1 } = forge
const { Type, Class } = asn1

const oids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.1',
} as const

const sequence = (...parts: forge.asn1.Asn1[]) => asn1.create(Class.UNIVERSAL, Type.SEQUENCE, true, parts)
const set = (...parts: forge.asn1.Asn1[]) => asn1.create(Class.UNIVERSAL, Type.SET, true, parts)
const tagged = (number: number, parts: forge.asn1.Asn1[]) =>
  asn1.create(Class.CONTEXT_SPECIFIC, number as forge.asn1.Type, true, parts) // a context tag is a bare number
const oid = (value: string) => asn1.create(Class.UNIVERSAL, Type.OID, false, asn1.oidToDer(value).getBytes())
const octets = (bytes: Buffer) => asn1.create(Class.UNIVERSAL, Type.OCTETSTRING, false, bytes.toString('latin1'))
const version = (number: number) =>
  asn1.create(Class.UNIVERSAL, Type.INTEGER, false, asn1.integerToDer(number).getBytes())
const nothing = () => asn1.create(Class.UNIVERSAL, Type.NULL, false, '')

const encode = (value: forge.asn1.Asn1) => Buffer.from(asn1.toDer(value).getBytes(), 'latin1')
const decode = (bytes: Buffer) => asn1.fromDer(bytes.toString('latin1'))
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

const attribute = (type: string, value: forge.asn1.Asn1) => sequence(oid(type), set(value))

/**
 * The signed attributes of PAdES-B-B. There is no signing-time: in a PDF the time stands in the signature dictionary,
 * and the profile forbids saying it twice. The order is DER's for a set.
 */
const signedAttributes = (digest: Buffer, certificate: Buffer): forge.asn1.Asn1[] =>
  [
    attribute(oids.contentType, oid(oids.data)),
    attribute(oids.messageDigest, octets(digest)),
    // ESSCertIDv2 whose hash algorithm is the default, SHA-256, and is therefore left out.
    attribute(oids.signingCertificateV2, sequence(sequence(sequence(octets(sha256(certificate)))))),
  ].toSorted((a, b) => Buffer.compare(encode(a), encode(b)))

/** Issuer and serial number as they stand in the certificate, byte for byte. */
const issuerAndSerial = (certificate: Buffer) => {
  // A certificate is a SEQUENCE whose first part is one too; the value of a SEQUENCE is its parts, of other kinds bytes.
  const [body] = decode(certificate).value as forge.asn1.Asn1[]
  const parts = body?.value as forge.asn1.Asn1[]
  // tbsCertificate: [0] version, serialNumber, signature, issuer, …
  const [, serial, , issuer] = parts
  if (serial === undefined || issuer === undefined)
    throw new Error('The signing certificate is not an X.509 v3 certificate.')
  return sequence(issuer, serial)
}

/** A detached CMS signature over bytes whose SHA-256 is `digest`, as DER. */
export async function signDetached(digest: Buffer, key: SigningKey): Promise<Buffer> {
  const [certificate] = key.certificates
  const attributes = signedAttributes(digest, certificate)
  // What is signed is the SET itself; what is stored is the same bytes under the tag [0].
  const signature = await key.sign(encode(set(...attributes)))
  const signerInfo = sequence(
    version(1),
    issuerAndSerial(certificate),
    sequence(oid(oids.sha256), nothing()),
    tagged(0, attributes),
    sequence(oid(oids.rsa), nothing()),
    octets(signature),
  )
  const signedData = sequence(
    version(1),
    set(sequence(oid(oids.sha256), nothing())),
    sequence(oid(oids.data)),
    tagged(0, key.certificates.map(decode)),
    set(signerInfo),
  )
  return encode(sequence(oid(oids.signedData), tagged(0, [signedData])))
}
