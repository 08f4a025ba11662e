import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, ButtonLink, ConfirmDialog, Heading } from '@eksport/ui'
import { Link as RouterLink } from '@tanstack/react-router'
import { useStored } from '../../draft/draft-context.ts'
import { stepLink } from '../../draft/step-link.ts'
import { FactChange } from '../../form/fact-change.tsx'
import { formTexts } from '../../form/form.texts.ts'
import { replacementChangesTexts as texts } from './replacement-changes.texts.ts'
import type { ReplacementChanges, UnknownChanges } from './use-replacement-changes.ts'

/** How many changes are listed; beyond that their number is given. */
const shown = 12

/** [REP-01] What the replacement changes from the original, or that it changes nothing, before the fee is incurred. */
export function ChangesOfReplacement({ reference, changes }: ReplacementChanges) {
  const say = useText()
  const { referenceNumber } = useStored().application
  if (changes.length === 0)
    return (
      <Alert
        tone="warning"
        heading={say(texts.none, { reference })}
        actions={
          <ButtonLink small render={<RouterLink {...stepLink(referenceNumber, { step: 'soknadsinformasjon' })} />}>
            {say(texts.toPages)}
          </ButtonLink>
        }
      >
        {say(texts.noneText)}
      </Alert>
    )
  const others = changes.length - shown
  return (
    <section aria-labelledby="replacement-changes" className="border-t-3 border-changed pt-4">
      <Heading level={2} size="ui" id="replacement-changes">
        {say(changes.length === 1 ? texts.oneChange : texts.changes, { n: changes.length, reference })}
      </Heading>
      <dl className="mt-2">
        {changes.slice(0, shown).map((change) => (
          <FactChange key={JSON.stringify(change.pin)} change={change} />
        ))}
      </dl>
      {others > 0 && <p className="mt-2 text-small text-subtle">{say(texts.others, { n: others })}</p>}
    </section>
  )
}

/** [REP-01] Shown if the original could not be read, so that nothing could be compared. */
export function ChangesUnknown({ reference, retry }: UnknownChanges) {
  const say = useText()
  return (
    <Alert
      tone="warning"
      role="alert"
      heading={say(texts.unknown, { reference })}
      actions={
        <Button small onClick={retry}>
          {say(formTexts.tryAgain)}
        </Button>
      }
    >
      {say(texts.unknownText)}
    </Alert>
  )
}

interface AskUnchangedProps extends Pick<ReplacementChanges, 'reference'> {
  /** Whether the comparison with the original failed. */
  readonly isUnknown: boolean
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onSend: () => void
}

/** Confirms submitting an unchanged replacement: right for a lost paper, but possibly a forgotten correction. */
export function AskUnchanged({ reference, isUnknown, open, onOpenChange, onSend }: AskUnchangedProps) {
  const say = useText()
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={say(isUnknown ? texts.askUnknown : texts.ask)}
      confirmLabel={say(texts.sendAnyway)}
      onConfirm={onSend}
    >
      {say(isUnknown ? texts.askUnknownText : texts.askText, { reference })}
    </ConfirmDialog>
  )
}
