import { mainHeading } from '@eksport/portal/browser/main-heading.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { ConfirmDialog, IconButton, toast } from '@eksport/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useRemoveTemplate } from '../../draft/api/named-templates.ts'
import { copyTexts as texts } from '../../form/copy.texts.ts'

interface RemoveTemplateProps {
  readonly id: string
  readonly name: string
}

/** [EXP-05] Deletes a named template for the whole organisation, after confirmation. */
export function RemoveTemplate({ id, name }: RemoveTemplateProps) {
  const say = useText()
  const [asking, setAsking] = useState(false)
  const remove = useRemoveTemplate()
  return (
    <>
      <IconButton kind="quiet" label={say(texts.removeNamed, { name })} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={say(texts.removeQuestion, { name })}
        confirmLabel={say(texts.remove)}
        errorText={(error) => (isApiError(error, 403) ? error.title : say(texts.removeFailed))}
        successor={mainHeading}
        onConfirm={async () => {
          await remove.mutateAsync(id)
          toast.success(say(texts.removed))
        }}
      >
        {say(texts.removeText)}
      </ConfirmDialog>
    </>
  )
}
