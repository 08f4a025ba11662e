import { createHash, createPrivateKey, sign as signBytes, X509Certificate } from 'node:crypto'
import { promisify } from 'node:util'
import { type SigningKey, signDetached } from './cms.ts'
import { loadKeys, loadOrMakeKeys } from './key-store.ts'
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

export interface SignerOptions {
  readonly keyFolder: string
  /** Given in the demonstration and in tests alone: where the folder has no key, one is made. */
  readonly madeAt?: string | undefined
}

/**
 * A signer with its key in a folder (mode 600). One that is made has a demonstration authority of its own: good for showing and
 * testing, trusted by nobody else.
 */
export async function createSigner({ keyFolder, madeAt }: SignerOptions): Promise<Signer> {
  const keys = madeAt === undefined ? await loadKeys(keyFolder) : await loadOrMakeKeys(keyFolder, madeAt)
  if (keys === undefined) throw new Error(`There is no key to sign with in ${keyFolder}`)
  const { privateKeyPem, certificatePem, caCertificatePem } = keys
  const privateKey = createPrivateKey(privateKeyPem)
  const key: SigningKey = {
    certificates: [new X509Certificate(certificatePem).raw, new X509Certificate(caCertificatePem).raw],
    sign: (bytes) => sign('sha256', bytes, privateKey),
  }
  return signerFor(key, caCertificatePem)
}
