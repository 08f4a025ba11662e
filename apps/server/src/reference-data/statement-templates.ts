import type { StatementTemplate } from '@eksport/api'
import { findCertificate, statementsOf } from '@eksport/domain/documents'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'

/** The statements of certificates that countries accept, for certificates that can be applied for. */
export function statementTemplates(
  { countryTemplates }: ReferenceData,
  wanted: { readonly country: string | undefined; readonly template: string | undefined },
): StatementTemplate[] {
  return countryTemplates
    .filter(({ country }) => wanted.country === undefined || country === wanted.country)
    .filter(({ certificateTemplate }) => wanted.template === undefined || certificateTemplate === wanted.template)
    .flatMap(({ country, certificateTemplate }) => {
      const certificate = findCertificate(certificateTemplate)
      if (certificate === undefined) return []
      const { version, languages } = certificate
      const statements = statementsOf(certificate)
      return [
        {
          country,
          certificateTemplate,
          version,
          languages: ['en', ...languages.filter((one) => one !== 'en')],
          statements,
        },
      ]
    })
}
