import type { Consent } from '@eksport/forms'
import {
  type EstablishmentRecord,
  nothingAsked,
  type Register,
  type RegisterAnswers,
  type RegisterFacts,
} from '../documents/rule/register.ts'
import type { RuleContext, RuleParameters, RuleStage } from '../documents/rule/rule-context.ts'
import type { TemplateRules } from '../documents/rule/template-rules.ts'
import { type GoodsTable, goodsTable } from '../goods/product-line/goods-fit.ts'
import { exampleContext } from './example-context.ts'

/** A declaration that was given to the text of a template, by default the Chinese one. */
export const given = (template = '1.1.100', textVersion = 2): Consent => ({ given: true, template, textVersion })

/** [decisions.md 5.3] The values of the first row of the reference data. */
export const exampleParameters: RuleParameters = {
  freshMaxAgeDays: 15,
  storedMaxAgeMonths: 24,
  frozenMaxTemperature: -18,
  freshMinTemperature: -2,
  freshMaxTemperature: 4,
  maxIntervalWidth: 10,
  maxProductLines: 100,
  freshSlaughterMaxDays: 15,
  slaughterMaxDays: 60,
  productionMaxDays: 31,
  oldestYears: 10,
  frozenTolerance: 3,
  shelfStableStates: ['SALTED', 'DRIED', 'DRIED_SALTED', 'CANNED', 'DEHYDRATED', 'REFINED', 'AMBIENT'],
  minPackageWeight: 0.05,
  maxPackageWeight: 1500,
  maxTruckLoad: 30_000,
  maxContainerLoad: 30_000,
  maxAircraftLoad: 110_000,
}

/** Headings that exclude nothing, and the species of the examples, all of which are farmed. */
const exampleGoods: GoodsTable = goodsTable(
  ['03', '12', '15', '16', '23'].map((code) => ({ code })),
  [...exampleContext.codes.species].map((code) => ({ code, mayBeFarmed: true })),
)

/** The registers of an example: the facts of those that answered, and those that did not answer. */
export interface RuleFixture {
  readonly today?: string
  /** The time of day, which few rules need. */
  readonly time?: string
  readonly stage?: RuleStage
  readonly goods?: GoodsTable
  readonly asks?: RuleContext['asks']
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

/** The answers of all registers; one without facts was not asked. */
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

/** A context of the rules on an ordinary day, complete as the product's is. */
export function aRuleContext(rules: TemplateRules, fixture: RuleFixture = {}): RuleContext {
  const day = fixture.today ?? '2026-11-20'
  return {
    rules,
    now: `${day}T${fixture.time ?? '12:00'}:00+01:00`,
    today: day,
    stage: fixture.stage ?? 'SENDING',
    goods: fixture.goods ?? exampleGoods,
    asks: fixture.asks ?? (() => true),
    parameters: { ...exampleParameters, ...fixture.parameters },
    autoApprove: fixture.autoApprove ?? false,
    registers: answersOf(fixture),
    ...(fixture.labels && { labels: fixture.labels }),
  }
}
