import type { ReceivedCertificate } from './read-certificate.ts'

/** The receiver's decision on a valid certificate; `later` accepts it after a delay. */
export type Decision =
  | { readonly kind: 'accept' }
  | { readonly kind: 'refuse'; readonly words: string }
  | { readonly kind: 'late'; readonly milliseconds: number }

/**
 * Decides by the name of the consignee: 'refuse' in it is refused, 'later' is accepted after eight seconds, any other
 * at once. Withdrawals are always accepted.
 */
export function decide({ status, consignee }: ReceivedCertificate): Decision {
  if (status !== '70') return { kind: 'accept' }
  if (/refuse/i.test(consignee)) {
    return {
      kind: 'refuse',
      words: `The consignee “${consignee}” is not registered as an importer of fishery products.`,
    }
  }
  return /later/i.test(consignee) ? { kind: 'late', milliseconds: 8_000 } : { kind: 'accept' }
}
