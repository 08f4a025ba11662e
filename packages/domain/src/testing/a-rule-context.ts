import {
  type EstablishmentRecord,
  nothingAsked,
  type Register,
  type RegisterAnswers,
  type RegisterFacts,
} from '../documents/rule/register.ts'
import type { RuleContext, RuleParameters } from '../documents/rule/rule-context.ts'
import type { TemplateRules } from '../documents/rule/template-rules.ts'

/** [decisions.md 5.3] The values as the first row of the reference data has them. */
export const exampleParameters: RuleParameters = {
  freshMaxAgeDays: 15,
  storedMaxAgeMonths: 24,
  frozenMaxTemperature: -18,
  freshMinTemperature: -2,
  freshMaxTemperature: 4,
  maxIntervalWidth: 10,
  maxProductLines: 100,
}

/** What the registers say in an example: facts of those that answered, and those that did not. */
export interface RuleFixture {
  readonly today?: string
  readonly parameters?: Partial<RuleParameters>
  readonly autoApprove?: boolean
  readonly labels?: RuleContext['labels'] | undefined
  readonly establishments?: ReadonlyMap<string, EstablishmentRecord>
  readonly diseases?: RegisterFacts['diseases']
  readonly duplicates?: RegisterFacts['duplicates']
  readonly species?: RegisterFacts['species']
  readonly unavailable?: readonly Register[]
}

const at = '2026-11-20T12:00:00+01:00'

const answered = <Facts>(facts: Facts | undefined, isFinding: boolean) =>
  facts === undefined
    ? ({ outcome: 'not-asked' } as const)
    : ({ outcome: isFinding ? 'finding' : 'ok', at, facts } as const)

/** Answers of all registers; one that nothing is said of was not asked. */
function answersOf({ establishments, diseases, duplicates, species, unavailable = [] }: RuleFixture): RegisterAnswers {
  const down = Object.fromEntries(unavailable.map((register) => [register, { outcome: 'unavailable', at }]))
  return {
    ...nothingAsked,
    establishments: answered(establishments && Object.fromEntries(establishments), false),
    diseases: answered(diseases, (diseases ?? []).length > 0),
    duplicates: answered(duplicates, (duplicates ?? []).length > 0),
    species: answered(species, false),
    ...down,
  }
}

/** A context of the rules on an ordinary day, total as the product's is. */
export function aRuleContext(rules: TemplateRules, fixture: RuleFixture = {}): RuleContext {
  return {
    rules,
    today: fixture.today ?? '2026-11-20',
    parameters: { ...exampleParameters, ...fixture.parameters },
    autoApprove: fixture.autoApprove ?? false,
    registers: answersOf(fixture),
    ...(fixture.labels && { labels: fixture.labels }),
  }
}
