import { describe, expect, it } from 'vitest'
import { playSpoken } from './play-spoken.js'
import type { SpokenRow } from './spoken-row.js'

const files = import.meta.glob<{ spoken: readonly SpokenRow[] }>('../{components,certificate}/*/*.spoken.tsx', {
  eager: true,
})
const folders = Object.entries(files).map(([path, { spoken }]) => [path.split('/').at(-2) ?? '', spoken] as const)

describe('[LIB-10] the spoken contract in the other languages', () => {
  const elsewhere: Record<string, Record<string, string>> = { nn: {}, en: {} }

  describe.each(folders)('%s', (folder, spoken) => {
    const cases = (['nn', 'en'] as const).flatMap((locale) => spoken.map((row) => ({ locale, row, ...row })))
    it.each(cases)('$locale: $component: $action', async ({ locale, row, component, action }) => {
      const { heard } = await playSpoken(row, locale)
      Object.assign(elsewhere[locale] ?? {}, {
        [`${folder}, ${component}: ${action}`]: heard.map(({ text }) => text).join(' · '),
      })
      expect(heard).toHaveLength([row.says].flat().length)
    })
  })

  it('are heard as spoken.json has it, which is published', async () => {
    await expect(`${JSON.stringify(elsewhere, null, 2)}\n`).toMatchFileSnapshot('./spoken.json')
  })
})
