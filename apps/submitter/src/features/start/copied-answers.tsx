import { formatReference } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import type { Copying } from '../../draft/use-given-anew.ts'
import { copyTexts as texts } from '../../form/copy.texts.ts'
import { WhatIsCopied } from '../../form/what-is-copied.tsx'
import { StartPanel } from './start-panel.tsx'

/** [EXP-05] Beside the first page of a copy: of what, what follows, and what is to be given anew. */
export function CopiedAnswers(copying: Copying) {
  const say = useText()
  return (
    <StartPanel over={say(texts.copyOf)} title={formatReference(copying.original.referenceNumber)}>
      <WhatIsCopied {...copying} />
    </StartPanel>
  )
}
