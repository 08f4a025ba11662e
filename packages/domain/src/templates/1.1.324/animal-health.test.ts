import { applyDependencies } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import { exportTypes, type ProductLine } from '../../goods/product-line/product-line.ts'
import { anApplication } from '../../testing/index.ts'
import { certificateOf } from '../documents.ts'
import { relevantApplication } from '../index.ts'
import { certificate } from './certificate.ts'
import { productLines } from './template.ts'

const change = (line: ProductLine, answers: Partial<ProductLine>) =>
  applyDependencies(productLines.items?.sections ?? [], line, { ...line, ...answers })

const registers = {
  name: () => undefined,
  scientificName: () => undefined,
  establishment: () => undefined,
  site: () => undefined,
}

describe('[TPL-05] animal health', () => {
  it('[TPL-05] [WIZ-12] follows from the nature of the goods and the declaration that they fall under', () => {
    const farmed = change({ id: '1' }, { natureOfCommodity: 'FARMED' })
    expect(farmed.animalHealth).toBeUndefined()
    const undisclosed = change(farmed, { exportTypeDeclaration: 'F' })
    expect(undisclosed.animalHealth).toBe('UNDISCLOSED')
    for (const letter of ['A', 'B', 'C', 'D', 'E'] as const)
      expect(change(undisclosed, { exportTypeDeclaration: letter }).animalHealth).toBe('FARMED')
    const wild = change(undisclosed, { natureOfCommodity: 'WILD_CAUGHT' })
    expect(wild.animalHealth).toBe('WILD_CAUGHT')
    expect(wild).not.toHaveProperty('exportTypeDeclaration')
    expect(change(wild, { natureOfCommodity: 'FARMED' })).not.toHaveProperty('animalHealth')
  })

  it('[CRT-01] is attested by the letter of each line, and told of wild lines in the goods alone', () => {
    const lines = [...exportTypes, undefined].map((letter, index) =>
      change(
        change({ id: String(index), isAlive: false }, { natureOfCommodity: letter ? 'FARMED' : 'WILD_CAUGHT' }),
        letter ? { exportTypeDeclaration: letter } : {},
      ),
    )
    const application = relevantApplication({
      ...anApplication({ certificateTemplate: '1.1.324', countryOfDestination: 'GB' }),
      productLines: lines,
    })
    const document = certificateOf(certificate, application, registers, {
      state: 'draft',
      locale: 'en',
      replaces: undefined,
    })
    const clauses = document.attestation.clauses.flatMap((one) => ('oneOf' in one ? one.oneOf : []))
    const health = clauses.filter(({ no }) => no.startsWith('II.4 '))
    expect(health.map(({ no, covers }) => [no, covers?.en])).toEqual(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((letter, index) => [`II.4 ${letter}`, `line ${index + 1}`]),
    )
    const goods = document.consignment.goods.rows.map((row) => JSON.stringify(row))
    expect(goods[0]).toContain('A: Non-viable crustaceans')
    expect(goods[6]).toContain('Animal health: Wild caught')
  })
})
