import { describe, expect, it } from 'vitest'
import { owedFees } from './owed-fees.ts'

const fees = [{ code: 'HELSESERTIFIKAT', amount: 375 }]
const feesDueDateTime = '2026-11-20T11:52:00+01:00'

describe('[FEE-01] what an application costs', () => {
  it.each([
    ['cancelled before anybody had begun', { applicationStatus: 'KANSELLERT', fees }, []],
    ['withdrawn before anybody had begun', { applicationStatus: 'TRUKKET_TILBAKE', fees }, []],
    ['cancelled afterwards', { applicationStatus: 'KANSELLERT', fees, feesDueDateTime }, fees],
    ['withdrawn afterwards', { applicationStatus: 'TRUKKET_TILBAKE', fees, feesDueDateTime }, fees],
    ['sent, and nobody has begun yet', { applicationStatus: 'INNSENDT', fees }, fees],
    ['waived by an officer', { applicationStatus: 'UTSTEDT', fees: [], feesDueDateTime }, []],
    ['not sent', { applicationStatus: 'UNDER_REGISTRERING' }, undefined],
    ['from before fees were kept', { applicationStatus: 'KANSELLERT' }, undefined],
  ] as const)('[FEE-01] %s', (_title, { ...charged }, expected) => {
    expect(owedFees({ ...charged, fees: 'fees' in charged ? [...charged.fees] : undefined })).toEqual(expected)
  })
})
