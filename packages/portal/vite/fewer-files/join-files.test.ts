import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinFiles, type SharedFile } from './join-files.ts'

const file = (name: string, bytes: number, neededBy: string, imports: readonly string[] = []): SharedFile => ({
  name,
  bytes,
  neededBy: new Set(neededBy.split(' ')),
  imports,
})
const weights = { bytesPerFile: 1000, weightOf: () => 1, maxBytes: 100_000 }
const join = (...files: readonly SharedFile[]) =>
  joinFiles(files, weights)
    .map((names) => names.sort().join('+'))
    .sort()

describe('files that several pages share', () => {
  it('are joined where nearly the same pages need them', () => {
    expect(join(file('a', 300, 'list form'), file('b', 200, 'list form case'))).toEqual(['a+b'])
  })

  it('stay apart where a page would get more than a file is worth', () => {
    expect(join(file('a', 9000, 'list form'), file('b', 200, 'list form case'))).toEqual(['a', 'b'])
  })

  it('stay apart where no page needs both', () => {
    expect(join(file('a', 10, 'list'), file('b', 10, 'form'))).toEqual(['a', 'b'])
  })

  it('are counted with what they import', () => {
    const heavy = file('heavy', 9000, 'form')
    expect(join(heavy, file('a', 100, 'form', ['heavy']), file('b', 100, 'form list'))).toEqual(['a+heavy', 'b'])
  })

  it('are not joined around a third that one of them imports and that imports the other', () => {
    const files = [file('a', 10, 'list', ['b']), file('b', 90_000, 'list form', ['c']), file('c', 10, 'list form case')]
    expect(join(...files)).not.toContain('a+c')
  })

  it('stay apart where the file would be heavier than one may be', () => {
    const files = [file('a', 300, 'list form'), file('b', 300, 'list form'), file('c', 200, 'list form')]
    expect(joinFiles(files, { ...weights, maxBytes: 500 }).map((names) => names.length)).toEqual([1, 2])
  })

  it('are joined less for a part that counts less', () => {
    const files = [file('a', 300, 'list late'), file('b', 900, 'list')]
    const joinedAt = (late: number) =>
      joinFiles(files, { ...weights, bytesPerFile: 800, weightOf: (part) => (part === 'late' ? late : 1) })
    expect([joinedAt(0.1).length, joinedAt(1).length]).toEqual([1, 2])
  })
})

/** Files that import later ones only, each needed by all that need what imports it: as a bundler gives them. */
const graphs = fc
  .array(
    fc.record({
      bytes: fc.integer({ min: 1, max: 4000 }),
      pages: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 1 }),
      imports: fc.array(fc.nat(11), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((drawn) => {
    const files = drawn.map(({ bytes, pages, imports }, at) => ({
      name: `f${at}`,
      bytes,
      neededBy: new Set(pages.map(String)),
      imports: imports.filter((to) => to > at && to < drawn.length).map((to) => `f${to}`),
    }))
    for (const { neededBy, imports } of files)
      for (const name of imports) for (const page of neededBy) files[Number(name.slice(1))]?.neededBy.add(page)
    return files
  })

type Groups = readonly (readonly string[])[]

/** The groups that a page fetches: what it needs, and what that imports. */
function fetchedBy(page: string, files: readonly SharedFile[], groups: Groups) {
  const groupOf = (name: string) => groups.findIndex((names) => names.includes(name))
  const importsOf = (group: number) =>
    files.filter(({ name }) => groupOf(name) === group).flatMap(({ imports }) => imports.map(groupOf))
  const fetched = new Set<number>()
  const next = files.filter(({ neededBy }) => neededBy.has(page)).map(({ name }) => groupOf(name))
  for (let one = next.pop(); one !== undefined; one = next.pop()) {
    if (fetched.has(one)) continue
    fetched.add(one)
    next.push(...importsOf(one))
  }
  return fetched
}

/** What all pages pay together, a file counted as so many bytes more. */
function costOf(files: readonly SharedFile[], groups: Groups): number {
  const bytesOf = (name: string) => files.find((one) => one.name === name)?.bytes ?? 0
  const costs = groups.map((names) => names.reduce((sum, name) => sum + bytesOf(name), weights.bytesPerFile))
  const pages = new Set(files.flatMap(({ neededBy }) => [...neededBy]))
  return [...pages]
    .flatMap((page) => [...fetchedBy(page, files, groups)])
    .reduce((sum, group) => sum + (costs[group] ?? 0), 0)
}

describe('whatever files there are', () => {
  it('each is in one group', () => {
    fc.assert(
      fc.property(graphs, (files) => {
        expect(joinFiles(files, weights).flat().sort()).toEqual(files.map(({ name }) => name).sort())
      }),
    )
  })

  it('no group imports itself through another', () => {
    fc.assert(
      fc.property(graphs, (files) => {
        const groups = joinFiles(files, weights)
        const groupOf = (name: string) => groups.findIndex((names) => names.includes(name))
        const importsOf = (group: number) =>
          files.filter(({ name }) => groupOf(name) === group).flatMap(({ imports }) => imports.map(groupOf))
        const open = new Set<number>()
        const visit = (group: number): boolean => {
          if (open.has(group)) return false
          open.add(group)
          const isFine = importsOf(group).every((to) => to === group || visit(to))
          open.delete(group)
          return isFine
        }
        expect(groups.every((_, at) => visit(at))).toBe(true)
      }),
    )
  })

  it('no file that was joined is heavier than one may be', () => {
    fc.assert(
      fc.property(graphs, fc.integer({ min: 1, max: 9000 }), (files, maxBytes) => {
        const bytesOf = (name: string) => files.find((one) => one.name === name)?.bytes ?? 0
        const joined = joinFiles(files, { ...weights, maxBytes }).filter((names) => names.length > 1)
        for (const names of joined)
          expect(names.reduce((sum, name) => sum + bytesOf(name), 0)).toBeLessThanOrEqual(maxBytes)
      }),
    )
  })

  it('all pages together do not pay more than they save', () => {
    fc.assert(
      fc.property(graphs, (files) => {
        const apart = files.map(({ name }) => [name])
        expect(costOf(files, joinFiles(files, weights))).toBeLessThanOrEqual(costOf(files, apart))
      }),
    )
  })
})
