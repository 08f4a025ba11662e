/** What a signature needs of others: the time, and that no certificate is revoked. */
export type SealProof = 'time-stamp' | 'revocation'

/** Nothing is signed, because a proof that belongs to the signature could not be had now. */
export class SealAway extends Error {
  override readonly name = 'SealAway'
  readonly proof: SealProof

  constructor(proof: SealProof, cause: unknown) {
    super(`No proof for the signature: ${proof}`, { cause })
    this.proof = proof
  }
}
