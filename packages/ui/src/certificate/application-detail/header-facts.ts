import type { SectionFacts } from './detail-context.js'

/** What the header tells in other ways, as facts: they show where they have changed. */
export const headerFacts: SectionFacts = ({ certificateFormats, certificateTemplate }, { t }) => [
  {
    label: t('certificateFormat'),
    paths: ['certificateFormats'],
    value: certificateFormats.map((format) => t(format)),
  },
  { label: t('certificateTemplate'), paths: ['certificateTemplate'], value: certificateTemplate, code: true },
]
