import type { Viewpoint } from '@eksport/domain'
import { aRow } from '@eksport/domain/testing'
import { render, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { EksportProvider } from '../../foundation/text/eksport-provider.js'
import { sampleLabels } from '../../testing/sample-labels.js'
import { applicationColumns } from './application-columns.js'
import { type PlainRow, plainColumns } from './application-values.js'

function written(viewpoint: Viewpoint, row: PlainRow, ids: readonly string[]) {
  const { current: context } = renderHook(() => useEksport()).result
  return plainColumns(ids, { labels: sampleLabels, viewpoint, context }).map(({ heading, value }) => [
    heading,
    value(row),
  ])
}

const idsOf = (viewpoint: Viewpoint) =>
  applicationColumns({ labels: sampleLabels, viewpoint, locale: 'nb' }).map(({ id }) => id)

describe('[LST-19] the columns of a file', () => {
  it.each(['INNSENDER', 'BEHANDLER'] as const)('[LST-19] are there for every column of the list of %s', (viewpoint) => {
    for (const id of idsOf(viewpoint)) expect(written(viewpoint, aRow(), [id]).length, id).toBeGreaterThan(0)
  })

  it('[LST-19] stand in the order that is asked for, with codes as words, dates as dates and weights as numbers', () => {
    const ids = ['status', 'reference', 'gone', 'template', 'goods', 'retrievalDate', 'submitted', 'certificateFormat']
    expect(written('BEHANDLER', aRow(), ids)).toEqual([
      ['Status', 'Innsendt'],
      ['Referanse', '#004001'],
      ['Sertifikatmal', '1.1.100 Kina, sunnhetsattest, kinesisk-engelsk'],
      ['Varer', sampleLabels.label('species', '711')],
      ['Nettovekt (kg)', 16_416],
      ['Hentedato', { day: '2026-11-23' }],
      ['Innsendt', { moment: '2026-11-20T09:47:21+01:00' }],
      ['Sertifikatformat', 'Papirbasert sertifikat, Elektronisk sertifikat'],
    ])
  })

  it.each(['INNSENDER', 'BEHANDLER'] as const)(
    '[LST-19] have the status of %s as the list paints it, not in capitals',
    (viewpoint) => {
      const row = aRow({ applicationStatus: 'AVKLARING_INNSENDER' })
      expect(written(viewpoint, row, ['status'])).toEqual([['Status', 'Avklaring innsender']])
    },
  )

  it('[ACT-12] say of a replaced certificate whose paper is awaited what the list says', () => {
    const row = aRow({ applicationStatus: 'KANSELLERING_BEHANDLES', replacedByApplicationReferences: [4002] })
    const word = 'ERSTATTET, VENTER PÅ PAPIRET'
    expect(written('INNSENDER', row, ['status'])).toEqual([['Status', 'Erstattet, venter på papiret']])
    const listed = applicationColumns({ labels: sampleLabels, viewpoint: 'INNSENDER', locale: 'nb' })
    const cell = listed.find(({ id }) => id === 'status')?.cell as (props: object) => ReactNode
    const { container } = render(cell({ row: { original: row } }))
    expect(container.textContent).toBe(word)
    expect(written('INNSENDER', { ...row, replacedByApplicationReferences: undefined }, ['status'])).toEqual([
      ['Status', 'Kansellering behandles'],
    ])
  })

  it('[ACT-08] say of a draft that was opened to answer what the list says', () => {
    const draft = aRow({ applicationStatus: 'UNDER_REGISTRERING' })
    expect(written('INNSENDER', { ...draft, revision: 2 }, ['status'])).toEqual([['Status', 'Svar under registrering']])
    expect(written('INNSENDER', { ...draft, revision: 1 }, ['status'])).toEqual([['Status', 'Under registrering']])
  })

  it.each([
    ['nb', 'Kan ikke leses', 'Laks, vekten kan ikke leses', 'Kan ikke leses helt'],
    ['nn', 'Kan ikkje lesast', 'Laks, vekta kan ikkje lesast', 'Kan ikkje lesast heilt'],
    ['en', 'Cannot be read', 'Laks, the weight cannot be read', 'Cannot be read in full'],
  ] as const)(
    '[LST-01] [LST-19] say in %s what is stored and cannot be read, and show the rest',
    (locale, none, goods, partly) => {
      const row = aRow({
        goods: { species: ['711'] },
        retrievalDate: undefined,
        unreadable: ['goods.netWeight', 'retrievalDate', 'applicationStatus'],
      })
      const name = sampleLabels.label('species', '711')
      const { current: context } = renderHook(() => useEksport(), {
        wrapper: ({ children }: { children: ReactNode }) => (
          <EksportProvider locale={locale}>{children}</EksportProvider>
        ),
      }).result
      const ids = ['reference', 'goods', 'retrievalDate', 'status', 'country']
      const file = plainColumns(ids, { labels: sampleLabels, viewpoint: 'BEHANDLER', context })
      const country = sampleLabels.label('countries', 'CN')
      expect(file.map(({ value }) => value(row))).toEqual([`#004001 (${partly})`, name, none, none, none, country])
      const listed = applicationColumns({ labels: sampleLabels, viewpoint: 'BEHANDLER', locale })
      const painted = ids.map((id) => {
        const cell = listed.find((column) => column.id === id)?.cell as (props: object) => ReactNode
        return render(cell({ row: { original: row } })).container.textContent
      })
      expect(painted).toEqual([`#004001${partly}`, goods.replace('Laks', name), none, none, country])
    },
  )

  it('[LST-19] hold nothing where nothing is known, and the name of whoever has the case', () => {
    const row = aRow({
      goods: { species: [], netWeight: 0 },
      submittedDateTime: undefined,
      retrievalDate: undefined,
      caseworker: { id: 'sb7', name: 'Kari Nordli' },
    })
    const values = written('BEHANDLER', row, ['goods', 'submitted', 'retrievalDate', 'due', 'assigned'])
    expect(values.map(([, value]) => value)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      'Kari Nordli',
    ])
  })
})
