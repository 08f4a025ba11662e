import {
  type CopyTasks,
  confirmCopies,
  getConfirmedCopies,
  getSession,
  handOutCopies,
  listCaseCopies,
  listCopyTasks,
} from '@eksport/api'
import type { CopyOrder } from '@eksport/domain'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { sessionOf } from '@eksport/portal/testing/reference-answers.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { dialogOf, openCase } from '#src/testing/open-case.ts'
import { officer, startCaseworkerServer } from '#src/testing/start-server.ts'

const order = (state: CopyOrder['state'], version = 3): CopyOrder => ({
  id: '0191b7f0-0000-7000-8000-000000000001',
  version,
  state,
  collectionDate: '2026-11-20',
  numberOfCopies: 2,
  collectionLocation: 'KLOEFTA',
  collectionTime: '10:30',
  fee: 875,
  orderedTime: '2026-11-19T08:00:00+01:00',
})

/** The copies of the office, at a server that keeps what happens to the one order. */
async function openCopies(address: string, state: CopyOrder['state'] = 'ORDERED') {
  const server = startCaseworkerServer()
  let now = order(state)
  const become = (next: CopyOrder['state']) => {
    now = order(next, now.version + 1)
    return now
  }
  const found = (asked: string | undefined): CopyTasks => {
    const isShown = now.state !== 'HANDED_OUT' && (asked === undefined || asked === now.state)
    const task = { referenceNumber: 4010, countryOfDestination: 'CN', consignorName: 'Havgull AS', order: now }
    return { tasks: isShown ? [task] : [], total: Number(isShown), mayAct: true }
  }
  server.answer(getSession, () => sessionOf({ ...officer, roles: [...officer.roles], office: 'KLOEFTA' }, null))
  server.answer(listCopyTasks, ({ query }) => found(query?.state))
  server.answer(getConfirmedCopies, () => new Blob(['%PDF-1.7'], { type: 'application/pdf' }))
  const app = openApp(address)
  await screen.findByRole('link', { name: '#004010' })
  return { ...app, server, become }
}

