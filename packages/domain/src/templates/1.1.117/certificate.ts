import { clause } from '../../documents/certificate/clauses.ts'
import { defineCertificate } from '../../documents/certificate/define-certificate.ts'
import { generalClauses, generalGoods, generalSources } from '../../documents/certificate/general-certificate.ts'
import { standardLayout } from '../../documents/certificate/grid.ts'
import { declaredOnLine } from '../../documents/certificate/support.ts'
import { withoutPorkProtein } from '../../documents/certificate/words/clauses.ts'
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
