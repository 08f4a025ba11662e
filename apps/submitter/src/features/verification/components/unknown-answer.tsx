import { contact } from '@eksport/portal/text/contact.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { verificationTexts as texts } from '../verification.texts.ts'
import { StatePanel } from './state-panel.tsx'

/** [CRT-10] The same answer for a code that was never issued and for text that cannot be a code. */
export function UnknownAnswer() {
  const say = useText()
  return (
    <StatePanel tone="neutral" word={say(texts.unknown)} meaning={say(texts.unknownText)}>
      <div className="flex flex-col gap-2 px-5 py-4">
        <p>{say(texts.because)}</p>
        <ul className="list-disc pl-5">
          <li>{say(texts.misread)}</li>
          <li>{say(texts.notOurs)}</li>
        </ul>
        <p>{say(texts.scanAgain, contact)}</p>
      </div>
    </StatePanel>
  )
}
