import { preInformationStep, templates } from '@eksport/domain/templates'
import { describe, expect, it } from 'vitest'
import { codeListsOf } from './code-lists-of.ts'

describe('code lists of a page', () => {
  it('leaves the lists of the first page to the page, for they depend on what is chosen', () => {
    expect(codeListsOf(preInformationStep.sections)).toEqual([])
  })

  it('finds every list of a product line, lists inside lists included', () => {
    const lines = templates.flatMap(({ steps }) => steps.flatMap(({ items }) => items?.sections ?? []))
    expect(codeListsOf(lines)).toEqual(expect.arrayContaining(['species', 'countries', 'packaging-types']))
  })
})
