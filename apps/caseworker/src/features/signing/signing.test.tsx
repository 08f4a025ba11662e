import { getCase, getCaseSheets, getSession, handleCase, listCases } from '@eksport/api'
import { anApplication, aRow } from '@eksport/domain/testing'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { sessionOf } from '@eksport/portal/testing/reference-answers.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { officer, startCaseworkerServer } from '#src/testing/start-server.ts'

const waiting = [4001, 4002, 4003].map((referenceNumber) =>
  aRow({ referenceNumber, applicationStatus: 'TIL_SIGNERING', actions: ['sign', 'reject-signing'] }),
)
const drawing = { width: 595, height: 842, pages: [], boxes: [] }
const signedOf = (referenceNumber: number) =>
  anApplication({ referenceNumber, applicationStatus: 'GODKJENT', version: 5 })

/** A signer's queue of three, of which the server signs each. */
async function openQueue(roles: ('B' | 'V')[] = ['V']) {
  const server = startCaseworkerServer()
  let queue = waiting
  const signed: number[] = []
  server.answer(getSession, () => sessionOf({ ...officer, name: 'Henrik Dahl', roles, office: 'KLOEFTA' }, null))
  server.answer(listCases, ({ query }) => pageOf(queue, query))
  server.answer(getCaseSheets, () => drawing)
  const sign = (referenceNumber: number) => {
    signed.push(referenceNumber)
    queue = queue.filter((row) => row.referenceNumber !== referenceNumber)
    return signedOf(referenceNumber)
  }
  server.answer(handleCase, ({ params }) => sign(Number(params.referenceNumber)))
  const app = openApp('/signering')
  if (roles.includes('V')) await screen.findByRole('button', { name: 'Signer #004001' })
  const row = (reference: string) =>
    within(screen.getByRole('link', { name: reference }).closest('li') ?? document.createElement('li'))
  return { ...app, server, signed, sign, row }
}

