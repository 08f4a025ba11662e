import { isReopened } from '@eksport/domain'
import { getAt } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import type { CertificateBox } from '@eksport/ui/certificate'
import { useAnswers, useStored } from '../draft/draft-context.ts'
import { remarkNotesTexts as texts } from './remark-notes.texts.ts'
import { pathOf } from './remark-notes.ts'
import { useKnownSharings } from './use-noted-sections.ts'

/** The path without line indexes. */
const inAnyLine = (path: string) => path.replaceAll(/\.\d+(?=\.|$)/g, '')

/** [EXP-12] [ACT-08] What the receiver of the goods proposes for a box of the draft, and which of the office's questions is about it. */
export function useBoxNotes(): (box: CertificateBox) => string | undefined {
  const say = useText()
  const sharings = useKnownSharings()
  const { application } = useStored()
  const { answers } = useAnswers()
  const remarks = sharings.flatMap((sharing) =>
    sharing.links
      .flatMap(({ answer }) => answer?.remarks ?? [])
      .filter((remark) => getAt(answers, pathOf(remark, sharing) ?? '') !== remark.text),
  )
  const questions = isReopened(application) ? (application.clarification?.questions ?? []) : []
  return ({ no, paths }) => {
    const proposed = remarks.filter(({ box }) => box === no).map(({ text }) => say(texts.ofAnswer, { text }))
    const facts = new Set(paths.map(inAnyLine))
    const asked = questions.flatMap(({ pins }, index) =>
      pins.some(({ fact }) => fact !== undefined && facts.has(fact)) ? say(texts.question, { n: index + 1 }) : [],
    )
    const notes = [...asked, ...proposed]
    return notes.length === 0 ? undefined : notes.join(' ')
  }
}
