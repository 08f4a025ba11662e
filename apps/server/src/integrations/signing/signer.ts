import { createHash, X509Certificate } from 'node:crypto'
import { type Ask, askOverHttp } from './ask.ts'
import { oids, type SigningKey, signCms } from './cms.ts'
import { pathTo } from './path-to.ts'
import type { SignatureDetails, VisibleSignature } from './placeholder.ts'
import { notRevoked } from './revocation.ts'
import { SealAway, type SealProof } from './seal-away.ts'
import { type TimeAuthority, type TimeStamp, timeStamp } from './time-stamp.ts'

/** Signs documents. `at` is the moment of signing as an instant with offset; `name` is the person who signs. */
export interface Signer {
  /**
   * The document with a long-term signature: PAdES-B-LT, visible, with a time stamp and proof that no certificate was
   * revoked. Rejects with `SealAway`, without signing, if one of these is unavailable.
   */
  sign(pdf: Uint8Array, details: SignatureDetails, visible: VisibleSignature): Promise<Buffer>
}

export interface Sealing {
  readonly key: SigningKey
  /** The authorities of the seal; the last one is trusted. */
  readonly authorities: readonly [X509Certificate, ...X509Certificate[]]
  readonly time: TimeAuthority
  readonly now: () => Date
  readonly ask?: Ask
  /** Called after each request for a proof, with the error if it failed. */
  readonly heard?: (proof: SealProof, refusal: unknown) => void
}

export function createSigner({ key, authorities, time, now, ask = askOverHttp, heard }: Sealing): Signer {
  const others = key.certificates.map((der) => new X509Certificate(der))
  const [own] = others
  const trusted = authorities.slice(-1)

  async function proved<Proof>(proof: SealProof, work: () => Promise<Proof>): Promise<Proof> {
    try {
      const result = await work()
      heard?.(proof, undefined)
      return result
    } catch (error) {
      heard?.(proof, error)
      throw new SealAway(proof, error)
    }
  }

  return {
    async sign(pdf, details, visible) {
      if (own === undefined) throw new TypeError('A key has a certificate')
      // Loaded when first needed: the library is an eighth of what a start would load.
      const { addPlaceholder, fillByteRange, fillContents } = await import('./placeholder.ts')
      const { addSecurityStore } = await import('./security-store.ts')
      const prepared = await addPlaceholder(Buffer.from(pdf), details, visible)
      const { document, gap } = fillByteRange(prepared)
      const covered = createHash('sha256').update(document.subarray(0, gap.from)).update(document.subarray(gap.to))
      const stamps: TimeStamp[] = []
      const cms = await signCms({ type: oids.data, digest: covered.digest() }, key, async (signature) => {
        const stamp = await proved('time-stamp', () => timeStamp(signature, ask, time, now()))
        stamps.push(stamp)
        return stamp.token
      })
      fillContents(document, gap, cms)
      const proofs = await proved('revocation', () => {
        const seal = pathTo(own, { others: [...authorities, ...others], trusted, at: now() })
        return notRevoked([seal, ...stamps.map(({ path }) => path)], ask, now())
      })
      return addSecurityStore(document, proofs)
    },
  }
}
