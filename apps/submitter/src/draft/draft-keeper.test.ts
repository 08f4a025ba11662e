import type { ApplicationAnswer } from '@eksport/api'
import { ApiError } from '@eksport/api/client'
import { type Application, buildRequest, type FormAnswers } from '@eksport/domain'
import { anApplication, aProductLine } from '@eksport/domain/testing'
import { type Answers, getAt, setAt } from '@eksport/forms'
import type { Journal } from '@eksport/portal/journal/journal.ts'
import type { Unsent } from '@eksport/portal/journal/journal-record.ts'
import type { SaveState } from '@eksport/portal/journal/save-queue.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DraftKeeper } from './draft-keeper.ts'

const validation = { errors: [], needsManualProcessing: false }
const problem = (status: number, refused: readonly string[] = []) => {
  const issues = refused.map((path) => ({ path, code: 'invalidValue' }))
  return new ApiError({ type: 'about:blank', kind: 'GENERIC_ERROR', title: 'Feil', status, traceId: '', issues })
}
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A server that keeps one draft, a browser that keeps one journal, and pages that come and go. */
function world() {
  let stored = anApplication({ productLines: [aProductLine({ id: 'a' }), aProductLine({ id: 'b' })] })
  let kept: Unsent | undefined
  const way = { isDown: false, isLoggedOut: false, losesAnswers: false, isKept: true, refuses: [] as readonly string[] }
  const answer = (): ApplicationAnswer => ({ application: stored, validation })
  const put = async (draft: FormAnswers, version: number) => {
    if (way.isDown) throw problem(0)
    if (way.isLoggedOut) throw problem(401)
    if (version !== stored.version) throw problem(412)
    const refused = way.refuses.filter((path) => !same(getAt(draft, path), getAt(stored, path)))
    if (refused.length > 0) throw problem(422, refused)
    const request = buildRequest({ ...draft }) as Partial<Application> // what of it can be stored
    stored = { ...stored, control: undefined, ...request, sender: stored.sender, version: version + 1 }
    if (draft.sender) stored = setAt(stored, 'sender.contactPerson', draft.sender.contactPerson)
    if (way.losesAnswers) throw problem(0)
    return answer()
  }
  const open = () => {
    const states: SaveState[] = []
    const onChoice = vi.fn()
    let noted: (() => Unsent | undefined) | undefined
    const journal: Journal = {
      left: kept ? [kept] : [],
      begin: () => undefined,
      note: (read) => {
        noted = read
      },
      flush: () => {
        kept = noted?.()
      },
      isKept: () => way.isKept,
    }
    const keeper = new DraftKeeper({
      answer: answer(),
      journal,
      put,
      readLatest: async () => answer(),
      onState: (state) => states.push(state),
      onStored: () => undefined,
      onMerged: (merged) => {
        screen = merged
      },
      onChoice,
      onEnded: () => undefined,
    })
    let screen = keeper.begun.answers
    keeper.begin()
    return {
      keeper,
      states,
      onChoice,
      screen: () => screen,
      type: (path: string, value: unknown) => {
        screen = setAt(screen, path, value)
        keeper.change(screen)
      },
      settle: () => keeper.flush().finally(keeper.keepHere),
    }
  }
  return {
    way,
    open,
    kept: () => kept,
    stored: () => stored,
    elsewhere: (path: string, value: unknown) => {
      stored = { ...setAt(stored, path, value), version: stored.version + 1 }
    },
  }
}

const name = 'sender.contactPerson.firstName'

