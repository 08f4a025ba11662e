import { type CertificateVerification, getSession, verifyCertificate } from '@eksport/api'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openBare } from '#src/testing/open-app.tsx'
import { startSubmitterServer } from '#src/testing/start-server.ts'

const words = (text: string) => ({ nb: text, nn: text, en: text })
const pdf = new File(['%PDF-1.7 as it was issued'], 'sertifikat.pdf', { type: 'application/pdf' })
const hashOf = async (file: File) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())).toString('hex')

const valid: CertificateVerification = {
  state: 'VALID',
  number: '2026-1.1.12-4007-1',
  template: { code: '1.1.12', name: words('1.1.12 Moldova') },
  from: words('Norge'),
  to: words('Moldova'),
  issuedAt: '2026-11-22T10:00:00+01:00',
  sha256: 'ab'.repeat(32),
  checkedAt: '2026-11-23T10:00:00+01:00',
}
const retired = { state: 'REPLACED', retiredAt: '2026-11-23T08:00:00+01:00' } as const
const code = 'ABCD-EFGH-JKMN-PQRS'

/** Somebody who holds a certificate and is not logged in. */
async function openVerification(
  address: string,
  answer: () => CertificateVerification | ReturnType<typeof lose> = () => valid,
) {
  const server = startSubmitterServer()
  server.answer(getSession, () => refuse(401))
  server.answer(verifyCertificate, answer)
  const app = openBare(address)
  await screen.findByRole('heading', { level: 1, name: 'Kontroller et sertifikat' })
  return { ...app, server }
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Kode/ })
const check = () => screen.getByRole('button', { name: 'Kontroller' })
const answer = () => within(screen.getByRole('region', { name: 'Svar' }))

