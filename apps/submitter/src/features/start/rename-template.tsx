import { maxTemplateName } from '@eksport/api'
import { mainHeading } from '@eksport/portal/browser/main-heading.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, Dialog, Field, IconButton, Input, toast } from '@eksport/ui'
import { Pencil } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useRenameTemplate } from '../../draft/api/named-templates.ts'
import { copyTexts as texts } from '../../form/copy.texts.ts'

interface TemplateProps {
  readonly id: string
  readonly name: string
  /** Version of the name shown here. */
  readonly version: number
}

/** [EXP-05] Renames a template for the whole organisation. */
export function RenameTemplate(template: TemplateProps) {
  const say = useText()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <IconButton kind="quiet" label={say(texts.renameNamed, { name: template.name })} onClick={() => setAsking(true)}>
        <Pencil aria-hidden="true" />
      </IconButton>
      {asking && <NameDialog {...template} onClose={() => setAsking(false)} />}
    </>
  )
}

/** Why a rename failed: somebody else has renamed or deleted the template, or the server refused the name. */
function failureText(error: unknown) {
  if (isApiError(error, 412)) return texts.renamedMeanwhile
  if (isApiError(error, 404)) return texts.removedMeanwhile
  return texts.renameFailed
}

function NameDialog({ id, name, version, onClose }: TemplateProps & { readonly onClose: () => void }) {
  const say = useText()
  const formId = useId()
  const fieldId = `${formId}-name`
  const [title] = useState(() => say(texts.renameNamed, { name }))
  const [given, setGiven] = useState(name)
  const [isEmpty, setEmpty] = useState(false)
  const { rename, refresh } = useRenameTemplate(id)
  const { error } = rename
  const atName = isApiError(error) ? error.fieldErrors.name?.join(' ') : undefined
  const focusField = () => document.getElementById(fieldId)?.focus()
  const isGone = isApiError(error, 404)
  const close = () => {
    // Refetching removes the row of a deleted template together with this dialog, so it waits until the message has been read.
    if (isGone) refresh()
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const written = given.trim()
    setEmpty(written === '')
    if (written === '') return focusField()
    if (rename.isPending) return
    rename.mutate(
      { name: written, version },
      {
        onSuccess: (renamed) => {
          toast.success(say(texts.renamed, { name: renamed.name }))
          onClose()
        },
        onError: focusField,
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title={title}
      description={say(texts.renameText)}
      successor={() => (isGone ? mainHeading() : undefined)}
      footer={
        <>
          <Button kind="primary" type="submit" form={formId} busy={rename.isPending}>
            {say(texts.save)}
          </Button>
          <Button onClick={close}>{say(texts.cancel)}</Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <Field
          id={fieldId}
          label={say(texts.templateName)}
          width="full"
          error={isEmpty ? say(texts.nameNeeded) : atName}
        >
          <Input
            value={given}
            maxLength={maxTemplateName}
            autoComplete="off"
            onChange={({ target }) => {
              setGiven(target.value)
              setEmpty(false)
              if (rename.isError) rename.reset()
            }}
          />
        </Field>
        {rename.isError && atName === undefined && (
          <Alert tone="danger" role="alert">
            {isApiError(error, 403) ? error.title : say(failureText(error), { name })}
          </Alert>
        )}
      </form>
    </Dialog>
  )
}
