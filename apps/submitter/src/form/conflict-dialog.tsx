import type { FormAnswers } from '@eksport/domain'
import { relevantApplication } from '@eksport/domain/templates'
import { summarize } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Dialog, Radio, RadioGroup } from '@eksport/ui'
import { useMemo, useState } from 'react'
import { type ConflictChoice, conflictChoices } from '../draft/conflict-choices.ts'
import { useAnswers, useDraftNotices } from '../draft/draft-context.ts'
import type { Choice } from '../draft/draft-keeper.ts'
import { useTemplate } from '../draft/template-context.ts'
import { useRested } from '../draft/use-rested.ts'
import { useSavedElsewhere } from '../draft/use-saved-elsewhere.ts'
import { useSummaryContext } from '../draft/use-summary-context.ts'
import { formTexts as texts } from './form.texts.ts'

const restMs = 1000

/** [WIZ-22] [EXP-03] Two people have answered the same question differently: the one who saves later sees both answers and chooses. */
export function ConflictDialog() {
  const { choice } = useDraftNotices()
  const { answers } = useAnswers()
  // The dialog takes focus, so it waits until typing pauses.
  const isResting = useRested(answers, restMs) === answers
  return choice && isResting ? <Conflict key={choice.theirs.application.version} choice={choice} /> : null
}

function useChoices(choice: Choice): readonly ConflictChoice[] {
  const template = useTemplate()
  const context = useSummaryContext()
  return useMemo(() => {
    const wordsOf = (answers: FormAnswers) => {
      const relevant = relevantApplication(answers)
      return { answers: relevant, steps: summarize(template, { ...relevant }, context) }
    }
    return conflictChoices(choice, wordsOf)
  }, [choice, template, context])
}

function Conflict({ choice }: { readonly choice: Choice }) {
  const say = useText()
  const { choose } = useDraftNotices()
  const words = useSavedElsewhere(choice.saver)
  const choices = useChoices(choice)
  const [theirs, setTheirs] = useState<ReadonlySet<number>>(new Set())
  const apply = () => {
    const taken = new Set(choices.flatMap(({ conflicts }, index) => (theirs.has(index) ? conflicts : [])))
    choose((conflict) => taken.has(conflict))
  }
  const answer = (index: number, value: string) => {
    const others = [...theirs].filter((one) => one !== index)
    setTheirs(new Set(value === 'theirs' ? [...others, index] : others))
  }
  return (
    <Dialog
      open
      closable={false}
      onOpenChange={() => undefined}
      size="md"
      title={words.title}
      description={words.conflict}
      footer={
        <Button kind="primary" onClick={apply}>
          {say(texts.conflictApply)}
        </Button>
      }
    >
      {choices.length === 0 && <p>{say(texts.conflictNone)}</p>}
      <div className="flex flex-col gap-6">
        {choices.map((one, index) => (
          <RadioGroup
            key={one.label}
            legend={one.deleted ? words.deleted(one.deleted, one.label) : one.label}
            value={theirs.has(index) ? 'theirs' : 'mine'}
            onValueChange={(value) => answer(index, value)}
          >
            <Radio value="mine" hint={words.mine} label={<ChoiceText choice={one} side="mine" />} />
            <Radio value="theirs" hint={words.theirs} label={<ChoiceText choice={one} side="theirs" />} />
          </RadioGroup>
        ))}
      </div>
    </Dialog>
  )
}

/** An answer in words; for a line that one side deleted, what choosing it does. */
function ChoiceText({ choice, side }: { readonly choice: ConflictChoice; readonly side: 'mine' | 'theirs' }) {
  const say = useText()
  const { deleted, [side]: answer } = choice
  const words = deleted === side ? say(texts.conflictDelete) : answer || say(texts.nothing)
  return (
    <span className="wrap-anywhere whitespace-pre-line">
      {deleted && deleted !== side ? `${say(texts.conflictKeep)}\n${words}` : words}
    </span>
  )
}
