import { getSession, listWrittenTexts, type ManagedText, writeText } from '@eksport/api'
import type { OfficerRole } from '@eksport/domain'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { sessionOf } from '@eksport/portal/testing/reference-answers.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { officer, startCaseworkerServer } from '#src/testing/start-server.ts'

const each = (text: string) => ({ nb: text, nn: text, en: text })
const phrase: ManagedText = {
  kind: 'PHRASE',
  code: 'CONFIRM',
  version: 1,
  versions: [
    { names: each('Bekreft'), texts: each('Stemmer {felt}?'), active: true },
    {
      names: each('Bekreft felt'),
      texts: each('Er {felt} {verdi}?'),
      active: true,
      validFrom: '2026-11-12',
      writtenBy: 'Solveig Moen',
      writtenAt: '2026-11-12T08:00:00Z',
    },
  ],
}
const complaint: ManagedText = {
  kind: 'COMPLAINT',
  code: 'COMPLAINT',
  version: 0,
  versions: [{ names: each('Du kan klage innen tre uker.'), active: true }],
}

function start(roles: OfficerRole[] = ['L']) {
  const server = startCaseworkerServer()
  server.answer(getSession, () => sessionOf({ ...officer, roles }, null))
  server.answer(listWrittenTexts, () => [phrase, complaint])
  return server
}
const field = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`^${name}`) })
const preview = () => within(screen.getByRole('region', { name: 'Slik leses det' }))

describe('[ADM-03] the page of texts', () => {
  it('[AUT-07] is closed to who neither leads nor administers', async () => {
    const server = start(['B', 'V'])
    openApp('/administrasjon/tekster')
    expect(await screen.findByText(/^Administrasjonen er for dem/)).toBeTruthy()
    expect(server.calls(listWrittenTexts)).toEqual([])
  })

  it('shows what a phrase says beside what is written, and its versions', async () => {
    start()
    const { user } = openApp('/administrasjon/tekster')
    await user.click(await screen.findByRole('link', { name: /^Bekreft felt/ }))
    const text = await field('Tekst på bokmål')
    // On a phone it stands below the list.
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Bekreft felt' }))
    expect(preview().getByText('Er Nettovekt 30 kg?')).toBeTruthy()
    await user.clear(text)
    await user.type(text, 'Passer {{verdi} for {{linje}?')
    expect(preview().getByText('Passer 30 kg for varelinje 3?')).toBeTruthy()
    const versions = within(screen.getByRole('region', { name: 'Versjoner' }))
    expect(versions.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Fra 12\.11\.2026, skrevet .* av Solveig MoenEr \{felt\} \{verdi\}\?$/),
      'Kom med løsningenStemmer {felt}?',
    ])
  })

  it('says at the field which placeholder it does not know, and stores the version when it is mended', async () => {
    const server = start()
    server.answer(writeText, () => ({ ...phrase, version: 2 }))
    const { user } = openApp('/administrasjon/tekster?tekst=PHRASE.CONFIRM')
    const text = await field('Tekst på bokmål')
    await user.clear(text)
    await user.type(text, 'Stemmer {{navn}?')
    await user.click(screen.getByRole('button', { name: 'Lagre ny versjon' }))
    expect(screen.getByText(/^Vi kjenner ikke \{navn\}/)).toBeTruthy()
    expect(document.activeElement).toBe(text)
    expect(server.calls(writeText)).toEqual([])
    await user.clear(text)
    await user.type(text, 'Stemmer {{felt}?')
    await user.click(screen.getByRole('button', { name: 'Lagre ny versjon' }))
    expect(await screen.findByText(/^Teksten gjelder fra/)).toBeTruthy()
    expect(server.calls(writeText)).toMatchObject([
      { params: { kind: 'PHRASE', code: 'CONFIRM' }, ifMatch: '1', body: { texts: { nb: 'Stemmer {felt}?' } } },
    ])
  })

  it('[CW-13] has a new phrase as it was written after a reload', async () => {
    start()
    const { user } = openApp('/administrasjon/tekster?tekst=ny')
    await user.type(await field('Tekst på bokmål'), 'Kan dere bekrefte partiet?')
    cleanup()
    start()
    openApp('/administrasjon/tekster?tekst=ny')
    expect((await field('Tekst på bokmål')).value).toBe('Kan dere bekrefte partiet?')
  })

  it('shows the letter that says how to complain, as it is written', async () => {
    start()
    const { user } = openApp('/administrasjon/tekster?tekst=COMPLAINT.COMPLAINT')
    const text = await field('Tekst på bokmål')
    await user.clear(text)
    await user.type(text, 'Du kan klage innen seks uker.')
    expect(preview().getByRole('heading', { name: 'Avslag på søknad om helsesertifikat' })).toBeTruthy()
    expect(preview().getByText('Du kan klage innen seks uker.')).toBeTruthy()
    expect(screen.queryByRole('checkbox', { name: 'Kan velges' })).toBeNull()
  })

  it('[SEC-04] says that somebody else has written meanwhile, and keeps what was written', async () => {
    const server = start()
    server.answer(writeText, () => refuse(412, { title: 'Endret' }))
    const { user } = openApp('/administrasjon/tekster?tekst=COMPLAINT.COMPLAINT')
    const text = await field('Tekst på bokmål')
    await user.type(text, ' Skriftlig.')
    await user.click(screen.getByRole('button', { name: 'Lagre ny versjon' }))
    expect(await screen.findByText(/^Noen andre skrev en versjon/)).toBeTruthy()
    expect(text.value).toBe('Du kan klage innen tre uker. Skriftlig.')
  })
})