describe('[CW-11] the signing queue', () => {
  it('signs the one that is looked at by one key, whose certificate is drawn beside it, and goes on to the next', async () => {
    const { user, server, signed, row } = await openQueue()
    expect(screen.getByText('Henrik Dahl', { selector: 'dd *, dd' })).toBeTruthy()
    await user.keyboard('j')
    expect(await screen.findByRole('button', { name: 'Signer #004002' })).toBeTruthy()
    await user.keyboard('s')
    expect(await row('#004002').findByText(/^Signert \d/)).toBeTruthy()
    expect(signed).toEqual([4002])
    expect(server.calls(handleCase)).toMatchObject([{ ifMatch: '4', body: { action: 'sign' } }])
    expect(server.calls(getCaseSheets).map(({ params }) => params.referenceNumber)).toContain(4002)
    expect(await screen.findByRole('button', { name: 'Signer #004001' })).toBeTruthy()
  })

  it('signs all that are chosen, stops at the one that fails, says why there, and goes on from there', async () => {
    const { user, server, signed, sign, row } = await openQueue()
    server.answer(handleCase, ({ params }) => {
      const referenceNumber = Number(params.referenceNumber)
      return referenceNumber === 4002 ? lose() : sign(referenceNumber)
    })
    await user.click(screen.getByRole('checkbox', { name: 'Velg alle' }))
    await user.click(screen.getByRole('button', { name: 'Signer 3 valgte' }))
    expect((await row('#004002').findByRole('alert')).textContent).toMatch(/Vi får ikke kontakt med serveren/)
    expect(screen.getByText('1 av 3 signert')).toBeTruthy()
    expect(row('#004003').getByText('Venter')).toBeTruthy()
    server.answer(handleCase, ({ params }) => sign(Number(params.referenceNumber)))
    await user.click(screen.getByRole('button', { name: 'Fortsett' }))
    expect(await screen.findByText('3 av 3 signert')).toBeTruthy()
    expect(signed).toEqual([4001, 4002, 4003])
    // The answer may have been lost alone: it is asked for again under the same key.
    const [, first, again] = server.calls(handleCase)
    expect(again?.idempotencyKey).toBe(first?.idempotencyKey)
  })

  it('[OPS-01] says of one that waits for a time stamp that it is signed later, and goes on', async () => {
    const { user, server, signed, sign, row } = await openQueue()
    const unsigned = anApplication({ referenceNumber: 4002, applicationStatus: 'TIL_SIGNERING' })
    server.answer(handleCase, ({ params }) => {
      const referenceNumber = Number(params.referenceNumber)
      return referenceNumber === 4002 ? unsigned : sign(referenceNumber)
    })
    await user.click(screen.getByRole('checkbox', { name: 'Velg alle' }))
    await user.click(screen.getByRole('button', { name: 'Signer 3 valgte' }))
    expect(await screen.findByText('2 av 3 signert')).toBeTruthy()
    expect(screen.getByText('1 signeres senere')).toBeTruthy()
    expect(row('#004002').getByText('Signeres senere')).toBeTruthy()
    expect(signed).toEqual([4001, 4003])
  })

  it('passes one that is refused, and takes the version that it has come to when it is tried again', async () => {
    const { user, server, signed, sign, row } = await openQueue()
    server.answer(getCase, ({ params }) => ({
      application: anApplication({
        referenceNumber: Number(params.referenceNumber),
        version: 9,
        applicationStatus: 'TIL_SIGNERING',
      }),
      validation: { errors: [], needsManualProcessing: false },
    }))
    server.answer(handleCase, ({ params, ifMatch }) => {
      const referenceNumber = Number(params.referenceNumber)
      return referenceNumber === 4003 || (referenceNumber === 4001 && ifMatch === '9')
        ? sign(referenceNumber)
        : refuse(412)
    })
    await user.click(screen.getByRole('checkbox', { name: 'Velg alle' }))
    await user.keyboard('s')
    expect(await row('#004001').findByText(/Saken er endret siden du så den/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Fortsett' }))
    expect(await row('#004002').findByText(/Saken er endret siden du så den/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Hopp over' }))
    expect(await screen.findByText('1 hoppet over')).toBeTruthy()
    await waitFor(() => expect(signed).toEqual([4001, 4003]))
    expect(row('#004002').getByText('Hoppet over')).toBeTruthy()
  })

  it('signs nothing whose certificate cannot be drawn', async () => {
    const { user, server, row } = await openQueue()
    server.answer(getCaseSheets, () => refuse(500))
    await user.keyboard('js')
    expect(await row('#004002').findByText('Sertifikatet lot seg ikke tegne, og er ikke signert.')).toBeTruthy()
    expect(server.calls(handleCase)).toEqual([])
  })

  it('ends after the one that is under way when Esc is pressed', async () => {
    const { user, server, signed, sign } = await openQueue()
    let release = () => {}
    server.answer(handleCase, async ({ params }) => {
      await new Promise<void>((resolve) => {
        release = resolve
      })
      return sign(Number(params.referenceNumber))
    })
    await user.click(screen.getByRole('checkbox', { name: 'Velg alle' }))
    await user.click(screen.getByRole('button', { name: 'Signer 3 valgte' }))
    await waitFor(() => expect(server.calls(handleCase)).toHaveLength(1))
    screen.getByRole('button', { name: 'Stans' }).focus()
    await user.keyboard('{Escape}')
    release()
    expect(await screen.findByText('2 venter')).toBeTruthy()
    expect(signed).toEqual([4001])
    expect(screen.queryByRole('button', { name: 'Stans' })).toBeNull()
  })

  it('sends a case back with the words of the signer', async () => {
    const { user, server } = await openQueue()
    await user.click(screen.getByRole('button', { name: 'Avvis signering' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Send tilbake uten å signere' }))
    await user.click(dialog.getByRole('button', { name: 'Avvis signering' }))
    expect(server.calls(handleCase)).toEqual([])
    await user.type(dialog.getByRole('textbox', { name: /Begrunnelse/ }), 'Feil lokalitet.')
    await user.click(dialog.getByRole('button', { name: 'Avvis signering' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.calls(handleCase)).toMatchObject([
      { params: { referenceNumber: 4001 }, body: { action: 'reject-signing', reason: 'Feil lokalitet.' } },
    ])
  })

  it('is a signer’s alone', async () => {
    const { server } = await openQueue(['B'])
    expect(await screen.findByText('Bare en signatar kan signere sertifikater.')).toBeTruthy()
    expect(server.calls(handleCase)).toEqual([])
  })
})
