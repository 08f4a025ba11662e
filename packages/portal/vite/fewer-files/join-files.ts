/** A file as the bundler has cut it by itself: what exactly the same parts of the app need. */
export interface SharedFile {
  readonly name: string
  /** As it goes over the wire. */
  readonly bytes: number
  /** The parts of the app that need it at once, by their names. */
  readonly neededBy: ReadonlySet<string>
  /** Names of the files that it imports; those that are not shared do not count. */
  readonly imports: readonly string[]
}

/** What joining is weighed by. */
export interface Weights {
  /** What one file less is worth to whoever fetches it, in bytes. */
  readonly bytesPerFile: number
  /** How much a part of the app counts; one for a page. */
  readonly weightOf: (part: string) => number
  /** What a joined file may weigh; one that is heavier by itself stays alone. */
  readonly maxBytes: number
}

/** Parts of the app, one bit each. */
type Parts = bigint

interface Group {
  readonly names: readonly string[]
  readonly bytes: number
  /** Who fetches it: who needs it, and who fetches something that imports it. */
  parts: Parts
  imports: Set<Group>
  /** What it imports, and what that imports. */
  reach: Set<Group>
}

/** Numbers the parts, and sums up what sets of them weigh. */
function numbered(files: readonly SharedFile[], weightOf: Weights['weightOf']) {
  const names = [...new Set(files.flatMap(({ neededBy }) => [...neededBy]))]
  const bits = new Map(names.map((name, index) => [name, 1n << BigInt(index)]))
  const weights = new Map<Parts, number>()
  return {
    partsOf: ({ neededBy }: SharedFile): Parts =>
      [...neededBy].reduce((parts, name) => parts | (bits.get(name) ?? 0n), 0n),
    weigh(parts: Parts): number {
      const known = weights.get(parts)
      if (known !== undefined) return known
      const weight = names.reduce((sum, name) => ((bits.get(name) ?? 0n) & parts ? sum + weightOf(name) : sum), 0)
      weights.set(parts, weight)
      return weight
    },
  }
}

function reachOf(group: Group): Set<Group> {
  const reached = new Set<Group>()
  const next = [...group.imports]
  for (let one = next.pop(); one !== undefined; one = next.pop()) {
    if (reached.has(one)) continue
    reached.add(one)
    next.push(...one.imports)
  }
  return reached
}

/** Whether one imports the other through a third: joined, the third would import them and be imported by them. */
const leadsAround = (from: Group, to: Group) =>
  [...from.imports].some((between) => between !== to && between.reach.has(to))

function groupsOf(files: readonly SharedFile[], partsOf: (file: SharedFile) => Parts): Set<Group> {
  const groups = new Map<string, Group>(
    files.map((file) => {
      const [imports, reach] = [new Set<Group>(), new Set<Group>()]
      return [file.name, { names: [file.name], bytes: file.bytes, parts: partsOf(file), imports, reach }]
    }),
  )
  for (const { name, imports } of files)
    for (const imported of imports) {
      const [from, to] = [groups.get(name), groups.get(imported)]
      if (from !== undefined && to !== undefined && from !== to) from.imports.add(to)
    }
  const all = new Set(groups.values())
  for (const group of all) group.reach = reachOf(group)
  return all
}

/** Puts one group in the place of two, and answers whose parts have changed by it. */
function join(groups: Set<Group>, left: Group, right: Group): Set<Group> {
  const joined: Group = {
    names: [...left.names, ...right.names],
    bytes: left.bytes + right.bytes,
    parts: left.parts | right.parts,
    imports: new Set([...left.imports, ...right.imports].filter((one) => one !== left && one !== right)),
    reach: new Set(),
  }
  groups.delete(left)
  groups.delete(right)
  groups.add(joined)
  for (const group of groups)
    if (group.imports.delete(left) || group.imports.delete(right)) {
      group.imports.delete(right)
      group.imports.add(joined)
    }
  for (const group of groups) group.reach = reachOf(group)
  const grown = [...joined.reach].filter(({ parts }) => (parts | joined.parts) !== parts)
  for (const group of grown) group.parts |= joined.parts
  return new Set([joined, ...grown])
}

interface Pair {
  readonly left: Group
  readonly right: Group
  readonly gain: number
}

/**
 * Which shared files are better fetched as one, as lists of their names; a file alone is a list of one. Two are joined where what is
 * saved in files by the parts that fetch both is worth more than what those who fetch one alone get of the other, with all that the
 * other imports, and the file does not become too heavy; the best pair first. Nothing imports itself through another, so that all is evaluated in the order of its imports.
 */
export function joinFiles(files: readonly SharedFile[], { bytesPerFile, weightOf, maxBytes }: Weights): string[][] {
  const { partsOf, weigh } = numbered(files, weightOf)
  const groups = groupsOf(files, partsOf)

  /** What parts pay that fetched nothing of a group so far: for it, without the file, and for what it imports. */
  const priceOf = (group: Group, parts: Parts) => {
    let price = weigh(parts & ~group.parts) * group.bytes
    for (const one of group.reach) price += weigh(parts & ~one.parts) * (one.bytes + bytesPerFile)
    return price
  }
  const gainOf = (left: Group, right: Group) => {
    if (left.bytes + right.bytes > maxBytes) return 0
    const saved = weigh(left.parts & right.parts) * bytesPerFile
    return saved === 0 ? 0 : saved - priceOf(left, right.parts) - priceOf(right, left.parts)
  }
  const worthwhile = (left: Group, others: Iterable<Group>): Pair[] =>
    [...others]
      .filter((right) => right !== left)
      .map((right) => ({ left, right, gain: gainOf(left, right) }))
      .filter(({ gain, right }) => gain > 0 && !leadsAround(left, right) && !leadsAround(right, left))

  const all = [...groups]
  let pairs = all.flatMap((left, at) => worthwhile(left, all.slice(at + 1)))
  while (pairs.length > 0) {
    const { left, right } = pairs.reduce((one, other) => (other.gain > one.gain ? other : one))
    const changed = join(groups, left, right)
    const isKept = (group: Group) => groups.has(group) && !changed.has(group)
    pairs = pairs
      .filter(
        (pair) =>
          isKept(pair.left) &&
          isKept(pair.right) &&
          !leadsAround(pair.left, pair.right) &&
          !leadsAround(pair.right, pair.left),
      )
      .concat([...changed].flatMap((group) => worthwhile(group, groups)))
  }
  return [...groups].map(({ names }) => [...names])
}
