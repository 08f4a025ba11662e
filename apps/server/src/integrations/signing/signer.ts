import { createHash, createPrivateKey, sign as signBytes, X509Certificate } from 'node:crypto'
import { promisify } from 'node:util'
import { type SigningKey, signDetached } from './cms.ts'
import { loadOrMakeKeys } from './key-store.ts'
import {
  addPlaceholder,
  fillByteRange,
  fillContents,
  type SignatureDetails,
  type VisibleSignature,
} from './placeholder.ts'

/** Signs documents. `at` is the moment of signing as an instant with offset; `name` is the person who signs. */
export interface Signer {
  sign(pdf: Uint8Array, details: SignatureDetails, visible: VisibleSignature): Promise<Buffer>
  /** The certificate to trust for these signatures, PEM. */
  readonly caCertificatePem: string
}

/** A signer over any key: PAdES-B-B, one signature, visible, covering the whole document. */
function signerFor(key: SigningKey, caCertificatePem: string): Signer {
  return {
    caCertificatePem,
    async sign(pdf, details, visible) {
      const prepared = await addPlaceholder(Buffer.from(pdf), details, visible)
      const { document, gap } = fillByteRange(prepared)
      const covered = createHash('sha256').update(document.subarray(0, gap.from)).update(document.subarray(gap.to))
      fillContents(document, gap, await signDetached(covered.digest(), key))
      return document
    },
  }
}

const sign = promisify(signBytes)

/**
 * A signer with its key in a folder (mode 600). Where the folder has no key, one is made with a demonstration
 * authority of its own: good for showing and testing, trusted by nobody else.
 */
export async function createSigner({ keyFolder, now }: { keyFolder: string; now: string }): Promise<Signer> {
  const { privateKeyPem, certificatePem, caCertificatePem } = await loadOrMakeKeys(keyFolder, now)
  const privateKey = createPrivateKey(privateKeyPem)
  const key: SigningKey = {
    certificates: [new X509Certificate(certificatePem).raw, new X509Certificate(caCertificatePem).raw],
    sign: (bytes) => sign('sha256', bytes, privateKey),
  }
  return signerFor(key, caCertificatePem)
}
