import { describe, expect, it } from 'vitest'
import { byParticularity, isInside, isPage, patternOf } from './route-files.ts'

const form = '_virksomhet/soeknader/$referenceNumber/_skjema'
const routes = [
  'innlogging.lenke',
  'kontroller.{-$code}',
  '_virksomhet',
  'index',
  '_virksomhet/soeknader/index',
  '_virksomhet/soeknader/ny',
  form,
  `${form}/index`,
  `${form}/avsender`,
  `${form}/varelinjer/_linjer`,
  `${form}/varelinjer/_linjer/index`,
  `${form}/varelinjer/_linjer/$linje`,
  `${form}/varelinjer/import`,
]
/** The route that a path leads to. */
const at = (path: string) =>
  routes
    .filter(isPage)
    .toSorted(byParticularity)
    .find((id) => new RegExp(patternOf(id)).test(path))

describe('the route of a path', () => {
  it.each([
    ['/', 'index'],
    ['/innlogging/lenke', 'innlogging.lenke'],
    ['/kontroller', 'kontroller.{-$code}'],
    ['/kontroller/ABC-123', 'kontroller.{-$code}'],
    ['/soeknader', '_virksomhet/soeknader/index'],
    ['/soeknader/ny', '_virksomhet/soeknader/ny'],
    ['/soeknader/4001', `${form}/index`],
    ['/soeknader/4001/avsender', `${form}/avsender`],
    ['/soeknader/4001/varelinjer', `${form}/varelinjer/_linjer/index`],
    ['/soeknader/4001/varelinjer/2', `${form}/varelinjer/_linjer/$linje`],
    ['/soeknader/4001/varelinjer/import', `${form}/varelinjer/import`],
    ['/nowhere', undefined],
    ['/soeknader/4001/avsender/mer', undefined],
  ])('%s is %s', (path, id) => expect(at(path)).toBe(id))

  it('is drawn in those whose names begin its own', () => {
    const around = (id: string) => routes.filter((outer) => outer !== id && isInside(id, outer))
    expect(around(`${form}/varelinjer/_linjer/$linje`)).toEqual(['_virksomhet', form, `${form}/varelinjer/_linjer`])
    expect(around('_virksomhet/soeknader/ny')).toEqual(['_virksomhet'])
    expect(around('index')).toEqual([])
  })
})
