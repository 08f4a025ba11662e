import {
  type Application,
  hasPrintedPaper,
  type OfficerAction,
  type PaperFate,
  paperFates,
  paperFateTexts,
} from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Radio, RadioGroup } from '@eksport/ui'
import { useState } from 'react'
import { paperFateQuestion as texts } from '../paper-fate.texts.ts'

/** [ACT-11] The fate of the printed paper, which granting a cancellation asks for; nothing is asked of paper never printed, or recorded already. */
export function usePaperFate(act: OfficerAction, application: Application) {
  const [paperFate, onChoose] = useState<PaperFate>()
  const isAsked = act === 'grant-cancellation' && hasPrintedPaper(application) && application.paperFate === undefined
  return { isAsked, paperFate, onChoose, isMissing: isAsked && paperFate === undefined }
}

interface PaperFateFieldProps {
  readonly id: string
  readonly fate: ReturnType<typeof usePaperFate>
  /** The act was tried: from then on a missing answer is said. */
  readonly tried: boolean
}

/** What became of the printed paper of a certificate that is to be cancelled; nothing where that is not asked. */
export function PaperFateField({ id, fate, tried }: PaperFateFieldProps) {
  const say = useText()
  if (!fate.isAsked) return null
  return (
    <RadioGroup
      id={id}
      legend={say(texts.question)}
      hint={say(texts.hint)}
      required
      value={fate.paperFate ?? null}
      error={tried && fate.isMissing ? say(texts.required) : undefined}
      onValueChange={(chosen) => fate.onChoose(paperFates.find((one) => one === chosen))}
    >
      {paperFates.map((one) => (
        <Radio key={one} value={one} label={say(paperFateTexts[one])} />
      ))}
    </RadioGroup>
  )
}
