import { expect, it } from 'vitest'
import { clause } from '../documents/certificate/clauses.ts'
import { defineCertificate } from '../documents/certificate/define-certificate.ts'
import { lot, treatment } from '../documents/certificate/goods.ts'
import { standardLayout } from '../documents/certificate/grid.ts'
import { answer } from '../documents/certificate/source.ts'
import { departure, grossWeight } from '../documents/certificate/sources.ts'
import { declared, declaredOnLine } from '../documents/certificate/support.ts'
import { lawfulCatch, noPhosphates } from '../documents/certificate/words/clauses.ts'
import { template as brazil } from './1.1.7/template.ts'
import { template as china } from './1.1.100/template.ts'

const words = { en: 'x', pt: 'x' }
const about = { version: 1, languages: ['en', 'pt'], agreed: null, lead: words } as const
const layout = standardLayout({ placeOfLoading: answer('transport.placeOfLoading') })

/** Every line that begins with an expected error would be a mistake in a certificate; the compiler is the test. */
function mistakes() {
  return [
    defineCertificate(brazil, { ...about, layout, goods: [lot], clauses: [] }),
    // @ts-expect-error the form of Brazil asks no time of departure
    defineCertificate(brazil, { ...about, layout: standardLayout({ departure }), goods: [], clauses: [] }),
    defineCertificate(brazil, {
      ...about,
      // @ts-expect-error nor a gross weight
      layout: standardLayout({ totalGross: grossWeight }),
      goods: [],
      clauses: [],
    }),
    // @ts-expect-error nor the animal health of a line
    defineCertificate(brazil, { ...about, layout, goods: [treatment('productLines.animalHealth')], clauses: [] }),
    defineCertificate(brazil, {
      ...about,
      layout,
      goods: [],
      // @ts-expect-error nor a declaration of lawful catch
      clauses: [clause('II.1', words, declaredOnLine('productLines.wildCaughtConsent'))],
    }),
    defineCertificate(china, {
      ...about,
      languages: ['en', 'zh'],
      lead: lawfulCatch,
      layout,
      goods: [],
      // @ts-expect-error the clause has no Chinese words
      clauses: [clause('II.1', noPhosphates, declared('transport.fulfillsEuRequirements'))],
    }),
    // @ts-expect-error a path that no application has
    answer('transport.placeOfLoadnig'),
    // @ts-expect-error a box that the layout does not have
    standardLayout({ borderPost: answer('transport.entryBcp') }),
  ]
}

it('[CRT-01] a certificate that says what its form does not ask does not compile', () => {
  // The compiler has checked the expected errors; at run time only the function's existence remains to check.
  expect(mistakes).toBeTypeOf('function')
})
