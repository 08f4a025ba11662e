import { type Asking, getAt } from '@eksport/forms'
import type { FactPath } from '../../facts/facts.ts'
import { isGiven } from '../../facts/write-fact.ts'
import type { ProductLine } from '../../goods/product-line/product-line.ts'
import type { Known } from './source.ts'

/**
 * What supports a clause. `stands` returns whether it does, for the whole consignment or for certain lines, counted from zero:
 * support for one line never covers another. The compiler checks `Read` against the form, as for a box.
 */
export type Support<Read extends string = string> = {
  readonly by: 'declaration' | 'register' | 'answer'
  readonly reads: readonly string[]
  readonly stands: (known: Known) => 'all' | readonly number[]
} & Asking<never, Read>

type LinePath = Extract<FactPath, `productLines.${string}`>

const onLines = (holds: (line: ProductLine, known: Known) => boolean) => (known: Known) =>
  known.lines.flatMap((line, index) => (holds(line, known) ? [index] : []))

const inLine = (line: ProductLine, path: LinePath) => getAt(line, path.slice('productLines.'.length))

/** The exporter has ticked a declaration for the whole consignment. */
export const declared = <const Path extends Exclude<FactPath, LinePath>>(path: Path): Support<Path> => ({
  by: 'declaration',
  reads: [path],
  stands: ({ application }) => (isGiven(getAt(application, path)) ? 'all' : []),
})

/** The exporter has ticked a declaration on each of these lines. */
export const declaredOnLine = <const Path extends LinePath>(path: Path): Support<Path> => ({
  by: 'declaration',
  reads: [path],
  stands: onLines((line) => isGiven(inLine(line, path))),
})

/** These lines were answered so: the clause says no more than the answer. */
export const answeredOnLine = <const Path extends LinePath>(path: Path, value: string | boolean): Support<Path> => ({
  by: 'answer',
  reads: [path],
  stands: onLines((line) => inLine(line, path) === value),
})

/** The producer of these lines is in the register of approved establishments. */
export const registeredProducer: Support<
  'productLines.productionEstablishment.approvalNumber' | 'productLines.productionEstablishment.isUnauthorized'
> = {
  by: 'register',
  reads: ['productLines.productionEstablishment.approvalNumber', 'productLines.productionEstablishment.isUnauthorized'],
  stands: onLines(({ productionEstablishment: producer }, { lookups }) => {
    if (producer?.approvalNumber === undefined || producer.isUnauthorized === true) return false
    return lookups.establishment(producer.approvalNumber) !== undefined
  }),
}

/** All slaughter sites of these lines are in the aquaculture register. */
export const registeredSites: Support<'productLines.slaughterInformation'> = {
  by: 'register',
  reads: ['productLines.slaughterInformation'],
  stands: onLines(
    ({ slaughterInformation: periods = [] }, { lookups }) =>
      periods.length > 0 &&
      periods.every(({ siteNumber }) => siteNumber !== undefined && lookups.site(siteNumber) !== undefined),
  ),
}

type TemperaturePath = `transport.temperatureRequirements.${'isAmbient' | 'minTemperature' | 'maxTemperature'}`

const frozenAt = -18

function temperatureKind({ application }: Known): 'ambient' | 'chilled' | 'frozen' | undefined {
  const { isAmbient, maxTemperature: max } = application.transport?.temperatureRequirements ?? {}
  if (isAmbient === true) return 'ambient'
  if (max === undefined) return undefined
  return max <= frozenAt ? 'frozen' : 'chilled'
}

/** The temperature in the answers: ambient, warmer than −18 °C, or −18 °C and colder. */
export const transportedAt = (kind: 'ambient' | 'chilled' | 'frozen'): Support<TemperaturePath> => ({
  by: 'answer',
  reads: [
    'transport.temperatureRequirements.isAmbient',
    'transport.temperatureRequirements.minTemperature',
    'transport.temperatureRequirements.maxTemperature',
  ],
  stands: (known) => (temperatureKind(known) === kind ? 'all' : []),
})
