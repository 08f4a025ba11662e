import type { Application, OfficerAction } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, ButtonRow } from '@eksport/ui'
import { Printer } from 'lucide-react'
import { printTexts as texts } from '../case.texts.ts'

interface PrintQuestionProps {
  readonly application: Application
  /** Opens the stored file; undefined for prints from before files were stored. */
  readonly onShow: (() => void) | undefined
  readonly onAct: (act: OfficerAction) => void
}

/** [CRT-15] Shown above the case after a print until it is answered: the sheets used, and whether they came out well. */
export function PrintQuestion({ application, onShow, onAct }: PrintQuestionProps) {
  const say = useText()
  return (
    <div className="border-b border-line bg-surface px-5 py-3 max-md:px-4 print:hidden">
      <Alert
        tone="warning"
        heading={say(texts.question)}
        actions={
          <ButtonRow>
            <Button small kind="primary" onClick={() => onAct('confirm-print')}>
              {say(texts.well)}
            </Button>
            <Button small onClick={() => onAct('void-print')}>
              {say(texts.spoilt)}
            </Button>
            {onShow && (
              <Button small icon={<Printer aria-hidden="true" />} onClick={onShow}>
                {say(texts.openPrint)}
              </Button>
            )}
          </ButtonRow>
        }
      >
        {say(texts.taken, { serials: application.paperSerial ?? '' })} {say(texts.whenWell)}
      </Alert>
    </div>
  )
}
