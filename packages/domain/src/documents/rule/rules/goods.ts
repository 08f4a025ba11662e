import { formatNumber, type LocalizedText } from '@eksport/forms'
import { excludedParts, type GoodsPart, isKnownGoods } from '../../../goods/product-line/goods-fit.ts'
import type { ProductLine } from '../../../goods/product-line/product-line.ts'
import { totalsOf } from '../../../goods/product-line/totals.ts'
import { inEachLanguage, listWords } from '../rule-message.ts'
import { type Finding, type FindingParams, onLines, type Rule, type RuleSubject } from '../rule-subject.ts'

const step = 'varelinjer'

const quoted = ({ nb, nn, en }: LocalizedText, name: string | LocalizedText): LocalizedText => {
  const of = typeof name === 'string' ? { nb: name, nn: name, en: name } : name
  return { nb: `${nb} «${of.nb}»`, nn: `${nn} «${of.nn}»`, en: `${en} "${of.en}"` }
}

const living: LocalizedText = { nb: 'levende dyr', nn: 'levande dyr', en: 'living animals' }
const lifeless: LocalizedText = {
  nb: 'varer som ikke lever',
  nn: 'varer som ikkje lever',
  en: 'goods that are not alive',
}

type Wording = (line: ProductLine, label: RuleSubject['label']) => LocalizedText

/** The part of the goods that the code's heading excludes, named as in the form. */
const partWords: Readonly<Record<GoodsPart, Wording>> = {
  species: ({ species = '' }, label) =>
    quoted({ nb: 'arten', nn: 'arten', en: 'the species' }, label('species', species)),
  isAlive: ({ isAlive }) => (isAlive ? living : lifeless),
  processingState: ({ processingState = '' }, label) =>
    quoted({ nb: 'tilstanden', nn: 'tilstanden', en: 'the state' }, label('processing-states', processingState)),
  processingType: ({ processingType = '' }, label) =>
    quoted(
      { nb: 'bearbeidingstypen', nn: 'tilverkingstypen', en: 'the type of processing' },
      label('processing-types', processingType),
    ),
}

function outsideHeading(line: ProductLine, { context, label }: RuleSubject): FindingParams | undefined {
  const parts = excludedParts({ ...line, isAlive: line.isAlive === true }, context.goods)
  if (parts.length === 0) return undefined
  const what = listWords(parts.map((part) => partWords[part](line, label)))
  return { code: line.productClassificationCode ?? '', what }
}

function notFarmed({ natureOfCommodity, species }: ProductLine, { context, label }: RuleSubject) {
  if (natureOfCommodity !== 'FARMED' || species === undefined) return undefined
  const known = context.goods.species.get(species)
  return known !== undefined && known.mayBeFarmed !== true ? { species: label('species', species) } : undefined
}

function isProtected({ species = '' }: ProductLine, { context, label }: RuleSubject) {
  return context.goods.species.get(species)?.protected === true ? { species: label('species', species) } : undefined
}

const kilograms = (value: number): LocalizedText => inEachLanguage((locale) => `${formatNumber(value, locale)}\u00a0kg`)

function inEach(weight: number): LocalizedText {
  const { nb, nn, en } = kilograms(Math.round(weight * 1000) / 1000)
  return { nb: `${nb} i hvert kolli`, nn: `${nn} i kvart kolli`, en: `${en} in each package` }
}

function unlikelyPackages({ lines, parameters }: RuleSubject): Finding[] {
  const { minPackageWeight, maxPackageWeight } = parameters
  return lines.flatMap(({ number, line }): Finding[] => {
    const { netWeight, packaging } = line
    const packages = packaging?.numberOfPackages
    if (netWeight === undefined || packages === undefined) return []
    if (packages > 0 && netWeight >= minPackageWeight * packages && netWeight <= maxPackageWeight * packages) return []
    return [{ line: number, params: { what: packages > 0 ? inEach(netWeight / packages) : kilograms(netWeight) } }]
  })
}

/** The capacity of the means of transport, by its kind and the number of containers; undefined for a ship or a train. */
function capacityOf({ application: { transport = {} }, parameters }: RuleSubject): number | undefined {
  const containers = (transport.containers ?? []).filter(({ number }) => number !== undefined).length
  if (containers > 0) return containers * parameters.maxContainerLoad
  if (transport.meansOfTransport === 'TRUCK') return parameters.maxTruckLoad
  return transport.meansOfTransport === 'AIR' ? parameters.maxAircraftLoad : undefined
}

function unlikelyTotal(subject: RuleSubject): Finding[] {
  const capacity = capacityOf(subject)
  const { netWeight } = totalsOf(subject.lines.map(({ line }) => line))
  if (capacity === undefined || netWeight <= capacity) return []
  const [weight, carried] = [kilograms(netWeight), kilograms(capacity)]
  const what = {
    nb: `${weight.nb} til sammen, og transportmidlet tar ${carried.nb}`,
    nn: `${weight.nn} til saman, og transportmiddelet tek ${carried.nn}`,
    en: `${weight.en} in all, and the means of transport carries ${carried.en}`,
  }
  return [{ params: { what }, step: 'transport' }]
}

const species = 'productLines.species'
const isKnownSpecies = (line: ProductLine, { context }: RuleSubject) => context.goods.species.has(line.species ?? '')

/** [RUL-06] Rules about the goods as such: whether they can exist, may be sold, and can be carried. */
export const goodsRules: readonly Rule[] = [
  {
    code: 'HS_DOES_NOT_FIT_GOODS',
    severity: 'MANUAL_PROCESSING',
    step,
    find: onLines(outsideHeading),
    needs: [
      'productLines.productClassificationCode',
      species,
      'productLines.processingState',
      'productLines.processingType',
    ],
    isListed: (line, { context }) => isKnownGoods(line, context.goods),
  },
  {
    code: 'SPECIES_NOT_FARMED',
    severity: 'MANUAL_PROCESSING',
    step,
    find: onLines(notFarmed),
    needs: [species, 'productLines.natureOfCommodity'],
    isListed: (line, subject) => line.natureOfCommodity !== 'FARMED' || isKnownSpecies(line, subject),
  },
  {
    code: 'SPECIES_PROTECTED',
    severity: 'MANUAL_PROCESSING',
    step,
    find: onLines(isProtected),
    needs: [species],
    isListed: isKnownSpecies,
  },
  {
    code: 'WEIGHT_UNLIKELY',
    severity: 'MANUAL_PROCESSING',
    step,
    find: (subject) => [...unlikelyTotal(subject), ...unlikelyPackages(subject)],
    needs: ['productLines.netWeight', 'productLines.packaging.numberOfPackages', 'transport.meansOfTransport'],
  },
]
