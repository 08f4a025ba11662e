import { render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EksportProvider } from '../../foundation/text/eksport-provider.js'
import { ChangeText } from './change-text.js'
import { type ChangeWords, changeBetween, diffMembers } from './change-text.logic.js'
import { diffWords } from './diff-words.logic.js'

const show = (change: ChangeWords) => render(<ChangeText change={change} data-testid="change" />)
const heard = () => screen.getByTestId('change').textContent?.replace(/\s+/g, ' ').trim()
const marks = (tag: 'del' | 'ins') => [...document.querySelectorAll(tag)].map((mark) => mark.textContent)

describe('what happened', () => {
  it.each([
    [undefined, undefined, { kind: 'same' }],
    ['', [], { kind: 'same' }],
    [undefined, 'a', { kind: 'added', to: 'a' }],
    [['a'], undefined, { kind: 'removed', from: ['a'] }],
    ['a', 'b', { kind: 'changed', from: 'a', to: 'b' }],
    ['a', ['a'], { kind: 'same', to: ['a'] }],
    [['a', 'b'], ['b', 'a'], { kind: 'same', to: ['b', 'a'] }],
    [['a', 'a'], ['a', 'b'], { kind: 'changed', from: ['a', 'a'], to: ['a', 'b'] }],
  ] as const)('[CHG-01] from %j to %j', (from, to, change) => {
    expect(changeBetween(from, to)).toEqual(change)
  })

  it('[CHG-01] members of a list that stayed, came and went', () => {
    expect(diffMembers(['a', 'b', 'b'], ['b', 'c'])).toEqual([
      { kind: 'same', text: 'b' },
      { kind: 'added', text: 'c' },
      { kind: 'removed', text: 'a' },
      { kind: 'removed', text: 'b' },
    ])
  })
})

const sentence = 'Torsk uten hode, sløyd og blokkfryst om bord innen to timer etter fangst.'

describe('words of a long text', () => {
  it('[CHG-01] are compared one by one', () => {
    expect(diffWords(sentence, sentence.replace('to timer', 'fire korte timer'))).toEqual([
      { kind: 'same', text: 'Torsk uten hode, sløyd og blokkfryst om bord innen ' },
      { kind: 'removed', text: 'to ' },
      { kind: 'added', text: 'fire korte ' },
      { kind: 'same', text: 'timer etter fangst.' },
    ])
  })

  it.each([
    ['short texts', 'TEST1004030', 'TEST1004039'],
    ['texts with little in common', sentence, 'Laks, hel og fersk, lagt på is i kasser av isopor på slakteriet.'],
    ['texts that cost too much', 'a '.repeat(501), 'a '.repeat(500)],
  ])('are left whole: %s', (_name, from, to) => {
    expect(diffWords(from, to)).toBeUndefined()
  })

  it('lose nothing: what stayed and went is the old text, what stayed and came the new one', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 21, maxLength: 40 }).map((w) => w.join(' '))
    fc.assert(
      fc.property(text, text, (from, to) => {
        const parts = diffWords(from, to)
        if (!parts) return
        const only = (kind: string) =>
          parts
            .filter((part) => part.kind === 'same' || part.kind === kind)
            .map((part) => part.text.trim())
            .join(' ')
        expect([only('removed'), only('added')]).toEqual([from, to])
      }),
    )
  })
})

describe('ChangeText', () => {
  it.each([
    [{ kind: 'changed', from: 'Bergen', to: 'Oslo' }, 'Endring: Oslo, tidligere Bergen', ['Bergen'], ['Oslo']],
    [{ kind: 'removed', from: 'NO004030' }, 'Fjernet: NO004030', ['NO004030'], []],
    [{ kind: 'added', to: 'Oslo' }, 'Nytt Oslo', [], ['Oslo']],
  ] as const)('[CHG-01] [CHG-03] %j reads %s', (change, text, deleted, inserted) => {
    show(change)
    expect(heard()).toBe(text)
    expect([marks('del'), marks('ins')]).toEqual([deleted, inserted])
    expect(screen.getByTestId('change').querySelector('svg')).not.toBeNull()
    for (const mark of document.querySelectorAll('del, ins')) expect(mark.hasAttribute('aria-label')).toBe(false)
  })

  it('[CHG-01] what stayed the same has no mark at all', () => {
    const { container } = show({ kind: 'same', to: 'Oslo' })
    expect(container.innerHTML).toBe('<span>Oslo</span>')
  })

  it('[CHG-03] a long text says which words went and came', () => {
    show({ kind: 'changed', from: sentence, to: sentence.replace('to timer', 'fire timer') })
    expect([marks('del'), marks('ins')]).toEqual([['to'], ['fire']])
    expect(heard()).toBe(`Endring: ${sentence.replace('to timer', 'fjernet to nytt fire timer')}`)
  })

  it('[CHG-01] an address that changed in part marks that part', () => {
    show({ kind: 'changed', from: 'Sample Ltd\nSample Street 12', to: 'Sample Ltd\nSample Street 112' })
    expect([marks('del'), marks('ins')]).toEqual([['Sample Street 12'], ['Sample Street 112']])
  })

  it('[CHG-01] of several values those that came and went are marked', () => {
    show({ kind: 'changed', from: ['FAO27.1.b', 'FAO27.2.a'], to: ['FAO27.2.a', 'FAO27.1.a'] })
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    expect([marks('del'), marks('ins')]).toEqual([['FAO27.1.b'], ['FAO27.1.a']])
  })

  it.each([
    ['nn', 'Endring: Oslo, tidlegare Bergen'],
    ['en', 'Changed: Oslo, previously Bergen'],
  ] as const)('speaks %s', (locale, text) => {
    render(
      <EksportProvider locale={locale}>
        <ChangeText change={{ kind: 'changed', from: 'Bergen', to: 'Oslo' }} data-testid="change" />
      </EksportProvider>,
    )
    expect(heard()).toBe(text)
  })
})
