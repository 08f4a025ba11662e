import { stepIds } from '@eksport/domain/templates'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { createAppRouter } from '#src/app/router.ts'
import { isFormPage, lineLink, stepLink } from './step-link.ts'

const router = createAppRouter(new QueryClient())
const pagesAt = (href: string) => router.matchRoutes(href, {})

describe('pages of the form', () => {
  it.each([
    [{ step: 'soknadsinformasjon' }, '/soeknader/4001'],
    [{ step: 'transport' }, '/soeknader/4001/transport'],
    [{ step: 'varelinjer', line: 0 }, '/soeknader/4001/varelinjer/0'],
  ] as const)('[RTE-11] %j is at %s', (target, address) => {
    expect(router.buildLocation(stepLink(4001, target)).href).toBe(address)
  })

  it.each(stepIds.filter((step) => step !== 'sertifikatmal'))('[RTE-11] the page of %s says that it is', (step) => {
    const page = pagesAt(router.buildLocation(stepLink(4001, { step })).href).at(-1)
    expect(page?.staticData.step).toBe(step)
  })

  it('[TPL-14] a copy of a line names the line that it starts from', () => {
    expect(router.buildLocation(lineLink(4001, 2, 0)).href).toBe('/soeknader/4001/varelinjer/2?kopier=0')
  })

  it.each([
    ['/soeknader/4001', true],
    ['/soeknader/4001/henting', true],
    ['/soeknader/4001/varelinjer/0', true],
    ['/soeknader/4001/detaljer', false],
    ['/soeknader/40010', false],
    ['/oversikt', false],
  ])('%s is a page of the form: %s', (address, isForm) => {
    const page = pagesAt(address).at(-1)
    if (page === undefined) throw new Error(`There is no page at ${address}`)
    expect(isFormPage(4001, page)).toBe(isForm)
  })
})
