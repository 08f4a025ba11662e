import type { LocalizedText } from '@eksport/forms'
import type { CodeEntry } from '../../reference/code-list/code-entry.ts'

/** The value of `{product}` in two of the reasons of the specification; never shown. */
const product = 'EKSPORT'

/** Keys of the reasons in the order in which they are offered; the unspecific one comes last. */
const reasonKeys = [
  'FEIL_I_INNSENDTE_OPPLYSNINGER',
  'MANGLENDE_OPPLYSNINGER',
  'OPPLYSNINGER_FEIL',
  'SKRIVEFEIL',
  'FEIL_ATTEST_ERKLAERING',
  'ADM_FEIL',
  'TEKNISK_FEIL',
  'ANNET',
] as const
type ReasonKey = (typeof reasonKeys)[number]

/** Reasons whose codes end with the name of a product. */
type OfProduct = 'ADM_FEIL' | 'TEKNISK_FEIL'
export type ReplacementReason = Exclude<ReasonKey, OfProduct> | `${OfProduct}_${typeof product}`

/** Why a certificate is replaced. */
export const replacementReasons: readonly ReplacementReason[] = /* @__PURE__ */ reasonKeys.map((key) =>
  key === 'ADM_FEIL' || key === 'TEKNISK_FEIL' ? (`${key}_${product}` as const) : key,
)

/** The reasons in words. Those that end with the name of a product are keyed by the part before it. */
export const replacementReasonTexts = {
  ANNET: { nb: 'Annet', nn: 'Anna', en: 'Other' },
  FEIL_ATTEST_ERKLAERING: {
    nb: 'Feil i attest eller erklæring',
    nn: 'Feil i attest eller erklæring',
    en: 'Error in the attestation or declaration',
  },
  FEIL_I_INNSENDTE_OPPLYSNINGER: {
    nb: 'Feil i innsendte opplysninger',
    nn: 'Feil i innsende opplysningar',
    en: 'Error in the submitted information',
  },
  MANGLENDE_OPPLYSNINGER: { nb: 'Manglende opplysninger', nn: 'Manglande opplysningar', en: 'Missing information' },
  OPPLYSNINGER_FEIL: { nb: 'Feil opplysninger', nn: 'Feil opplysningar', en: 'Wrong information' },
  SKRIVEFEIL: { nb: 'Skrivefeil', nn: 'Skrivefeil', en: 'Writing error' },
  ADM_FEIL: {
    nb: 'Administrativ feil hos myndigheten',
    nn: 'Administrativ feil hos styresmakta',
    en: 'Administrative error by the authority',
  },
  TEKNISK_FEIL: { nb: 'Teknisk feil i løsningen', nn: 'Teknisk feil i løysinga', en: 'Technical error in the portal' },
} as const satisfies Readonly<Record<ReasonKey, LocalizedText>>

/** The key of a reason's text; undefined for an unknown reason. Does not import the texts, because a page may have them in one language. */
export function replacementReasonKey(reason: string): ReasonKey | undefined {
  return reasonKeys.find((key) => reason === key || (key.endsWith('_FEIL') && reason.startsWith(`${key}_`)))
}

const textOf = (reason: ReplacementReason) => replacementReasonTexts[replacementReasonKey(reason) ?? 'ANNET']

/** The reasons as a code list, for a field to choose from. */
export const replacementReasonEntries: readonly CodeEntry[] = /* @__PURE__ */ replacementReasons.map((code) => ({
  code,
  names: textOf(code),
  active: true,
}))

/** [FEE-01] Whether the error is the authority's own: the fee is waived once an officer has confirmed that (decisions.md 5.2). */
export const waivesFee = (reason: string | undefined): boolean =>
  reason !== undefined && ['ADM_FEIL', 'TEKNISK_FEIL'].includes(replacementReasonKey(reason) ?? '')
