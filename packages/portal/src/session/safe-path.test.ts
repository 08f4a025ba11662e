import { describe, expect, it } from 'vitest'
import { safePath } from './safe-path.ts'

describe('safePath', () => {
  it.each([
    ['/soeknader/4001/transport?x=1', '/soeknader/4001/transport?x=1'],
    ['//evil.example', '/home'],
    ['/\\evil.example', '/home'],
    ['/\t/evil.example', '/home'],
    ['/\n/evil.example', '/home'],
    ['/.//evil.example', '/home'],
    ['/x/..//evil.example', '/home'],
    ['https://evil.example', '/home'],
    ['', '/home'],
  ])('leads %j back to %j', (next, path) => {
    expect(safePath(next, '/home')).toBe(path)
  })
})
