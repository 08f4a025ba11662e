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

/** Where the choice stands under the lists: what is chosen, and the button, always in reach. */
export function StartBar({ beginning, formId }: StartBarProps) {
  const say = useText()
  return (
    // A box of its own would hold the bar where it is; without one it follows the edge of the window.
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
