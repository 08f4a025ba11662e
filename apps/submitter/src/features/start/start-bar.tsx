import { useText } from '@eksport/portal/text/use-text.ts'
import { Button } from '@eksport/ui'
import { CaseActionBar } from '@eksport/ui/certificate'
import { Plus } from 'lucide-react'
import type { Beginning } from './beginning.ts'
import { startTexts as texts } from './start.texts.ts'

interface StartBarProps {
  readonly beginning: Beginning
  readonly formId: string
}

/** On narrow pages: the choice and the create button, always visible at the bottom edge. */
export function StartBar({ beginning, formId }: StartBarProps) {
  const say = useText()
  return (
    // `contents`: a box would confine the sticky bar to its own height; without one it follows the bottom edge of the window.
    <div className="max-lg:contents lg:hidden">
      <CaseActionBar label={say(texts.actions)} className="-mx-8 mt-10 max-md:-mx-4">
        <p className="line-clamp-2 min-w-0 flex-1 text-small font-semibold wrap-anywhere">{beginning.title}</p>
        <Button kind="primary" type="submit" form={formId} icon={<Plus aria-hidden="true" />}>
          {say(texts.createShort)}
        </Button>
      </CaseActionBar>
    </div>
  )
}
