import type { NamedTemplate } from '@eksport/api'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button } from '@eksport/ui'
import { useState } from 'react'
import { BeginningList } from './beginning-list.tsx'
import { RemoveTemplate } from './remove-template.tsx'
import { RenameTemplate } from './rename-template.tsx'
import { startTexts as texts } from './start.texts.ts'
import type { BeginningsOf } from './use-beginnings.ts'

interface TemplateListProps {
  readonly of: BeginningsOf<NamedTemplate[]>
  readonly isSearched: boolean
  readonly chosen: string | undefined
  readonly formId: string
}

/** How many templates are shown, the last used first, until all are requested. */
const maxTemplates = 5

/** [EXP-05] The organisation's named templates. */
export function TemplateList({ of, isSearched, ...rows }: TemplateListProps) {
  const say = useText()
  const [isAll, setAll] = useState(false)
  const isShort = !isAll && !isSearched && of.found.length > maxTemplates
  return (
    <BeginningList
      {...rows}
      heading={say(texts.templates)}
      headingEnd={
        isShort && (
          <Button kind="quiet" small onClick={() => setAll(true)}>
            {say(texts.allTemplates, { n: of.found.length })}
          </Button>
        )
      }
      failed={say(texts.templatesFailed)}
      of={isShort ? { ...of, found: of.found.slice(0, maxTemplates) } : of}
      when={texts.used}
      action={({ template, title }) =>
        template && (
          <>
            <RenameTemplate {...template} name={title} />
            <RemoveTemplate id={template.id} name={title} />
          </>
        )
      }
    />
  )
}
