import type { LocalizedText } from '@eksport/forms'
import type { CodeEntry } from '../code-list/code-entry.ts'

/** What the specification writes as `{product}` in two of the reasons; shown to nobody. */
const product = 'EKSPORT'

/** Why a certificate is replaced, in the order in which the reasons are offered: the one that says nothing comes last. */
export const replacementReasons = [
  'FEIL_I_INNSENDTE_OPPLYSNINGER',
  'MANGLENDE_OPPLYSNINGER',
  'OPPLYSNINGER_FEIL',
  'SKRIVEFEIL',
  'FEIL_ATTEST_ERKLAERING',
  `ADM_FEIL_${product}`,
  `TEKNISK_FEIL_${product}`,
  'ANNET',
] as const
export type ReplacementReason = (typeof replacementReasons)[number]

/** The reasons in words. Those that end with the name of a product are known by what they begin with. */
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
  MANGLENDE_OPPLYSNINGER: {
    nb: 'Manglende opplysninger',
    nn: 'Manglande opplysningar',
    en: 'Missing information',
  },
  OPPLYSNINGER_FEIL: { nb: 'Feil opplysninger', nn: 'Feil opplysningar', en: 'Wrong information' },
  SKRIVEFEIL: { nb: 'Skrivefeil', nn: 'Skrivefeil', en: 'Writing error' },
  ADM_FEIL: {
    nb: 'Administrativ feil hos myndigheten',
    nn: 'Administrativ feil hos styresmakta',
    en: 'Administrative error by the authority',
  },
  TEKNISK_FEIL: { nb: 'Teknisk feil i løsningen', nn: 'Teknisk feil i løysinga', en: 'Technical error in the portal' },
} as const satisfies Readonly<Record<string, LocalizedText>>

/** Of a reason the part that has words; nothing for what is no reason of ours. */
export function replacementReasonKey(reason: string): keyof typeof replacementReasonTexts | undefined {
  const keys = Object.keys(replacementReasonTexts) as (keyof typeof replacementReasonTexts)[] // exactly its keys
  return keys.find((key) => reason === key || (key.endsWith('_FEIL') && reason.startsWith(`${key}_`)))
}

const textOf = (reason: ReplacementReason) => replacementReasonTexts[replacementReasonKey(reason) ?? 'ANNET']

/** The reasons as a code list, for a field to choose from. */
export const replacementReasonEntries: readonly CodeEntry[] = replacementReasons.map((code) => ({
  code,
  names: textOf(code),
  active: true,
}))

/** [FEE-01] The fault is the authority's own: the fee is waived when an officer has confirmed that (decisions.md 5.2). */
export const waivesFee = (reason: string | undefined): boolean =>
  reason !== undefined && ['ADM_FEIL', 'TEKNISK_FEIL'].includes(replacementReasonKey(reason) ?? '')