describe('[EXP-03] a draft', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each([
    ['whose net is gone goes on where this browser keeps it', { isDown: true }, true],
    ['whose net is gone stays where nothing keeps it', { isDown: true, isKept: false }, false],
    ['whose session has ended stays to log in', { isLoggedOut: true }, false],
    ['that is stored goes on', {}, true],
  ])('[WIZ-17] %s', async (_, change, mayGoOn) => {
    const { way, open, stored } = world()
    Object.assign(way, change)
    const { type, keeper } = open()
    type(name, 'Kari')
    expect(await keeper.keep()).toBe(mayGoOn)
    Object.assign(way, { isDown: false, isLoggedOut: false })
    await vi.advanceTimersByTimeAsync(3000)
    expect(stored()).toMatchObject({ sender: { contactPerson: { firstName: 'Kari' } } })
  })

  it('goes on where it was after being closed without a network, and is saved by itself', async () => {
    const { way, open, kept, stored } = world()
    way.isDown = true
    const first = open()
    first.type(name, 'Kari')
    first.keeper.comment('Hastesak')
    first.keeper.keepHere()
    way.isDown = false
    const second = open()
    expect(second.keeper.begun).toMatchObject({ comment: 'Hastesak', choice: undefined })
    await second.settle()
    expect(stored()).toMatchObject({ sender: { contactPerson: { firstName: 'Kari' } } })
    // The comment is sent with the application, and stays until then.
    expect(kept()).toEqual({ edits: [], comment: 'Hastesak' })
    second.keeper.forget()
    expect(kept()).toBeUndefined()
  })

  it('keeps what a save cannot store: a number that is only half typed', async () => {
    const { open, kept, stored } = world()
    const first = open()
    first.type('productLines.0.netWeight', '12a')
    first.type(name, 'Kari')
    await first.settle()
    expect(stored().version).toBe(2)
    expect(kept()?.edits).toMatchObject([{ at: ['productLines', '#a', 'netWeight'], value: '12a' }])
    const second = open()
    expect(second.screen().productLines?.[0]?.netWeight).toBe('12a')
    await vi.advanceTimersByTimeAsync(5000)
    // Nothing that a save would store: none is made.
    expect(stored().version).toBe(2)
  })

  it('[WIZ-17] stores all but what the server refuses, says what that is, and tries it again', async () => {
    const { way, open, kept, stored } = world()
    way.refuses = ['transport.placeOfLoading', 'productLines.1.lotNumber']
    const page = open()
    page.type('transport.placeOfLoading', 'Tromsø')
    page.type('productLines.1.lotNumber', 'L9')
    page.type('productLines.1.netWeight', 77)
    page.type(name, 'Kari')
    expect(await page.keeper.keep()).toBe(true)
    await page.settle()
    expect(stored()).toMatchObject({
      sender: { contactPerson: { firstName: 'Kari' } },
      transport: { placeOfLoading: anApplication().transport?.placeOfLoading },
      productLines: [{ id: 'a' }, { id: 'b', netWeight: 77, lotNumber: aProductLine().lotNumber }],
    })
    const refused = [
      ['transport', 'placeOfLoading'],
      ['productLines', '#b', 'lotNumber'],
    ]
    expect(page.states.at(-1)).toMatchObject({ status: 'failed', unstored: refused })
    expect(kept()?.edits.map(({ at }) => at)).toEqual(refused)
    // Nothing is left to store but what is refused: no version is made of it.
    const { version } = stored()
    expect(await page.keeper.flush()).toBe('failed')
    expect(stored().version).toBe(version)
    way.refuses = []
    expect(await page.keeper.flush()).toBe('saved')
    expect(stored()).toMatchObject({ transport: { placeOfLoading: 'Tromsø' }, productLines: [{}, { lotNumber: 'L9' }] })
    expect(page.states.at(-1)).toMatchObject({ status: 'saved', unstored: [] })
  })

  it('[WIZ-17] stores a new line without the answer in it that the server refuses', async () => {
    const { way, open, stored } = world()
    way.refuses = ['productLines.2.lotNumber']
    const page = open()
    const lines = page.screen().productLines ?? []
    page.type('productLines', [...lines, aProductLine({ id: 'c', lotNumber: 'L9' })])
    await page.settle()
    const { lotNumber: _, ...rest } = aProductLine({ id: 'c' })
    expect(stored().productLines?.[2]).toEqual(rest)
  })

  it('[WIZ-17] stores the other pages while the country is chosen anew', async () => {
    const { open, kept, stored } = world()
    const page = open()
    page.type('countryOfDestination', undefined)
    page.type('certificateTemplate', undefined)
    page.type('certificateFormats', undefined)
    page.type(name, 'Kari')
    await page.settle()
    const { countryOfDestination, certificateTemplate, certificateFormats } = anApplication()
    expect(stored()).toMatchObject({ countryOfDestination, certificateTemplate, certificateFormats, version: 2 })
    expect(stored()).toMatchObject({ sender: { contactPerson: { firstName: 'Kari' } } })
    expect(kept()?.edits.map(({ at }) => at.join('.'))).toEqual(
      expect.arrayContaining(['countryOfDestination', 'certificateTemplate', 'certificateFormats']),
    )
  })

  it('[WIZ-17] stores every answer but those that a server refuses, whichever they are', async () => {
    const changes: Answers = {
      [name]: 'Kari',
      'sender.contactPerson.lastName': 'Nordmann',
      countryOfDestination: 'BR',
      certificateTemplate: '1.1.7',
      'consignor.internalReference': 'F-9',
      'control.dispatchDate': '2026-11-25',
      'control.location.city': 'Bodø',
      'transport.placeOfLoading': 'Bodø',
      'transport.flightNumber': undefined,
      'productLines.0.lotNumber': 'L8',
      'productLines.1.netWeight': 5,
      'productLines.1.catchAreas': ['27.2.a'],
    }
    const paths = Object.keys(changes)
    const some = paths.map((_, first) => paths.filter((_path, index) => (index - first) % 3 === 0))
    for (const refuses of [...paths.map((path) => [path]), ...some, paths]) {
      const { way, open, stored } = world()
      way.refuses = refuses
      const before = stored()
      const page = open()
      for (const [path, value] of Object.entries(changes)) page.type(path, value)
      await page.settle()
      const choice = ['countryOfDestination', 'certificateTemplate']
      const isRefused = (path: string) =>
        refuses.includes(path) || (choice.includes(path) && choice.some((one) => refuses.includes(one)))
      for (const path of paths)
        expect(getAt(stored(), path), `${path} of ${refuses}`).toEqual(
          isRefused(path) ? getAt(before, path) : changes[path],
        )
    }
  })

  it('knows its own save again whose answer was lost, also after the page was closed', async () => {
    const { way, open, stored } = world()
    way.losesAnswers = true
    const first = open()
    first.type(name, 'Kari')
    await first.settle()
    first.type(name, 'Karianne')
    first.keeper.keepHere()
    way.losesAnswers = false
    const second = open()
    expect(second.keeper.begun.choice).toBeUndefined()
    await second.settle()
    expect(stored()).toMatchObject({ sender: { contactPerson: { firstName: 'Karianne' } } })
    expect(second.onChoice).not.toHaveBeenCalled()
  })

  it('knows its own save again that left out what cannot be stored, and keeps that', async () => {
    const { way, open, stored, elsewhere } = world()
    elsewhere('control.dispatchDate', '2026-11-25')
    way.losesAnswers = true
    const first = open()
    first.type('control.dispatchDate', '31.11.2026')
    first.type(name, 'Kari  ')
    await first.settle()
    expect(stored().control?.dispatchDate).toBeUndefined()
    way.losesAnswers = false
    const second = open()
    expect(second.keeper.begun.choice).toBeUndefined()
    expect(second.screen().control?.dispatchDate).toBe('31.11.2026')
    await second.settle()
    expect(second.onChoice).not.toHaveBeenCalled()
  })

  it('knows the last words of a closed page again, that were stored after the next page had read the draft', async () => {
    const { way, open, stored, elsewhere } = world()
    way.isDown = true
    const first = open()
    first.type(name, 'Kari')
    first.keeper.keepHere()
    const second = open()
    // The request of the first page arrives now, and the second is cut off before it has sent anything.
    elsewhere(name, 'Kari')
    second.type(name, 'Kari Anne')
    second.keeper.keepHere()
    way.isDown = false
    const third = open()
    expect(third.keeper.begun.choice).toBeUndefined()
    await third.settle()
    expect(stored()).toMatchObject({ sender: { contactPerson: { firstName: 'Kari Anne' } } })
    expect(third.onChoice).not.toHaveBeenCalled()
  })

  it('takes in what somebody else saved meanwhile, line by line', async () => {
    const { elsewhere, open, stored } = world()
    const page = open()
    page.type(name, 'Kari')
    page.type('productLines.1.lotNumber', 'L2')
    elsewhere('productLines', [...(stored().productLines ?? []).toReversed(), aProductLine({ id: 'c' })])
    elsewhere('control.dispatchDate', '2026-11-25')
    await page.settle()
    expect(stored()).toMatchObject({
      sender: { contactPerson: { firstName: 'Kari' } },
      control: { dispatchDate: '2026-11-25' },
      productLines: [{ id: 'b', lotNumber: 'L2' }, { id: 'a' }, { id: 'c' }],
    })
    expect(page.screen()).toMatchObject({ control: { dispatchDate: '2026-11-25' } })
    expect(page.onChoice).not.toHaveBeenCalled()
  })

  it('asks only where two answered the same differently, also when it is opened again', async () => {
    const { way, elsewhere, open, stored } = world()
    way.isDown = true
    const first = open()
    first.type(name, 'Kari')
    first.type('control.dispatchDate', '2026-11-26')
    first.keeper.keepHere()
    way.isDown = false
    elsewhere(name, 'Ola')
    const second = open()
    const { choice } = second.keeper.begun
    expect(choice?.conflicts).toEqual([{ at: name.split('.'), mine: 'Kari', theirs: 'Ola' }])
    expect(second.states.at(-1)?.status).toBe('conflict')
    if (choice) second.keeper.choose(choice, () => true)
    await second.settle()
    expect(stored()).toMatchObject({
      sender: { contactPerson: { firstName: 'Ola' } },
      control: { dispatchDate: '2026-11-26' },
    })
  })

  it('keeps what is typed while it asks, and asks about the whole word', async () => {
    const { elsewhere, open, stored } = world()
    const page = open()
    page.type(name, 'Kari')
    elsewhere(name, 'Ola')
    await page.settle()
    const asked = () => page.onChoice.mock.lastCall?.[0]
    expect(asked()?.conflicts).toEqual([{ at: name.split('.'), mine: 'Kari', theirs: 'Ola' }])
    page.type(name, 'Kari Anne')
    page.type('control.dispatchDate', '2026-11-26')
    expect(asked()?.conflicts).toEqual([{ at: name.split('.'), mine: 'Kari Anne', theirs: 'Ola' }])
    page.keeper.choose(asked(), () => false)
    await page.settle()
    expect(stored()).toMatchObject({
      sender: { contactPerson: { firstName: 'Kari Anne' } },
      control: { dispatchDate: '2026-11-26' },
    })
  })
})
