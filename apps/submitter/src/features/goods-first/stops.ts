import type { Closure, GoodsTable, PlainDate, SpeciesGoods } from '@eksport/domain'
import { getTemplate, type Ware } from '@eksport/domain/templates'
import type { Plan } from './consignment.ts'

/** What the lists know that may stop the goods or send them to a caseworker. */
export interface Stops {
  /**
   * `FREE_SITES`: a certificate requires that the farmed goods come from disease-free sites. `IF_FARMED`: it would, if the goods are
   * farmed. `NO_DEMAND`: no certificate requires it. `WILD`: no goods are farmed.
   */
  readonly disease: 'FREE_SITES' | 'IF_FARMED' | 'NO_DEMAND' | 'WILD'
  /** Coming periods in which the country accepts nothing. */
  readonly closures: readonly Closure[]
  /** Numbers of the goods, from 1, that are already not accepted. */
  readonly stopped: readonly number[]
  /** `protectedSpecies` need a trade permit; `notFarmed` are stated as farmed although nobody farms them. */
  readonly protectedSpecies: readonly string[]
  readonly notFarmed: readonly string[]
  readonly veterinarian: boolean
}

/** [EXP-09] What may stop the goods of the planned certificates, by the same lists that the application is assessed by. */
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
