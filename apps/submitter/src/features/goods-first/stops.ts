import type { Closure, GoodsTable, PlainDate, SpeciesGoods } from '@eksport/domain'
import { getTemplate, type Ware } from '@eksport/domain/templates'
import type { Plan } from './consignment.ts'

/** What the lists say that may stop the goods, or have a person look at them. */
export interface Stops {
  /** A certificate asks that farmed goods come from sites free of disease, or would if these are farmed; none asks; none are farmed. */
  readonly disease: 'FREE_SITES' | 'IF_FARMED' | 'NO_DEMAND' | 'WILD'
  /** Days on which nothing is taken in, that are still to come. */
  readonly closures: readonly Closure[]
  /** Numbers of the wares, from 1, that are not taken in already. */
  readonly stopped: readonly number[]
  /** Species whose trade needs a permit, and those that nobody farms and are said to be farmed. */
  readonly protectedSpecies: readonly string[]
  readonly notFarmed: readonly string[]
  readonly veterinarian: boolean
}

/** [EXP-09] What may stop the goods of the planned certificates, by the lists that the application is judged by. */
export function stopsOf(
  { certificates, leftOut }: Plan,
  wares: readonly Ware[],
  day: PlainDate,
  { species }: GoodsTable,
): Stops {
  const planned = certificates.map((certificate) => ({
    certificate,
    rules: getTemplate(certificate.template).rules,
    goods: certificate.wares.flatMap((place) => wares[place] ?? []),
  }))
  const goods = planned.flatMap((one) => one.goods)
  const farmed = (all: readonly Ware[]) => all.filter(({ natureOfCommodity }) => natureOfCommodity === 'FARMED')
  const demanding = planned.filter(({ rules }) => rules.diseaseFree === true).flatMap((one) => one.goods)
  const named = (all: readonly Ware[], holds: (known: SpeciesGoods) => boolean) =>
    all.flatMap(({ species: code = '' }) => {
      const known = species.get(code)
      return known !== undefined && holds(known) ? code : []
    })
  const isUnsaid = ({ natureOfCommodity }: Ware) => natureOfCommodity === undefined
  const isWild = goods.every((ware) => !isUnsaid(ware) && farmed([ware]).length === 0)
  const diseaseOf = () => {
    if (farmed(demanding).length > 0) return 'FREE_SITES'
    if (named(demanding.filter(isUnsaid), (known) => known.mayBeFarmed === true).length > 0) return 'IF_FARMED'
    return isWild ? 'WILD' : 'NO_DEMAND'
  }
  return {
    disease: diseaseOf(),
    closures: certificates.flatMap(({ closed }) => (closed !== undefined && closed.from > day ? closed : [])),
    stopped: leftOut.flatMap(({ ware, answer }) =>
      answer.outcome === 'STOPPED' && answer.obstacles.some(({ why }) => why === 'CLOSED') ? ware + 1 : [],
    ),
    protectedSpecies: named(goods, (known) => known.protected === true),
    notFarmed: named(farmed(goods), (known) => known.mayBeFarmed !== true),
    veterinarian: planned.some(({ rules }) => rules.veterinarianRequirement !== 'NONE'),
  }
}