const confirm = async ({ user }: Pick<ReturnType<typeof openApp>, 'user'>) => {
  await user.click(screen.getByRole('button', { name: 'Bekreft og skriv ut' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Bekreft kopiene?' }))
  await user.click(question.getByRole('button', { name: 'Bekreft og skriv ut' }))
  return question
}

describe('an officer with copies to print', () => {
  it('[CPY-01] has the file before them also when the order leaves the list that they look at', async () => {
    const opened = await openCopies('/kopier?tilstand=ORDERED')
    opened.server.answer(confirmCopies, () => opened.become('PRINTED'))
    await confirm(opened)
    expect(await screen.findByText('Ingen kopier å skrive ut eller utlevere')).toBeTruthy()
    expect(screen.getByRole('dialog', { name: 'Bekreftede kopier av #004010' })).toBeTruthy()
    await waitFor(() => expect(opened.server.calls(getConfirmedCopies)).toHaveLength(1))
  })

  it('[CPY-01] [SEC-04] reads why it was refused, and confirms the version that was fetched since', async () => {
    const opened = await openCopies('/kopier')
    opened.server.answer(confirmCopies, () => {
      opened.become('ORDERED')
      return refuse(412)
    })
    const question = await confirm(opened)
    await question.findByText(/Saken er endret siden du åpnet den/)
    expect(document.activeElement?.textContent).toMatch(/Saken er endret/)
    opened.server.answer(confirmCopies, () => opened.become('PRINTED'))
    await opened.user.click(question.getByRole('button', { name: 'Bekreft og skriv ut' }))
    await screen.findByRole('dialog', { name: 'Bekreftede kopier av #004010' })
    expect(opened.server.calls(confirmCopies).map(({ ifMatch }) => ifMatch)).toEqual(['3', '4'])
  })

  it('[CPY-01] opens the print once more without confirming it again', async () => {
    const { user, server } = await openCopies('/kopier', 'PRINTED')
    await user.click(screen.getByRole('button', { name: 'Åpne utskriften' }))
    await screen.findByRole('dialog', { name: 'Bekreftede kopier av #004010' })
    await waitFor(() => expect(server.calls(getConfirmedCopies)).toHaveLength(1))
    expect(server.calls(confirmCopies)).toEqual([])
  })

  it('[CPY-01] chooses office, state and days, which stand in the address', async () => {
    const { user, server, address } = await openCopies('/kopier')
    await screen.findByRole('option', { name: 'Bergen' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kontor' }), 'BERGEN')
    await waitFor(() => expect(address()).toBe('/kopier?kontor=BERGEN'))
    expect(server.calls(listCopyTasks).at(-1)?.query).toMatchObject({ office: 'BERGEN' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kontor' }), 'KLOEFTA')
    await waitFor(() => expect(address()).toBe('/kopier'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kontor' }), 'alle')
    await waitFor(() => expect(address()).toBe('/kopier?kontor=alle'))
    expect(server.calls(listCopyTasks).at(-1)?.query).not.toHaveProperty('office')
  })
})

describe('an officer who hands out', () => {
  async function beginHandOut() {
    const opened = await openCopies('/kopier?tilstand=PRINTED', 'PRINTED')
    await opened.user.click(screen.getByRole('button', { name: 'Utlever kopiene' }))
    const dialog = await dialogOf('Hvem hentet kopiene?')
    const handOut = () => opened.user.click(dialog.getByRole('button', { name: 'Utlever kopiene' }))
    return { ...opened, dialog, handOut }
  }

  it('[STA-08] must say to whom, and nothing is left to do', async () => {
    const { user, server, dialog, become, handOut } = await beginHandOut()
    server.answer(handOutCopies, () => become('HANDED_OUT'))
    await handOut()
    expect(document.activeElement).toBe(dialog.getByRole('textbox'))
    expect(server.calls(handOutCopies)).toEqual([])
    await user.type(dialog.getByRole('textbox'), ' Ola ')
    await handOut()
    expect(await screen.findAllByText('Utleveringen er registrert')).not.toEqual([])
    expect(await screen.findByText('Ingen kopier å skrive ut eller utlevere')).toBeTruthy()
    expect(server.calls(handOutCopies)).toMatchObject([{ ifMatch: '3', body: { collectedBy: 'Ola' } }])
  })

  it('[SEC-03] keeps the name when the answer was lost, and sends the same again', async () => {
    const { user, server, dialog, handOut } = await beginHandOut()
    server.answer(handOutCopies, lose)
    await user.type(dialog.getByRole('textbox'), 'Ola')
    await handOut()
    expect((await dialog.findByRole('alert')).textContent).toMatch(/Vi får ikke kontakt med serveren/)
    await handOut()
    await waitFor(() => expect(server.calls(handOutCopies)).toHaveLength(2))
    const [first, second] = server.calls(handOutCopies)
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
    expect(dialog.getByDisplayValue('Ola')).toBeTruthy()
  })

  it('finds no old refusal when they begin again', async () => {
    const { user, server, dialog, handOut } = await beginHandOut()
    server.answer(handOutCopies, () => refuse(409, { title: 'Kopiene er hentet.', code: 'TRANSITION_REFUSED' }))
    await user.type(dialog.getByRole('textbox'), 'Ola')
    await handOut()
    await dialog.findByRole('alert')
    await user.click(dialog.getByRole('button', { name: 'Avbryt' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Utlever kopiene' }))
    expect((await dialogOf('Hvem hentet kopiene?')).queryByRole('alert')).toBeNull()
  })
})

describe('the copies of one case', () => {
  it('[CPY-01] are printed there, and the dialog stays when the list cannot be read again', async () => {
    const server = startCaseworkerServer()
    server.answer(listCaseCopies, () => [order('ORDERED')])
    server.answer(getConfirmedCopies, () => new Blob(['%PDF-1.7'], { type: 'application/pdf' }))
    const confirmedCopies = [order('ORDERED')]
    const { user, change } = await openCase({ applicationStatus: 'UTSTEDT', actions: [], confirmedCopies }, { server })
    await screen.findByRole('button', { name: 'Bekreft og skriv ut' })
    server.answer(confirmCopies, () => {
      server.answer(listCaseCopies, lose)
      change({ confirmedCopies: [order('PRINTED')] })
      return order('PRINTED')
    })
    await confirm({ user })
    expect(await screen.findByText('Klarte ikke å hente bestillingene av kopier.')).toBeTruthy()
    expect(screen.getByRole('dialog', { name: 'Bekreftede kopier av #004001' })).toBeTruthy()
  })

  it('[CPY-01] that could not be fetched are told of', async () => {
    const server = startCaseworkerServer()
    server.answer(listCaseCopies, lose)
    await openCase({ applicationStatus: 'UTSTEDT', actions: [], confirmedCopies: [order('ORDERED')] }, { server })
    expect(await screen.findByText('Klarte ikke å hente bestillingene av kopier.')).toBeTruthy()
  })
})