describe('who holds a certificate', () => {
  it('[CRT-10] reads from its QR what became of it, without logging in', async () => {
    await openVerification(`/kontroller/${code}`)
    expect(await screen.findByRole('heading', { level: 2, name: 'Gyldig' })).toBeTruthy()
    expect(answer().getByText('2026-1.1.12-4007-1')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Svar' }).getAttribute('aria-live')).toBe('polite')
    expect(field().value).toBe(code)
    expect(document.title).toBe('Kontroller et sertifikat – Eksport')
  })

  it('[CRT-10] reads the whole of a long code: it wraps on a phone, and is sent by Enter all the same', async () => {
    const { user, server } = await openVerification(`/kontroller/${code}`)
    expect(field().tagName).toBe('TEXTAREA')
    await screen.findByRole('heading', { level: 2, name: 'Gyldig' })
    await user.type(field(), '{Enter}')
    await waitFor(() => expect(server.calls(verifyCertificate)).toHaveLength(2))
    expect(field().value).toBe(code)
  })

  it('[CRT-10] types the code, is told to where there is none, and the answer has an address', async () => {
    const { user, server, address } = await openVerification('/kontroller')
    await user.click(check())
    expect(screen.getByText('Skriv inn koden')).toBeTruthy()
    expect(document.activeElement).toBe(field())
    expect(server.calls(verifyCertificate)).toEqual([])
    await user.type(field(), ` ${code.toLowerCase()} {Enter}`)
    expect(await screen.findByRole('heading', { level: 2, name: 'Gyldig' })).toBeTruthy()
    expect(address()).toBe(`/kontroller/${code.toLowerCase()}`)
    expect(screen.queryByText('Skriv inn koden')).toBeNull()
  })

  it('[CRT-10] checks the same code once more, and reads what has become of it since', async () => {
    const { user, server } = await openVerification(`/kontroller/${code}`)
    await screen.findByRole('heading', { level: 2, name: 'Gyldig' })
    server.answer(verifyCertificate, () => ({ ...valid, ...retired }))
    await user.click(check())
    expect(await screen.findByRole('heading', { level: 2, name: 'Erstattet' })).toBeTruthy()
    expect(server.calls(verifyCertificate)).toHaveLength(2)
  })

  it.each([
    ['REPLACED', 'Erstattet', /erstattet 23\.11\.2026/],
    ['WITHDRAWN', 'Trukket tilbake', /trukket tilbake 23\.11\.2026/],
    ['CANCELLED', 'Kansellert', /kansellert 23\.11\.2026/],
    ['ANNULLED', 'Annullert', /annullert 23\.11\.2026/],
  ] as const)(
    '[CRT-10] reads of a certificate that is %s what not to use, and what holds',
    async (state, word, meaning) => {
      const successor = { number: '2026-1.1.12-4007-2', issuedAt: '2026-11-23T08:00:00+01:00' }
      await openVerification(`/kontroller/${code}`, () => ({ ...valid, ...retired, state, successor }))
      expect(await screen.findByRole('heading', { level: 2, name: word })).toBeTruthy()
      expect(answer().getByText(meaning)).toBeTruthy()
      expect(answer().getByText('Gjelder nå: 2026-1.1.12-4007-2')).toBeTruthy()
    },
  )

  it('[CRT-10] reads of a certificate that was cancelled before it was issued that it never was', async () => {
    const { issuedAt: _, sha256: __, ...never } = valid
    await openVerification(`/kontroller/${code}`, () => ({ ...never, ...retired, state: 'CANCELLED' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Kansellert' })).toBeTruthy()
    expect(answer().getByText('Ble aldri utstedt')).toBeTruthy()
    expect(answer().queryByText('Ikke gyldig siden')).toBeNull()
    expect(answer().queryByText('SHA-256')).toBeNull()
  })

  it.each([
    ['nb', 'Ikke utstedt', 'Sertifikatet er gjort klart, men ikke utstedt. Det gjelder ikke nå.', 'Gyldig'],
    ['nn', 'Ikkje utferda', 'Sertifikatet er gjort klart, men ikkje utferda. Det gjeld ikkje no.', 'Gyldig'],
    ['en', 'Not issued', 'The certificate has been prepared but not issued. It is not valid now.', 'Valid'],
  ])(
    '[CRT-10] reads in %s of one that is signed and not issued that it is %s, and no more',
    async (locale, word, meaning, ofIssued) => {
      localStorage.setItem('eksport.locale', locale)
      const { issuedAt: _, sha256: __, ...facts } = valid
      const server = startSubmitterServer()
      server.answer(getSession, () => refuse(401))
      server.answer(verifyCertificate, (): CertificateVerification => ({ ...facts, state: 'NOT_ISSUED' }))
      openBare(`/kontroller/${code}`)
      const panel = await screen.findByRole('heading', { level: 2, name: word })
      expect(screen.queryByRole('heading', { level: 2, name: ofIssued })).toBeNull()
      const region = panel.closest('section')
      expect(region?.textContent).toContain(meaning)
      expect(region?.textContent).toContain(valid.number)
      expect(within(region ?? document.body).getAllByRole('term')).toHaveLength(4)
      expect(region?.querySelector('input[type=file]')).toBeNull()
    },
  )

  it('[CRT-10] [CRT-15] reads which sheets of paper count, and apart from them those that are void', async () => {
    const paperSerial = 'NO 0148203, NO 0148204'
    const since = '2026-11-22T09:00:00+01:00'
    const voidSheets = ['NO 0148201', 'NO 0148202'].map((serial) => ({ serial, since }))
    const { user, server } = await openVerification(`/kontroller/${code}`, () => ({ ...valid, paperSerial }))
    expect(await answer().findByText(paperSerial)).toBeTruthy()
    expect(answer().queryByText('Ugyldige ark')).toBeNull()
    server.answer(verifyCertificate, () => ({ ...valid, paperSerial, voidSheets }))
    await user.click(check())
    expect(await answer().findByText('NO 0148201, NO 0148202')).toBeTruthy()
    expect(answer().getByText(paperSerial)).toBeTruthy()
    expect(answer().getByText(/har du ikke et gyldig sertifikat/)).toBeTruthy()
  })

  it('[CRT-10] reads that a code belongs to nothing, and how it may have been misread', async () => {
    const { server } = await openVerification('/kontroller/OIL', () => refuse(404))
    expect(await screen.findByRole('heading', { level: 2, name: 'Ukjent kode' })).toBeTruthy()
    expect(answer().getByText(/Vi bruker ikke bokstavene I, L, O og U/)).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Er filen uendret?' })).toBeNull()
    expect(server.calls(verifyCertificate)).toHaveLength(1)
  })

  it.each([
    ['lost', lose, 'Vi fikk ikke kontrollert sertifikatet.'],
    [
      'refused as one of too many',
      () => refuse(429),
      'Det er kontrollert mange koder herfra. Vent et minutt og prøv igjen.',
    ],
  ])(
    '[CRT-10] tries again where the answer was %s, and is told nothing of the certificate before',
    async (_, failure, message) => {
      const { user, server } = await openVerification(`/kontroller/${code}`, failure)
      expect(await answer().findByText(message)).toBeTruthy()
      expect(screen.queryByRole('heading', { level: 2, name: /Gyldig|Ukjent/ })).toBeNull()
      server.answer(verifyCertificate, () => valid)
      await user.click(answer().getByRole('button', { name: 'Prøv igjen' }))
      expect(await screen.findByRole('heading', { level: 2, name: 'Gyldig' })).toBeTruthy()
    },
  )
})

describe('who has the file of a certificate', () => {
  async function openKnown(state: Partial<CertificateVerification> = {}) {
    const sha256 = await hashOf(pdf)
    const opened = await openVerification(`/kontroller/${code}`, () => ({ ...valid, sha256, ...state }))
    await screen.findByRole('heading', { name: 'Er filen uendret?' })
    return { ...opened, input: screen.getByLabelText<HTMLInputElement>('Fil å sammenligne') }
  }

  it('[CRT-10] learns whether it is the one that was issued, and nothing of it is sent', async () => {
    const { user, server, input } = await openKnown()
    await user.upload(input, pdf)
    const same = await answer().findByText('Filen er den vi utstedte')
    expect(same.closest('[aria-live]')).toBeTruthy()
    expect(answer().getByText(`Gyldig. Kontrolltallet stemmer med ${valid.number}.`)).toBeTruthy()
    await user.upload(input, new File(['%PDF-1.7 changed'], 'endret.pdf', { type: 'application/pdf' }))
    expect(await answer().findByText('Filen er ikke den vi utstedte')).toBeTruthy()
    expect(answer().queryByText('Filen er den vi utstedte')).toBeNull()
    expect(server.calls(verifyCertificate)).toHaveLength(1)
  })

  it('[CRT-10] is not told that it is valid where it is the right file of a certificate that ended', async () => {
    const { user, input } = await openKnown(retired)
    await user.upload(input, pdf)
    expect(await answer().findByText(/men sertifikatet er ikke gyldig lenger/)).toBeTruthy()
    expect(answer().queryByText(/^Gyldig/)).toBeNull()
  })

  it('[CRT-10] drops it, also one that cannot be read', async () => {
    await openKnown()
    const place = answer().getByText('Slipp PDF-filen her')
    fireEvent.drop(place, { dataTransfer: { files: [pdf] } })
    expect(await answer().findByText('Filen er den vi utstedte')).toBeTruthy()
    const gone = new File([], 'borte.pdf')
    gone.arrayBuffer = () => Promise.reject(new Error('It was taken away'))
    fireEvent.drop(place, { dataTransfer: { files: [gone] } })
    expect(await answer().findByText('Nettleseren kunne ikke lese filen.')).toBeTruthy()
    await waitFor(() => expect(answer().queryByText('Filen er den vi utstedte')).toBeNull())
  })
})
