import { consentLabels } from '../../../application/consent-labels.ts'
import type { ProductLine } from '../../../goods/product-line/product-line.ts'
import { powderConsents } from '../../../goods/product-line/species.ts'
import { type Finding, onApplication, onLines, type Rule, type RuleSubject } from '../rule-subject.ts'

type LineConsent = keyof typeof powderConsents | 'wildCaughtConsent'

const powders = Object.entries(powderConsents) as [
  keyof typeof powderConsents,
  (typeof powderConsents)[keyof typeof powderConsents],
][] // the table's own entries

function wantedOn(line: ProductLine, { context }: RuleSubject): LineConsent[] {
  const processingTypes = (wanted: readonly string[]) => wanted.includes(line.processingType ?? '')
  const powder = powders
    .filter(([, { speciesPrefixes }]) => speciesPrefixes.some((start) => line.species?.startsWith(start)))
    .filter(([, entry]) => !line.isAlive && processingTypes(entry.processingTypes))
    .map(([name]) => name)
  const isWild = context.rules.wildCaughtConsent === true && line.natureOfCommodity === 'WILD_CAUGHT'
  return isWild ? [...powder, 'wildCaughtConsent'] : powder
}

function missingOnLines(subject: RuleSubject): Finding[] {
  return subject.lines.flatMap(({ number, line }) =>
    wantedOn(line, subject)
      .filter((name) => line[name] === undefined)
      .map((name) => ({ line: number, params: { consent: consentLabels[name] } })),
  )
}

function missingOnTransport({ application, context, isFrozenTransport }: RuleSubject): Finding[] {
  const { consentGeneralRequirements, noPhosphatesAdded } = application.transport ?? {}
  const isGeneralMissing = context.rules.generalRequirements === true && consentGeneralRequirements === undefined
  const isPhosphateMissing =
    context.rules.noPhosphatesWhenFrozen === true && isFrozenTransport && noPhosphatesAdded === undefined
  const missing = [
    ...(isGeneralMissing ? [consentLabels.consentGeneralRequirements] : []),
    ...(isPhosphateMissing ? [consentLabels.noPhosphatesAdded] : []),
  ]
  return missing.map((consent) => ({ params: { consent }, step: 'transport' }))
}

/** Declarations that the certificate requires. */
export const consentRules: readonly Rule[] = [
  {
    code: 'CONSENT_MISSING',
    severity: 'CRITICAL',
    step: 'varelinjer',
    find: (subject) => [...missingOnTransport(subject), ...missingOnLines(subject)],
    needs: ['productLines.species', 'productLines.processingType', 'productLines.natureOfCommodity'],
  },
  {
    code: 'FISH_FED_PORK_PROTEIN',
    severity: 'CRITICAL',
    step: 'varelinjer',
    find: onLines((line) => line.natureOfCommodity === 'FARMED' && line.consentFishFedWithoutPorkProtein === undefined),
    needs: ['productLines.natureOfCommodity'],
    isDemanded: (asked) => asked.withoutPorkProtein === true,
  },
  {
    code: 'E_CERT_NOT_DECLARED',
    severity: 'CRITICAL',
    step: 'oppsummering',
    find: onApplication(
      ({ application }) =>
        application.certificateFormats.includes('E_CERT') && application.consentForECert === undefined,
    ),
    needs: [],
  },
]
