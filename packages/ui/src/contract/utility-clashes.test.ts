import { expect, it } from 'vitest'
import { buttonStyle } from '../components/button/button.style.js'
import { controlBox } from '../components/input/control.style.js'
import { clashesIn, clashesOf } from './utility-clashes.js'

const bools = [true, false]
const kinds = ['primary', 'secondary', 'quiet', 'danger', 'danger-solid'] as const
const states = ['normal', 'invalid', 'readonly', 'disabled'] as const

/** Every style of the library in every combination of its variants. */
const combinations: Record<string, readonly string[]> = {
  '../components/button/button.style.ts': kinds.flatMap((kind) =>
    bools.flatMap((small) => bools.map((blocked) => buttonStyle({ kind, small, blocked }))),
  ),
  '../components/input/control.style.ts': states.map((state) => controlBox({ state })),
}

it('knows every table of variants in the library', () => {
  const styles = import.meta.glob<string>('../{components,certificate}/*/*.style.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  const tables = Object.keys(styles).filter((file) => styles[file]?.includes('cva('))
  expect(Object.keys(combinations).toSorted()).toEqual(tables.toSorted())
})

it.each(Object.entries(combinations))('%s joins no two utilities of one property', (_, looks) => {
  for (const look of looks) expect(clashesOf(look), look).toEqual([])
})

it('sees a clash, and takes different states, sides and `over:` for different matters', () => {
  expect(clashesOf('eks:px-2 eks:flex eks:px-control-pad mine')).toEqual(['eks:px-2'])
  expect(clashesOf('eks:text-small eks:text-text eks:hover:text-link eks:px-2 eks:pr-4 eks:over:px-3')).toEqual([])
  document.body.innerHTML = '<p class="mine eks:mt-1 eks:mt-2"></p>'
  expect(clashesIn(document.body)).toEqual(['eks:mt-1 on <p class="mine eks:mt-1 eks:mt-2">'])
  document.body.innerHTML = ''
})
