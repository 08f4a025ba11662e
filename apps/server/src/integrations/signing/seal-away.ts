/** What a signature needs of others: the time, and that no certificate is revoked. */
export type SealProof = 'time-stamp' | 'revocation'

/** Thrown when nothing is signed, because the service that answers with the time stamp or the revocation status is away. */
export class SealAway extends Error {
  override readonly name = 'SealAway'
  readonly proof: SealProof

  constructor(proof: SealProof, cause: unknown) {
    super(`No proof for the signature: ${proof}`, { cause })
    this.proof = proof
  }
}
