/** What a signature needs from other services: the time, and the revocation status. */
export type SealProof = 'time-stamp' | 'revocation'

/** Thrown instead of signing when the service for time stamps or revocation status is unavailable. */
export class SealAway extends Error {
  override readonly name = 'SealAway'
  readonly proof: SealProof

  constructor(proof: SealProof, cause: unknown) {
    super(`No proof for the signature: ${proof}`, { cause })
    this.proof = proof
  }
}
