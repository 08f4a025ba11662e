import type { ReceivedCertificate } from './read-certificate.ts'

/** What the receiver does with a valid certificate; one that it answers late it accepts. */
export type Decision =
  | { readonly kind: 'accept' }
  | { readonly kind: 'refuse'; readonly words: string }
  | { readonly kind: 'late'; readonly milliseconds: number }

/**
 * The demonstration chooses by the name of the consignee: one with 'refuse' in it is refused, one with 'later' is answered after
 * eight seconds, every other is accepted. What is called back is always taken note of.
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
