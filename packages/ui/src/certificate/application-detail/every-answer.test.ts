import { type Application, onScreen } from '@eksport/domain'
import { type AskedAnswer, anApplication, aProductLine, everyAskedAnswer } from '@eksport/domain/testing'
import { setAt } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import type { FactSource } from './detail-context.js'
import { detailView, type SectionView } from './detail-view.js'

const context = {
  labels: { label: (_list: string, code: string) => code },
  words: onScreen({ label: (_list, code) => code }, 'nb'),
  t: (key: string) => key,
}

/** An application of the format that asks it, with this answer and without it. */
function pair({ of, at, value, path }: AskedAnswer): { readonly without: FactSource; readonly withIt: FactSource } {
  const base = anApplication(path.startsWith('pdfCertificateDetails') ? { applicationFormat: 'PDF' } : {})
  const make = (answer: unknown) =>
    of === 'line'
      ? { ...base, productLines: [setAt(aProductLine(), at, answer)] }
      : (setAt(base, at, answer) as Application) // a value of the field that asks it
  return { without: make(path === 'certificateFormats' ? [] : undefined), withIt: make(value) }
}

/** The header has its own ways to show these, and marks them as facts. */
const inHeader = new Set(['certificateFormats', 'certificateTemplate'])

const pathsIn = ({ facts }: SectionView) => facts.flatMap(({ paths = [] }) => paths)

describe('[CRT-06] every answer that any form asks', () => {
  it.each(everyAskedAnswer.map((one) => [one.path, one] as const))(
    '[CRT-06] %s is in the detail view, and marked once where it was not given before',
    (path, one) => {
      const { without, withIt } = pair(one)
      const { header, sections, marks } = detailView({ application: withIt, original: without }, context)
      const isShown =
        one.of === 'line'
          ? sections.some(({ lines }) => lines.some((line) => line.marks === 1))
          : [...header.flatMap(({ paths = [] }) => paths), ...sections.flatMap(pathsIn)].includes(one.at)
      expect(isShown).toBe(true)
      expect(marks).toBe(1)
      if (!inHeader.has(path) && one.of === 'application')
        expect(detailView({ application: withIt }, context).sections.flatMap(pathsIn)).toContain(one.at)
    },
  )
})
