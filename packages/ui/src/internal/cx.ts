import { extendTailwindMerge } from 'tailwind-merge'
import { themeNames } from '../tailwind-preset.js'

const merge = extendTailwindMerge({ prefix: 'eks', extend: { theme: themeNames } })

/** Joins class names; of two utilities for the same property the later one wins, so that a caller may adjust. */
export function cx(...classes: readonly (string | false | null | undefined)[]): string {
  return merge(...classes)
}
