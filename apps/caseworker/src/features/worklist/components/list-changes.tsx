import { KeyHint } from '@eksport/portal/keys/key-hint.tsx'
import { useSingleKeys } from '@eksport/portal/keys/use-single-keys.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button } from '@eksport/ui'
import { RotateCcw } from 'lucide-react'
import { changesTexts as texts } from '../worklist.texts.ts'

interface ListChangesProps {
  readonly changes: number
  readonly onShow: () => void
}

/** [CW-06] Says that others have changed the list; the officer updates it with the button or R. */
export function ListChanges({ changes, onShow }: ListChangesProps) {
  const say = useText()
  useSingleKeys((key) => {
    if (key !== 'r' || changes === 0) return false
    onShow()
    return true
  })
  return (
    <div role="status" className="empty:hidden">
      {changes > 0 && (
        <Button small icon={<RotateCcw aria-hidden="true" />} iconEnd={<KeyHint letter="R" />} onClick={onShow}>
          {say(changes === 1 ? texts.one : texts.several, { count: changes })}
        </Button>
      )}
    </div>
  )
}
