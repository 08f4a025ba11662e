import type { GoodsTable } from '@eksport/domain'
import { wareSection } from '@eksport/domain/templates'
import { useText } from '@eksport/portal/text/use-text.ts'
import { IconButton, StepForm } from '@eksport/ui'
import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useSurroundings } from '../../draft/use-surroundings.ts'
import type { WareAnswers } from './consignment.ts'
import { goodsTexts as texts } from './goods.texts.ts'
import { useWareLists } from './use-ware-lists.ts'

interface WareCardProps {
  readonly ware: WareAnswers
  readonly number: number
  readonly formId: string
  readonly table: GoodsTable | undefined
  readonly onChange: (ware: WareAnswers) => void
  /** Not of the only one. */
  readonly onRemove: (() => void) | undefined
  readonly onChecked: (isValid: boolean) => void
}

const sections = [wareSection]
const everywhere = {}

/** One kind of goods: what it is, in which state, and whether it was farmed. */
export function WareCard({ ware, number, formId, table, onChange, onRemove, onChecked }: WareCardProps) {
  const say = useText()
  const id = useId()
  const { isError: _, ...form } = useSurroundings(sections, everywhere, useWareLists(ware, table))
  return (
    <section aria-labelledby={id} className="rounded border border-line bg-surface px-4 pt-2 pb-4">
      <div className="-mr-2 flex min-h-10 items-center justify-between">
        <h2 id={id} className="text-small font-medium text-subtle">
          {say(texts.ware, { n: number })}
        </h2>
        {onRemove && (
          <IconButton kind="quiet" small label={say(texts.removeWare, { n: number })} onClick={onRemove}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <StepForm
        {...form}
        id={formId}
        sections={sections}
        answers={ware}
        onAnswersChange={onChange}
        onValid={() => onChecked(true)}
        onInvalid={() => onChecked(false)}
      />
    </section>
  )
}
