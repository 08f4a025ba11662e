import { expect, it } from 'vitest'
import type { Catalogue } from '../foundation/text/catalogue.js'

const files = import.meta.glob<Readonly<Record<string, Catalogue>>>(
  '../{components,certificate}/**/*.{texts,words}.ts',
  {
    eager: true,
  },
)
const texts = Object.entries(files).flatMap(([path, file]) =>
  Object.values(file).flatMap((catalogue) =>
    Object.entries(catalogue).map(([key, text]) => [`${path} ${key}`, text] as const),
  ),
)
const marks = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([mark]) => mark).toSorted()

it('[THM-10] every text of every catalogue stands in three languages, with the same marks', () => {
  expect(texts.length).toBeGreaterThan(300)
  const wrong = texts.filter(([, { nb, nn, en }]) =>
    [nb, nn, en].some((text) => !text?.trim() || marks(text).join() !== marks(nb).join()),
  )
  expect(wrong.map(([name]) => name)).toEqual([])
})
