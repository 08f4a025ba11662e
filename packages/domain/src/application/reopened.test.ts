import { locales } from '@eksport/forms'
import { expect, it } from 'vitest'
import { statusLabel } from './status-label.ts'

const reopened = { applicationStatus: 'UNDER_REGISTRERING', revision: 2 } as const
const others = [
  { applicationStatus: 'UNDER_REGISTRERING' },
  { applicationStatus: 'UNDER_REGISTRERING', revision: 1 },
  { applicationStatus: 'UNDER_VURDERING', revision: 2 },
] as const

it('[ACT-08] a draft that was opened to answer a question reads so in every language, and nothing else does', () => {
  expect(locales.map((locale) => statusLabel(reopened, locale))).toEqual([
    'SVAR UNDER REGISTRERING',
    'Svar under registrering',
    'Answer in draft',
  ])
  for (const other of others) expect(statusLabel(other, 'nb')).toBeUndefined()
})
