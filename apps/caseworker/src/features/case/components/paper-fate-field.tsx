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

/**
 * [ACT-11] The fate of the printed paper, required to grant a cancellation; not asked for paper that was never printed or is already
 * recorded.
 */
export function usePaperFate(act: OfficerAction, application: Application) {
  const [paperFate, onChoose] = useState<PaperFate>()
  const isAsked = act === 'grant-cancellation' && hasPrintedPaper(application) && application.paperFate === undefined
  return { isAsked, paperFate, onChoose, isMissing: isAsked && paperFate === undefined }
}

interface PaperFateFieldProps {
  readonly id: string
  readonly fate: ReturnType<typeof usePaperFate>
  /** Whether the action was attempted, so that a missing answer is reported. */
  readonly tried: boolean
}

/** Asks what became of the printed paper of a certificate that is to be cancelled; renders nothing if that is not asked. */
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
