import { KeyHint } from '@eksport/portal/keys/key-hint.tsx'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button } from '@eksport/ui'
import { manyTexts as texts } from './many.texts.ts'
import type { Choosing } from './use-many.tsx'

/** [CW-11] Shows the checkboxes of the rows, for officers who do not use the shortcut. */
export function ChooseMany({ isOn, setIsOn }: Choosing) {
  const say = useText()
  return (
    <Button
      small
      kind="quiet"
      className="print:hidden"
      aria-pressed={isOn}
      iconEnd={<KeyHint letter="X" />}
      onClick={() => setIsOn(!isOn)}
    >
      {say(texts.choose)}
    </Button>
  )
}
