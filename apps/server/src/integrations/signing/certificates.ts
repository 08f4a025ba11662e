import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import forge from 'node-forge'

export type KeyMaterial = { privateKeyPem: string; certificatePem: string; caCertificatePem: string }

const bits = 3072
const years = 10

// forge's certificate fields want UTF8String for names with æ, ø and å; its types know the class only as a number.
const named = (name: string, value: string): forge.pki.CertificateField => ({
  name,
  value,
  valueTagClass: forge.asn1.Type.UTF8 as unknown as forge.asn1.Class,
})

/** Stands in every certificate that we make ourselves: production knows them by it [OPS-04]. */
export const demonstrationUnit = 'Demonstration, not a public authority'

const subject = (commonName: string) => [
  named('commonName', commonName),
  named('organizationName', 'Eksport'),
  named('organizationalUnitName', demonstrationUnit),
  { name: 'countryName', value: 'NO' },
]

const rsaKeys = async () => {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: bits })
  const pem = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()
  const forgeKey = forge.pki.privateKeyFromPem(pem)
  return { pem, privateKey: forgeKey, publicKey: forge.pki.setRsaPublicKey(forgeKey.n, forgeKey.e) }
}

/**
 * A serial number in hexadecimal that is never the same twice. The first byte lies in 40-7f: the number is positive, and no
 * zero leads it, which DER does not allow and OpenSSL refuses to read.
 */
export const serialNumber = (random: Buffer): string => {
  const [first = 0, ...rest] = random
  return Buffer.from([(first & 0x3f) | 0x40, ...rest]).toString('hex')
}

const issue = (
  owner: { name: string; publicKey: forge.pki.rsa.PublicKey },
  issuer: { name: string; privateKey: forge.pki.rsa.PrivateKey; publicKey: forge.pki.rsa.PublicKey },
  now: string,
  extensions: object[],
): string => {
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = owner.publicKey
  certificate.serialNumber = serialNumber(randomBytes(16))
  certificate.validity.notBefore = new Date(now)
  certificate.validity.notBefore.setUTCHours(0, 0, 0, 0)
  certificate.validity.notBefore.setUTCDate(certificate.validity.notBefore.getUTCDate() - 1)
  certificate.validity.notAfter = new Date(certificate.validity.notBefore)
  certificate.validity.notAfter.setUTCFullYear(certificate.validity.notBefore.getUTCFullYear() + years)
  certificate.setSubject(subject(owner.name))
  certificate.setIssuer(subject(issuer.name))
  const authority = forge.pki.getPublicKeyFingerprint(issuer.publicKey, { type: 'RSAPublicKey' }).getBytes()
  certificate.setExtensions([
    ...extensions,
    { name: 'subjectKeyIdentifier' },
    { name: 'authorityKeyIdentifier', keyIdentifier: authority },
  ])
  certificate.sign(issuer.privateKey, forge.md.sha256.create())
  return forge.pki.certificateToPem(certificate)
}

/**
 * A signing key with a certificate from a demonstration authority made for it alone. The authority's own key is
 * thrown away, so that nothing else can ever be issued in its name.
 */
export async function makeKeyMaterial(now: string): Promise<KeyMaterial> {
  const [authority, signer] = await Promise.all([rsaKeys(), rsaKeys()])
  const ca = { name: 'Eksport demonstration CA', ...authority }
  return {
    privateKeyPem: signer.pem,
    certificatePem: issue({ name: 'Eksport demonstration seal', publicKey: signer.publicKey }, ca, now, [
      { name: 'basicConstraints', cA: false },
      { name: 'keyUsage', critical: true, digitalSignature: true, nonRepudiation: true },
    ]),
    caCertificatePem: issue(ca, ca, now, [
      { name: 'basicConstraints', critical: true, cA: true, pathLenConstraint: 0 },
      { name: 'keyUsage', critical: true, keyCertSign: true, cRLSign: true },
    ]),
  }
}
