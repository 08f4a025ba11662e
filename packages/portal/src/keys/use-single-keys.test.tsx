import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useShortcuts } from './use-shortcuts.ts'
import { useSingleKeys } from './use-single-keys.ts'

const heard = vi.fn((key: string) => key === 'j')
const keysHeard = () => heard.mock.calls.map(([key]) => key)
let turn: (on: boolean) => void = () => undefined

function Listener() {
  useSingleKeys(heard)
  turn = useShortcuts()[1]
  return (
    <>
      <input aria-label="text" />
      <input type="checkbox" aria-label="box" />
    </>
  )
}

const press = (key: string, options: KeyboardEventInit = {}, target: EventTarget = document.body) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options })
  target.dispatchEvent(event)
  return event
}
const find = (selector: string) => document.querySelector(selector) ?? document.body

let root: ReturnType<typeof createRoot>
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  act(() => root.render(<Listener />))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  localStorage.clear()
  heard.mockClear()
  vi.unstubAllGlobals()
})

describe('single keys', () => {
  it('[CW-05] are heard in lower case, and only one that is used is kept from the browser', () => {
    expect(press('J').defaultPrevented).toBe(true)
    expect(press('x').defaultPrevented).toBe(false)
    expect(keysHeard()).toEqual(['j', 'x'])
  })

  it('[CW-05] are left to text fields and to the browser’s own combinations', () => {
    press('j', {}, find('input'))
    press('j', { ctrlKey: true })
    expect(heard).not.toHaveBeenCalled()
    press('j', {}, find('[type=checkbox]'))
    expect(heard).toHaveBeenCalledOnce()
  })

  it('[CW-05] [CW-10] act once however long they are held, and lead on as long', () => {
    for (const key of ['g', 'j']) for (const repeat of [false, true, true]) press(key, { repeat })
    expect(keysHeard()).toEqual(['g', 'j', 'j', 'j'])
  })

  it('[CW-05] are left to an open dialog', () => {
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>')
    press('j')
    expect(heard).not.toHaveBeenCalled()
  })

  it('[CW-05] can be turned off and on again', () => {
    act(() => turn(false))
    press('j')
    expect(heard).not.toHaveBeenCalled()
    act(() => turn(true))
    press('j')
    expect(heard).toHaveBeenCalledOnce()
  })
})
