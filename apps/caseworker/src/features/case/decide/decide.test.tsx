import { handleCase, listCaseNotes, listJobs, tickCase, undoApproval } from '@eksport/api'
import type { CaseJob, CaseTick, RuleViolation } from '@eksport/domain'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { openStream } from '@eksport/portal/testing/open-stream.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { act, acts, dialogOf, openCase } from '#src/testing/open-case.ts'
import { startCaseworkerServer } from '#src/testing/start-server.ts'

const job: CaseJob = {
  id: '6d0bb1a7-6f8e-4d5c-9d0e-0c7b6f6b1c01',
  name: 'approve-case',
  state: 'WAITING',
  attempts: 0,
  dueAt: '2026-11-20T11:52:10+01:00',
  addedAt: '2026-11-20T11:52:00+01:00',
}

const temperature: RuleViolation = {
  code: 'TEMPERATURE_INTERVAL',
  severity: 'MANUAL_PROCESSING',
  message: 'Temperaturen er uvanlig.',
  step: 'transport',
}

/** A server at which approvals wait. */
async function open() {
  const server = startCaseworkerServer()
  let jobs: CaseJob[] = []
  server.answer(listJobs, () => jobs)
  const opened = await openCase({ actions: ['approve', 'stop'] }, { server })
  server.answer(handleCase, () => {
    jobs = [job]
    return opened.change({})
  })
  return { ...opened, server, done: () => (jobs = []) }
}

/** The undo button of the receipt; the case has its own. */
const undoOfReceipt = async () =>
  within(await screen.findByRole('region', { name: /^Varsler \(/ })).getByRole('button', { name: 'Angre' })

it('[OPS-01] a case says that it is not signed yet while its signature waits', async () => {
  const server = startCaseworkerServer()
  server.answer(listJobs, () => [{ ...job, name: 'sign-case', attempts: 1 }])
  await openCase({ actions: ['sign'] }, { server })
  expect(await screen.findByRole('heading', { name: 'Sertifikatet er ikke signert ennå' })).toBeTruthy()
})

describe('[CW-10] an officer who approves', () => {
  it('is asked nothing, and can undo it from what says that it is done', async () => {
    const { user, server, change, done } = await open()
    server.answer(undoApproval, () => {
      done()
      return change({})
    })
    await user.keyboard('g')
    await user.click(await undoOfReceipt())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.calls(handleCase)[0]?.body).toEqual({ action: 'approve', undoable: true })
    await waitFor(() => expect(server.calls(undoApproval)).toHaveLength(1))
    expect(await screen.findAllByText('#004001: Godkjenningen er angret')).not.toEqual([])
    await waitFor(() => expect(act(/^Godkjenn/)).toBeTruthy())
  })

  it('finds the way back in the case itself, whatever became of the browser, and is told when it is too late', async () => {
    const { user, server, change } = await open()
    server.answer(undoApproval, () => {
      change({ approvedDateTime: job.addedAt })
      return refuse(409)
    })
    await user.keyboard('g')
    await screen.findByRole('heading', { name: 'Godkjennes 20.11.2026 11:52:10' })
    expect(acts().queryByRole('button', { name: /^Godkjenn/ })).toBeNull()
    const [undo] = screen.getAllByRole('button', { name: 'Angre' })
    await user.click(undo ?? document.body)
    expect(await screen.findAllByText(/^#004001: For sent å angre/)).not.toEqual([])
  })

  it('[CW-10] is not offered to undo once more, when they have undone it in the case itself', async () => {
    const { user, server, change, done } = await open()
    server.answer(undoApproval, () => {
      done()
      return change({})
    })
    await user.keyboard('g')
    const heading = await screen.findByRole('heading', { name: /^Godkjennes/ })
    const box = within(heading.closest<HTMLElement>('.eks-alert') ?? document.body)
    await user.click(box.getByRole('button', { name: 'Angre' }))
    expect(await screen.findAllByText('#004001: Godkjenningen er angret')).not.toEqual([])
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Angre' })).toBeNull())
  })

  it('takes and approves as quickly as they press, though the rest of the case is still read again', async () => {
    const server = startCaseworkerServer()
    const { user, change } = await openCase({ applicationStatus: 'INNSENDT', actions: ['take'] }, { server })
    await waitFor(() => expect(server.calls(listCaseNotes)).not.toEqual([]))
    const never = new Promise<never>(() => undefined)
    server.answer(listCaseNotes, () => never)
    server.answer(handleCase, () => change({ applicationStatus: 'UNDER_VURDERING', actions: ['approve'] }))
    await user.keyboard('t')
    await waitFor(() => expect(act(/^Godkjenn/)).toBeTruthy())
    await user.keyboard('g')
    await waitFor(() => expect(server.calls(handleCase).map(({ body }) => body.action)).toEqual(['take', 'approve']))
  })

  it('approves when the tick that they gave just before is stored', async () => {
    const server = startCaseworkerServer()
    let store: (ticks: CaseTick[]) => void = () => undefined
    server.answer(tickCase, () => new Promise<CaseTick[]>((resolve) => (store = resolve)))
    const { user, change } = await openCase({ actions: ['approve'] }, { server, errors: [temperature] })
    server.answer(handleCase, () => change({}))
    await user.click(screen.getByRole('checkbox', { name: /Temperaturen/ }))
    await waitFor(() => expect(server.calls(tickCase)).toHaveLength(1))
    await user.keyboard('g')
    expect(server.calls(handleCase)).toEqual([])
    store([{ tick: temperature.code, person: { id: 'b-1', name: 'Berit Behandler' }, time: job.addedAt }])
    await waitFor(() => expect(server.calls(handleCase)).toHaveLength(1))
  })

  it('is not told that a case is approved whose approval came to nothing', async () => {
    const { user, server } = await open()
    server.answer(undoApproval, () => refuse(409))
    await user.keyboard('g')
    await user.click(await undoOfReceipt())
    expect(await screen.findAllByText(/^#004001: Det er ingen godkjenning å angre lenger/)).not.toEqual([])
  })

  it('is named to whoever else opens the case, who can undo nothing', async () => {
    const server = startCaseworkerServer()
    server.answer(listJobs, () => [job])
    const caseworker = { id: 'b-2', name: 'Henrik Dahl' }
    await openCase({ caseworker, actions: ['transfer'] }, { server })
    await screen.findByRole('heading', { name: 'Godkjennes av Henrik Dahl 20.11.2026 11:52:10' })
    expect(screen.queryByRole('button', { name: 'Angre' })).toBeNull()
  })

  it('is named in a dialog that a colleague has open in the case', async () => {
    const server = startCaseworkerServer()
    const caseworker = { id: 'b-2', name: 'Henrik Dahl' }
    const say = openStream()
    const { user } = await openCase({ caseworker, actions: ['stop'] }, { server })
    await user.click(act(/^Stopp/))
    const dialog = await dialogOf('Stopp søknaden')
    expect(dialog.queryByRole('alert')).toBeNull()
    server.answer(listJobs, () => [job])
    await say({ kind: 'application', referenceNumber: 4001, version: 4, organisationNumber: '310000043' })
    expect((await dialog.findByRole('alert')).textContent).toMatch(
      /^Godkjennes av Henrik Dahl 20.11.2026 11:52:10.*blir saken ikke godkjent/,
    )
  })

  it('reads beside the acts why it was refused', async () => {
    const { user, server } = await openCase({ actions: ['approve'] })
    server.answer(handleCase, () => refuse(412))
    await user.keyboard('g')
    expect((await acts().findByRole('alert')).textContent).toMatch(/Saken er endret siden du åpnet den/)
  })
})
