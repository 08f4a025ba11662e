import { Alert, Button } from '@eksport/ui'
import { mainHeading } from '../browser/main-heading.ts'
import { useText } from '../text/use-text.ts'

const texts = {
  begunBefore: {
    nb: 'Dette begynte du på sist. Det er lagret på denne maskinen, og ikke sendt til oss ennå.',
    nn: 'Dette byrja du på sist. Det er lagra på denne maskina, og ikkje sendt til oss enno.',
    en: 'You began on this last time. It is saved on this computer, and has not been sent to us yet.',
  },
  beginAnew: { nb: 'Begynn på nytt', nn: 'Byrj på nytt', en: 'Begin anew' },
} as const

/** [EXP-03] A notice that the fields contain what was written on an earlier page, with a way to begin without it. */
export function BegunBefore({ onBeginAnew }: { readonly onBeginAnew: () => void }) {
  const say = useText()
  return (
    <Alert
      tone="info"
      className="mb-7"
      actions={
        <Button
          small
          onClick={() => {
            onBeginAnew()
            // The notice disappears together with its button.
            mainHeading()?.focus()
          }}
        >
          {say(texts.beginAnew)}
        </Button>
      }
    >
      {say(texts.begunBefore)}
    </Alert>
  )
}
