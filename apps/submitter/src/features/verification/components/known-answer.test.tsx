import type { CertificateVerification } from '@eksport/api'
import { EksportProvider } from '@eksport/ui'
import { cleanup, render, screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { KnownAnswer } from './known-answer.tsx'

const words = (text: string) => ({ nb: text, nn: text, en: text })
const valid: CertificateVerification = {
  state: 'VALID',
  number: '2026-1.1.12-4007-1',
  template: { code: '1.1.12', name: words('1.1.12 Moldova') },
  from: words('Norge'),
  to: words('Moldova'),
  issuedAt: '2026-11-22T10:00:00+01:00',
  sha256: 'ab'.repeat(32),
  paperSerial: 'NO 0148203, NO 0148204',
  checkedAt: '2026-11-23T10:00:00+01:00',
}
function show(answer: CertificateVerification) {
  render(
    <EksportProvider locale="nb">
      <KnownAnswer answer={answer} />
    </EksportProvider>,
  )
  onTestFinished(cleanup)
}

it('[CRT-10] [CRT-15] names the sheets that count, and apart from them those that are void', () => {
  const since = '2026-11-22T09:00:00+01:00'
  show({
    ...valid,
    voidSheets: [
      { serial: 'NO 0148201', since },
      { serial: 'NO 0148202', since },
    ],
  })
  expect(screen.getByText('NO 0148203, NO 0148204')).toBeTruthy()
  expect(screen.getByText('NO 0148201, NO 0148202')).toBeTruthy()
  expect(screen.getByText(/har du ikke et gyldig sertifikat/)).toBeTruthy()
})

it('says nothing of void sheets where there are none', () => {
  show(valid)
  expect(screen.queryByText('Ugyldige ark')).toBeNull()
})
