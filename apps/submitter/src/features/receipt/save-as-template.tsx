import { maxTemplateName } from '@eksport/api'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, Card, Field, Heading, Input, toast } from '@eksport/ui'
import { type FormEvent, useState } from 'react'
import { useOrganisation } from '#src/lib/organisation.ts'
import { useSaveTemplate } from '../../draft/api/named-templates.ts'
import { copyTexts as texts } from '../../form/copy.texts.ts'

const field = 'navn-paa-malen'

/** [EXP-05] Saves the submitted application under a name, from which anyone in the organisation can start another. */
export function SaveAsTemplate({ referenceNumber }: { readonly referenceNumber: number }) {
  const say = useText()
  const { name: organisation } = useOrganisation()
  const [name, setName] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const save = useSaveTemplate(referenceNumber)
  const taken = isApiError(save.error) ? save.error.fieldErrors.name?.join(' ') : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = name.trim()
    setEmpty(given === '')
    if (given === '') return document.getElementById(field)?.focus()
    if (save.isPending) return
    save.mutate(given, {
      onSuccess: () => {
        setName('')
        toast.success(say(texts.templateSaved, { name: given }))
      },
      onError: () => document.getElementById(field)?.focus(),
    })
  }
  return (
    <Card role="region" aria-labelledby="save-template" className="flex flex-col">
      <Heading level={3} id="save-template">
        {say(texts.saveTemplate)}
      </Heading>
      <p className="mt-1 text-small text-subtle">{say(texts.saveTemplateText, { organisation })}</p>
      <form onSubmit={submit} noValidate className="mt-auto flex flex-wrap items-end gap-3 pt-3">
        <Field
          id={field}
          label={say(texts.templateName)}
          error={isEmpty ? say(texts.nameNeeded) : taken}
          className="flex-1"
        >
          <Input
            maxLength={maxTemplateName}
            value={name}
            onChange={(event) => {
              setName(event.target.value)
              setEmpty(false)
              if (save.isError) save.reset()
            }}
          />
        </Field>
        <Button type="submit" busy={save.isPending}>
          {say(texts.save)}
        </Button>
      </form>
      {save.isError && taken === undefined && (
        <Alert tone="danger" role="alert" className="mt-3">
          {isApiError(save.error, 403) ? save.error.title : say(texts.saveFailed)}
        </Alert>
      )}
    </Card>
  )
}
