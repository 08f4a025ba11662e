import type { FeeSource } from './source.ts'

const names = {
  HELSESERTIFIKAT: { nb: 'Helsesertifikat', nn: 'Helsesertifikat', en: 'Health certificate' },
  HELSESERTIFIKAT_UTENFOR_AAPNINGSTID: {
    nb: 'Helsesertifikat utenfor åpningstid',
    nn: 'Helsesertifikat utanfor opningstid',
    en: 'Health certificate outside opening hours',
  },
  ERSTATNINGSSERTIFIKAT: { nb: 'Erstatningssertifikat', nn: 'Erstatningssertifikat', en: 'Replacement certificate' },
  BEKREFTET_KOPI: { nb: 'Bekreftet kopi', nn: 'Stadfesta kopi', en: 'Confirmed copy' },
}

/** The published rates of 2023, and from 2025 what the decisions settled; the date 2025-01-01 itself is assumed. */
export const fees = (rows: FeeSource[]) => {
  const published = (code: string) => {
    const row = rows.find((candidate) => candidate.code === code)
    if (row === undefined) throw new Error(`The gathered fees have no ${code}.`)
    return row.amount
  }
  const period = (code: keyof typeof names, before: number, after: number) => [
    { code, names: names[code], amount: before, currency: 'NOK', validFrom: '2023-01-01', validTo: '2024-12-31' },
    { code, names: names[code], amount: after, currency: 'NOK', validFrom: '2025-01-01', validTo: null },
  ]
  const duplicate = published('DUPLICATE')
  return [
    ...period('HELSESERTIFIKAT', published('HEALTH_CERTIFICATE_FISH_ORDINARY'), 375),
    ...period('HELSESERTIFIKAT_UTENFOR_AAPNINGSTID', published('HEALTH_CERTIFICATE_FISH_OUTSIDE_HOURS'), 750),
    ...period('ERSTATNINGSSERTIFIKAT', duplicate, 875),
    ...period('BEKREFTET_KOPI', duplicate, 875),
  ]
}
