import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { decodeStored, readRaw, useStored, writeRaw } from './storage.js'

const stored = {
  key: 'valg',
  version: 2,
  fallback: 0,
  parse: (value: unknown) => (typeof value === 'number' ? value : undefined),
}

function Show() {
  const [value, setValue] = useStored(stored)
  return <button type="button" onClick={() => setValue(value + 1)}>{`verdi ${value}`}</button>
}

it.each([
  ['{', 'corrupt JSON'],
  ['{"v":1,"d":5}', 'an older version'],
  ['{"v":2,"d":"5"}', 'another shape'],
  ['null', 'null'],
])('[LST-02] ignores %s (%s)', (raw) => {
  expect(decodeStored(raw, stored)).toBeUndefined()
  localStorage.setItem('valg', raw)
  render(<Show />)
  expect(screen.getByText('verdi 0')).toBeTruthy()
})

it('keeps the value, and takes over what another tab wrote', () => {
  render(<Show />)
  act(() => screen.getByRole('button').click())
  expect(localStorage.getItem('valg')).toBe('{"v":2,"d":1}')
  localStorage.setItem('valg', '{"v":2,"d":7}')
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'valg' }))
  })
  expect(screen.getByText('verdi 7')).toBeTruthy()
})

it('falls back to memory when the store throws', () => {
  const broken = {
    getItem: vi.fn(() => {
      throw new Error('blokkert')
    }),
    setItem: () => {
      throw new Error('full')
    },
    removeItem: () => undefined,
  }
  expect(readRaw('m', broken)).toBeNull()
  writeRaw('m', 'her', broken)
  expect(readRaw('m', broken)).toBe('her')
  writeRaw('m', null, broken)
  expect(readRaw('m', broken)).toBeNull()
})
