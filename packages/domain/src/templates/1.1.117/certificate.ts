import { clause } from '../../certificate/clauses.ts'
import { defineCertificate } from '../../certificate/define-certificate.ts'
import { generalClauses, generalGoods, generalSources } from '../../certificate/general-certificate.ts'
import { standardLayout } from '../../certificate/grid.ts'
import { declaredOnLine } from '../../certificate/support.ts'
import { withoutPorkProtein } from '../../certificate/words/clauses.ts'
import { template } from './template.ts'

/** The Saudi Arabian certificate, English and Arabic. */
export const certificate = defineCertificate(template, {
  version: 1,
  languages: ['en', 'ar'],
  agreed: null,
  lead: {
    en: 'for fishery products exported from Norway to the Kingdom of Saudi Arabia',
    ar: 'للمنتجات السمكية المصدرة من النرويج إلى المملكة العربية السعودية',
  },
  layout: standardLayout(generalSources),
  goods: generalGoods,
  clauses: [
    ...generalClauses,
    clause('II.7', withoutPorkProtein, declaredOnLine('productLines.consentFishFedWithoutPorkProtein')),
  ],
})
