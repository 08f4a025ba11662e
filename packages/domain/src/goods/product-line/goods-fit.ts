import type { GoodsHeading, SpeciesEntry } from '../../reference/code-list/code-entry.ts'
import type { ProductLine } from './product-line.ts'

/** What the list of species says about one, for the checks of the goods. */
export type SpeciesGoods = Pick<SpeciesEntry, 'group' | 'parent' | 'mayBeFarmed' | 'protected'>

/** [RUL-06] What the reference data says about goods: the headings by code, and the species by code. */
export interface GoodsTable {
  readonly headings: ReadonlyMap<string, GoodsHeading>
  readonly species: ReadonlyMap<string, SpeciesGoods>
}

/** The table, made from the lists. */
export function goodsTable(
  headings: readonly GoodsHeading[],
  species: readonly ({ readonly code: string } & SpeciesGoods)[],
): GoodsTable {
  return {
    headings: new Map(headings.map((heading) => [heading.code, heading])),
    species: new Map(species.map((row) => [row.code, row])),
  }
}

/** What is known about goods; undefined values exclude nothing. */
export type StatedGoods = Pick<
  ProductLine,
  'productClassificationCode' | 'species' | 'isAlive' | 'processingState' | 'processingType'
>

/** The parts of goods that a heading can exclude. */
export type GoodsPart = 'species' | 'isAlive' | 'processingState' | 'processingType'

const shortest = 2
const longest = 6

/** Every row with whose code the code of the goods begins. */
function rowsOf(code: string, { headings }: GoodsTable): GoodsHeading[] {
  const lengths = Array.from({ length: longest - shortest + 1 }, (_, index) => shortest + index)
  return lengths.flatMap((length) => (length > code.length ? [] : (headings.get(code.slice(0, length)) ?? [])))
}

/** Whether the headings of the code and the species are known; nothing can be said about others. */
export function isKnownGoods({ productClassificationCode: code = '', species = '' }: StatedGoods, table: GoodsTable) {
  return rowsOf(code, table).length > 0 && table.species.has(species)
}

/** Whether a stated code is outside a list; no list allows every code. */
export const isOutside = (allowed: readonly string[] | undefined, value: string | undefined): boolean =>
  allowed !== undefined && value !== undefined && !allowed.includes(value)

const isAmong = (isNamed: (code: string) => boolean, species: string, { parent }: SpeciesGoods) =>
  isNamed(species) || (parent != null && isNamed(parent))

const namedElsewhere = new WeakMap<GoodsHeading, ReadonlySet<string>>()

/** The species that are named elsewhere, which an 'other' row therefore excludes. */
function namedByOthers(row: GoodsHeading, { headings }: GoodsTable): ReadonlySet<string> {
  const known = namedElsewhere.get(row)
  if (known !== undefined) return known
  const others = [...headings.values()].filter(({ code }) => row.otherThan?.some((start) => code.startsWith(start)))
  const named = new Set(others.flatMap((other) => other.species ?? []))
  namedElsewhere.set(row, named)
  return named
}

function excludesSpecies(row: GoodsHeading, species: string, table: GoodsTable): boolean {
  const known = table.species.get(species)
  if (known === undefined) return false
  if (isOutside(row.groups, known.group)) return true
  const { species: named } = row
  if (named !== undefined && !isAmong((code) => named.includes(code), species, known)) return true
  const elsewhere = namedByOthers(row, table)
  return isAmong((code) => elsewhere.has(code), species, known)
}

/** Whether a value is named; a row that names none applies to all. */
const meets = (named: readonly string[] | undefined, value: string | undefined) =>
  named === undefined || (value !== undefined && named.includes(value))

function isExcepted(
  { except = [] }: GoodsHeading,
  { species, processingState, processingType }: StatedGoods,
  table: GoodsTable,
) {
  const group = species === undefined ? undefined : table.species.get(species)?.group
  return except.some(
    ({ groups, states, types }) =>
      meets(groups, group) && meets(states, processingState) && meets(types, processingType),
  )
}

function excludedBy(row: GoodsHeading, goods: StatedGoods, table: GoodsTable): GoodsPart[] {
  const { species, isAlive, processingState: state, processingType: type } = goods
  const parts: GoodsPart[] = []
  if (species !== undefined && excludesSpecies(row, species, table)) parts.push('species')
  if (isAlive !== undefined && row.alive != null && row.alive !== isAlive) parts.push('isAlive')
  // Live goods have neither a state nor a type.
  if (isAlive) return parts
  if (isOutside(row.states, state) || (state === 'LIVE' && isAlive === false)) parts.push('processingState')
  const isDenied = type !== undefined && row.types?.deny?.includes(type) === true
  if (isDenied || isOutside(row.types?.allow, type)) parts.push('processingType')
  if (isExcepted(row, goods, table)) parts.push('processingState', 'processingType')
  return parts
}

/** [RUL-06] [EXP-06] The parts of the goods that the headings of their code exclude. What is not known excludes nothing: see `isKnownGoods`. */
export function excludedParts(goods: StatedGoods, table: GoodsTable): GoodsPart[] {
  const rows = rowsOf(goods.productClassificationCode ?? '', table)
  return [...new Set(rows.flatMap((row) => excludedBy(row, goods, table)))]
}

const finest = new WeakMap<GoodsTable, readonly string[]>()
const headingDigits = 4

/** The subheadings of the table, and the headings without subheadings. */
export function subheadingsOf(table: GoodsTable): readonly string[] {
  const known = finest.get(table)
  if (known !== undefined) return known
  const codes = [...table.headings.keys()]
  const below = codes.filter(({ length }) => length === longest)
  const alone = codes.filter(
    (code) => code.length === headingDigits && !below.some((longer) => longer.startsWith(code)),
  )
  const all = [...below, ...alone]
  finest.set(table, all)
  return all
}

/** [EXP-09] Whether the headings of any code admit the goods, whatever their own code is. */
export const isPossible = (goods: Omit<StatedGoods, 'productClassificationCode'>, table: GoodsTable): boolean =>
  subheadingsOf(table).some(
    (productClassificationCode) => excludedParts({ ...goods, productClassificationCode }, table).length === 0,
  )
