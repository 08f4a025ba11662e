import { act, render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect } from 'vitest'
import { EksportProvider } from '../foundation/text/eksport-provider.js'
import { accessibleText, changes } from './accessible-text.js'
import type { AnyValueRow, Held, ValueAct, ValueCase, ValueRow, Way } from './value-row.js'

/**
 * Who holds the value: an owner that accepts every change, one that accepts none, the component, or the component with
 * changes cancelled from outside.
 */
type Owner = 'takes' | 'refuses' | 'component' | 'cancels'

/** Where the owner can move the value. */
const steps = ['first', 'chosen', 'moved', 'none'] as const
const storyTime = Date.parse('2026-11-20T12:12:00+01:00')

function Holder<V>({ row, owner }: { row: ValueRow<V>; owner: Owner }) {
  const [value, setValue] = useState(row.first)
  const alone = owner === 'component' || owner === 'cancels'
  const held: Held<V> = {
    value,
    own: alone ? { defaultValue: row.first } : { value },
    onChange: (next, details) => {
      if (owner === 'takes') setValue(() => next)
      if (owner === 'cancels') details?.cancel?.()
    },
  }
  return (
    <>
      <form aria-label="Skjema">{row.element(held)}</form>
      {steps.map((step) => {
        const to = row[step]
        return (
          <button
            key={step}
            type="button"
            hidden
            data-owner={step}
            onClick={() => to !== undefined && setValue(() => to)}
          />
        )
      })}
    </>
  )
}

/** A page with the component on it, and the actions on it. */
function stage<V>(row: ValueRow<V>, owner: Owner) {
  const user = userEvent.setup()
  render(
    <EksportProvider locale="nb" timeZone="Europe/Oslo" now={() => storyTime}>
      <Holder row={row} owner={owner} />
    </EksportProvider>,
  )
  const settle = () => act(async () => new Promise((done) => setTimeout(done, row.settle ?? 0)))
  return {
    do: async (way: Way<V>, to: V) => {
      await row.before?.(user)
      await way(user, to)
      await settle()
    },
    /** The owner moves the value, as another field or a button of the page would. */
    own: async (to: (typeof steps)[number]) => {
      act(() => document.querySelector<HTMLElement>(`[data-owner="${to}"]`)?.click())
      await settle()
    },
    reset: async () => {
      // If the component has a form of its own, a user would reset that one.
      act(() => [...document.querySelectorAll('form')].at(-1)?.reset())
      await settle()
    },
    shows: (value: V) => shows(row, value, user),
  }
}

async function shows<V>(row: ValueRow<V>, value: V, user: UserEvent) {
  await row.before?.(user)
  const reads = row.reads ?? ((one: V) => one)
  expect(row.painted(), `painted (${row.paintedBy})`).toEqual(reads(value))
  expect(row.announced(), 'announced').toEqual(reads(value))
  if (row.sent) expect(row.sent(), 'sent').toEqual(reads(value))
}

const resetCase = <V,>(row: ValueRow<V>): ValueCase => ({
  name: 'is left alone by a reset of the form that does not tell its owner',
  play: async () => {
    const page = stage(row, 'takes')
    await page.own('chosen')
    await page.reset()
    await page.shows(row.chosen)
  },
})

/** The cases of changes by the owner alone. */
function ownerCases<V>(row: ValueRow<V>): ValueCase[] {
  return [
    {
      name: 'stands there at first, and follows its owner there and back',
      isFirst: true,
      play: async () => {
        const page = stage(row, 'takes')
        await page.shows(row.first)
        await page.own('chosen')
        await page.shows(row.chosen)
        await page.own('first')
        await page.shows(row.first)
        if (row.none === undefined) return
        await page.own('none')
        await page.shows(row.none)
      },
    },
    ...(row.outsideForms === undefined ? [resetCase(row)] : []),
  ]
}

/** The cases of one user interaction, for each owner. */
function wayCases<V>(row: ValueRow<V>, name: string, way: Way<V>, to: V): ValueCase[] {
  const played = (owner: Owner, does: string, after: (page: ReturnType<typeof stage<V>>) => Promise<unknown>) => ({
    name: `${name}: ${does}`,
    play: async () => {
      const page = stage(row, owner)
      await page.do(way, to)
      await after(page)
    },
  })
  return [
    played('takes', 'chosen', (page) => page.shows(to)),
    played('takes', 'chosen, and moved by another field afterwards', async (page) => {
      await page.own('moved')
      await page.shows(row.moved)
    }),
    ...(row.unrefusable === undefined
      ? [played('refuses', 'refused by the owner', (page) => page.shows(row.first))]
      : []),
    ...(row.keeps
      ? [
          played('component', 'kept by the component', (page) => page.shows(to)),
          played('cancels', 'refused through details.cancel', (page) => page.shows(row.first)),
        ]
      : []),
    ...(row.keeps && row.inForm
      ? [
          played('component', 'taken back by a reset of the form', async (page) => {
            await page.reset()
            await page.shows(row.first)
          }),
        ]
      : []),
  ]
}

/** What a user can do with the value, each with what the page tells differently afterwards. */
function actsOf<V>(row: ValueRow<V>): readonly ValueAct[] {
  const { pointer, keys, clear, none } = row
  const act = (name: string, way: Way<V> | undefined, to: V | undefined): ValueAct[] =>
    way === undefined || to === undefined
      ? []
      : [
          {
            name,
            play: async () => {
              const page = stage(row, 'takes')
              if (name === 'emptied') await page.own('chosen')
              const before = accessibleText()
              await page.do(way, to)
              return changes(before, accessibleText())
            },
          },
        ]
  return [...act('pointer', pointer, row.chosen), ...act('keys', keys, row.chosen), ...act('emptied', clear, none)]
}

/** All cases of a row. */
export function valueRow<V>(row: ValueRow<V>): AnyValueRow {
  const { components, prop, pointer, keys, clear, none } = row
  const ways = [
    ...(pointer ? wayCases(row, 'pointer', pointer, row.chosen) : []),
    ...(keys ? wayCases(row, 'keys', keys, row.chosen) : []),
    ...(clear && none !== undefined ? wayCases(row, 'emptied', clear, none) : []),
  ]
  const first = ways.slice(0, 1).map((way) => ({ ...way, isFirst: true }) as const)
  return { components, prop, cases: [...ownerCases(row), ...first, ...ways.slice(1)], acts: actsOf(row) }
}
