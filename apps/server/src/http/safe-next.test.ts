import { describe, expect, it } from 'vitest'
import { safeNext } from './safe-next.ts'

describe('where a login leads', () => {
  it.each([
    ['/oversikt?page=2&sort=STATUS', '/oversikt?page=2&sort=STATUS'],
    ['/soeknader/4001', '/soeknader/4001'],
    ['/a/../b', '/b'],
  ])('on to %j', (next, path) => expect(safeNext(next)).toBe(path))

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    'oversikt',
    '//',
    '',
    undefined,
    ['/a', '/b'],
    `/${'x'.repeat(2001)}`,
  ])('home instead of %j', (next) => expect(safeNext(next)).toBe('/'))
})
