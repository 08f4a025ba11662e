import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Chip } from '../../components/chip/chip.js'
import { OptionalMark } from '../../components/field/field-parts.js'
import { Pagination } from '../../components/pagination/pagination.js'
import { EksportProvider } from './eksport-provider.js'

it('[THM-10] speaks bokmål without a provider, and each language with one', () => {
  render(<OptionalMark />)
  expect(screen.getByText('Valgfritt')).toBeTruthy()
  for (const [locale, text] of [
    ['nn', 'Valfritt'],
    ['en', 'Optional'],
  ] as const) {
    render(
      <EksportProvider locale={locale}>
        <OptionalMark />
      </EksportProvider>,
    )
    expect(screen.getByText(text)).toBeTruthy()
  }
})

it('[THM-10] takes overrides: for all languages, for one, and from the component itself', () => {
  const page = { page: 1, pageSize: 10, total: 3, onPageChange: () => undefined }
  render(
    <EksportProvider
      messages={{
        field: { optional: 'Frivillig' },
        pagination: { range: { nn: '{from}-{to} av {total} saker', en: '{total} cases' } },
      }}
    >
      <OptionalMark />
      <Pagination {...page} />
      <EksportProvider locale="nn">
        <Pagination {...page} />
      </EksportProvider>
      <Pagination {...page} messages={{ range: '{from}-{to} av {total} varelinjer' }} />
    </EksportProvider>,
  )
  for (const text of ['Frivillig', '1-3 av 3 treff', '1-3 av 3 saker', '1-3 av 3 varelinjer']) {
    expect(screen.getByText(text)).toBeTruthy()
  }
})

it.each([
  ['חברת דגים (1987)', 'Fjern \u2068חברת דגים (1987)\u2069'],
  ['شركة الخليج 12', 'Fjern \u2068شركة الخليج 12\u2069'],
  ['Japan', 'Fjern Japan'],
])('a name that is written from the right stands apart in its sentence: %s', (label, name) => {
  render(<Chip label={label} onRemove={() => undefined} />)
  expect(screen.getByRole('button').getAttribute('aria-label') ?? screen.getByRole('button').textContent).toBe(name)
})
