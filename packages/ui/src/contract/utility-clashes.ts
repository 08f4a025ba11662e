import { extendTailwindMerge } from 'tailwind-merge'
import { eksportPreset } from '../tailwind-preset.js'

const { fontSize, fontWeight, lineHeight, extend } = eksportPreset.theme

const isNumber = (value: string) => /^[\d.]+$/.test(value)

const merge = extendTailwindMerge({
  prefix: 'eks',
  extend: {
    theme: {
      text: Object.keys(fontSize),
      spacing: Object.keys(extend.spacing),
      container: Object.keys(extend.maxWidth),
      shadow: ['menu', 'dialog'],
    },
    // The library's own utilities, in src/styles.css.
    classGroups: {
      'font-weight': [{ weight: Object.keys(fontWeight) }],
      leading: [{ lh: [isNumber, ...Object.keys(lineHeight)] }],
      tracking: [{ spaced: Object.keys(extend.letterSpacing) }],
      'border-w': [{ edge: [isNumber] }],
      'border-w-s': [{ 'edge-s': [isNumber] }],
      'border-w-e': [{ 'edge-e': [isNumber] }],
      'border-w-t': [{ 'edge-t': [isNumber] }],
      'border-w-b': [{ 'edge-b': [isNumber] }],
      shadow: ['barred', 'floating'],
      'text-decoration': ['underlined'],
    },
  },
})

// tailwind-merge lets a later text size remove a line height, because Tailwind's own scale sets one. Ours does not.
const isLineHeight = (utility: string) => /(^|:)lh-/.test(utility)

/**
 * The utilities of a class list that conflict with another utility of the list. The stylesheet decides which of the two
 * wins, not the order of the list, so there must be none.
 */
export function clashesOf(classes: string): readonly string[] {
  const own = classes.split(' ').filter((name) => name.startsWith('eks:'))
  const kept = new Set(merge(own.join(' ')).split(' '))
  return own.filter((name) => !kept.has(name) && !isLineHeight(name))
}

/** Every clash in a page, with its element. */
export function clashesIn(page: ParentNode): readonly string[] {
  return [...page.querySelectorAll('[class*="eks:"]')].flatMap((element) =>
    clashesOf(element.getAttribute('class') ?? '').map(
      (name) => `${name} on <${element.tagName.toLowerCase()} class="${element.getAttribute('class')}">`,
    ),
  )
}
