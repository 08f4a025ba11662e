import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'

const one = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

/** The certificates of a PEM file in its order, at least one. Throws if there are none, or something else. */
export async function readCertificates(file: string): Promise<readonly [X509Certificate, ...X509Certificate[]]> {
  const [first, ...others] = ((await readFile(file, 'utf8')).match(one) ?? []).map((pem) => new X509Certificate(pem))
  if (first === undefined) throw new Error(`There is no certificate in ${file}`)
  return [first, ...others]
}
