import type { GoodsTable } from '@eksport/domain'
import { wareSection } from '@eksport/domain/templates'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Heading, IconButton, StepForm } from '@eksport/ui'
import { Pencil, Trash2 } from 'lucide-react'
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
  /** A short summary that a phone shows instead of the questions. */
  readonly digest: string | undefined
  readonly onOpen: () => void
  /** Undefined for the only card. */
  readonly onRemove: (() => void) | undefined
  readonly onChecked: (isValid: boolean) => void
}

const sections = [wareSection]
const anyScope = {}

/** One kind of goods: species, state, and whether it was farmed. */
export function WareCard(props: WareCardProps) {
  const { ware, number, formId, table, digest, onOpen, onChange, onRemove, onChecked } = props
  const say = useText()
  const id = useId()
  const form = useSurroundings(sections, anyScope, useWareLists(ware, table))
  return (
    <section
      aria-labelledby={id}
      data-folded={digest !== undefined || undefined}
      className="group rounded border border-line bg-surface px-4 pt-2 pb-4 max-md:data-folded:pb-2"
    >
      <div className="-mr-2 flex min-h-10 items-center justify-between">
        <Heading level={2} size="small" id={id} className="font-medium text-subtle">
          {say(texts.ware, { n: number })}
        </Heading>
        {onRemove && (
          <IconButton kind="quiet" small label={say(texts.removeWare, { n: number })} onClick={onRemove}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {digest !== undefined && (
        <button
          type="button"
          aria-label={`${digest}. ${say(texts.change, { n: number })}`}
          className="flex min-h-11 w-full items-center justify-between gap-3 text-left font-semibold md:hidden"
          onClick={onOpen}
        >
          <span>{digest}</span>
          <Pencil aria-hidden="true" className="size-icon shrink-0 text-link" />
        </button>
      )}
      <StepForm
        className="max-md:group-data-folded:hidden"
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
