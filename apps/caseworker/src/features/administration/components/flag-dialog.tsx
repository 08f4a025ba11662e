import type { ManagedFlag } from '@eksport/api'
import { maxFlagReason } from '@eksport/domain'
import { KeptWriting, useKeptWriting } from '@eksport/portal/journal/kept-writing.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Field, Textarea, toast } from '@eksport/ui'
import { useId, useState } from 'react'
import { dialogTexts } from '#src/lib/dialog.texts.ts'
import { FormDialog } from '#src/lib/form-dialog.tsx'
import { useSetFlag } from '../api/managed-flags.ts'
import { flagFollows, flagWords, flagTexts as texts } from '../flag.texts.ts'

const kept = new KeptWriting<string>({ shape: 1, isNothing: (reason) => reason.trim() === '' })

interface FlagDialogProps {
  readonly flag: ManagedFlag
  readonly onClose: () => void
}

/** [CW-13] Before a flag is set to its dangerous value: says what follows, and asks for the reason. */
export function FlagDialog({ flag, onClose }: FlagDialogProps) {
  const say = useText()
  const form = useId()
  const { name, enabled } = flag
  const { written, restoredFrom, write, forget } = useKeptWriting(kept, `flag:${name}`, { begin: () => '' })
  const [isTried, setTried] = useState(false)
  const change = useSetFlag(flag)
  const reason = written.trim()
  const wrong = reason === '' ? dialogTexts.required : reason.length > maxFlagReason ? dialogTexts.tooLong : undefined
  const label = say(flagWords[name].name)
  const submit = () => {
    setTried(true)
    if (wrong) document.getElementById(`${form}-reason`)?.focus()
    if (wrong || change.isPending) return
    change.mutate(
      { enabled: !enabled, reason },
      {
        onSuccess: () => {
          forget()
          onClose()
          toast.success(say(enabled ? texts.isOff : texts.isOn, { flag: label }))
        },
      },
    )
  }
  return (
    <FormDialog
      form={form}
      title={say(enabled ? texts.askOff : texts.askOn, { flag: label })}
      description={flagFollows[name] && say(flagFollows[name])}
      doLabel={say(enabled ? texts.turnOff : texts.turnOn)}
      danger
      busy={change.isPending}
      error={change.error}
      version={flag.version}
      stale={texts.stale}
      restoredFrom={restoredFrom}
      onSubmit={submit}
      onClose={onClose}
      onGiveUp={forget}
    >
      <Field
        id={`${form}-reason`}
        label={say(texts.reason)}
        hint={say(texts.reasonHint)}
        error={isTried && wrong && say(wrong, { max: maxFlagReason })}
        required
        width="full"
      >
        <Textarea value={written} rows={3} limit={maxFlagReason} onChange={({ target }) => write(() => target.value)} />
      </Field>
    </FormDialog>
  )
}
