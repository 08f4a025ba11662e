import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contrast, contrastPairs } from '../../packages/ui/scripts/tokens/contrast.ts'
import tokens from '../../packages/ui/src/tokens.json' with { type: 'json' }
import { root } from '../lib/root.ts'

const hexOf = (colors: Readonly<Record<string, unknown>>, name: string) => {
  const token = colors[name] as { readonly $value?: { readonly hex?: string } } | undefined
  if (token?.$value?.hex === undefined) throw new Error(`tokens.json has no colour ${name}.`)
  return token.$value.hex
}

const lowest = (colors: Readonly<Record<string, unknown>>, needs: number) => {
  const ratios = contrastPairs
    .filter((pair) => pair[2] === needs)
    .map(([front, ground]) => contrast(hexOf(colors, front), hexOf(colors, ground)))
  // Cut, never rounded up to what it does not reach.
  return (Math.floor(Math.min(...ratios) * 100) / 100).toFixed(2)
}

/** What can be told from the sources without running anything: lines of Markdown, by the title of their goal. */
export const presentFigures = (): Readonly<Record<string, readonly string[]>> => {
  const { light, dark } = tokens.theme
  const pair = (needs: number) => `${lowest(light, needs)} light, ${lowest(dark, needs)} dark`
  const mistakes = readFileSync(join(root, 'packages/ui/src/contract/public-api.negative.tsx'), 'utf8')
  const refused = mistakes.match(/@ts-expect-error/g)?.length ?? 0
  return {
    'Seen by all': [
      `Lowest contrast of ${contrastPairs.length} pairs in each theme: body text ${pair(7)} (7); other text ${pair(4.5)} (4.5); shapes and edges ${pair(3)} (3).`,
    ],
    'Types that stop mistakes': [`${refused} mistakes that must not compile (60).`],
  }
}
