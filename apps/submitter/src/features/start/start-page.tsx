import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Link, PageHeading, RadioGroup } from '@eksport/ui'
import { Link as RouterLink } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { BackLink } from '#src/lib/back-link.tsx'
import type { Beginning } from './beginning.ts'
import { BeginningList } from './beginning-list.tsx'
import { ChosenPlace } from './chosen-place.tsx'
import { EmptyApplication, FromNothing } from './from-nothing.tsx'
import { startTexts as texts } from './start.texts.ts'
import { StartBar } from './start-bar.tsx'
import { StartSearch } from './start-search.tsx'
import { TemplateList } from './template-list.tsx'
import { type Beginnings, useBeginnings } from './use-beginnings.ts'

interface StartPageProps {
  /** The key of the chosen entry. */
  readonly chosen: string | undefined
  readonly onChoose: (key: string) => void
}

/** [EXP-05] Where an application starts: from a template, an earlier application, a consignee or empty. */
export function StartPage({ chosen, onChoose }: StartPageProps) {
  const say = useText()
  const formId = useId()
  const [text, setText] = useState('')
  const beginnings = useBeginnings(text.trim())
  const { templates, sent, consignees } = beginnings
  const beginning = useChosen(beginnings, chosen)
  useDocumentTitle(say(texts.title))
  const rows = { formId, chosen: beginning?.key }
  return (
    <>
      <BackLink to={<RouterLink to="/oversikt" />}>{say(texts.back)}</BackLink>
      <PageHeading actions={<EmptyApplication className="lg:hidden" />}>{say(texts.title)}</PageHeading>
      <StartSearch text={text} onTextChange={setText} {...{ beginnings, beginning, formId, onChoose }} />
      <div className="mt-8 grid items-start gap-x-12 gap-y-9 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <RadioGroup legend={say(texts.legend)} hideLegend value={beginning?.key ?? null} onValueChange={onChoose}>
          <TemplateList {...rows} of={templates} isSearched={text !== ''} />
          <BeginningList
            {...rows}
            heading={say(texts.sent)}
            headingEnd={
              <Link className="text-small" render={<RouterLink to="/oversikt" />}>
                {say(texts.allSent)}
              </Link>
            }
            failed={say(texts.sentFailed)}
            of={sent}
            when={texts.sentOn}
          />
          <BeginningList
            {...rows}
            heading={say(texts.consignees)}
            headingEnd={
              <Link className="text-small" render={<RouterLink to="/adressebok" />}>
                {say(texts.addressBook)}
              </Link>
            }
            failed={say(texts.consigneesFailed)}
            of={consignees}
            when={texts.lastOn}
          />
        </RadioGroup>
        <aside aria-label={say(texts.chosen)} className="lg:sticky lg:top-6">
          <ChosenPlace beginning={beginning} formId={formId} />
          <FromNothing className="max-lg:hidden" />
        </aside>
      </div>
      {beginning && <StartBar beginning={beginning} formId={formId} />}
    </>
  )
}

/** The chosen entry, kept while a search hides it; before any choice, the template used last. */
function useChosen({ templates, found }: Beginnings, key: string | undefined): Beginning | undefined {
  const [before, setBefore] = useState<Beginning>()
  const shown = key === undefined ? templates.found[0] : found.find((beginning) => beginning.key === key)
  if (shown !== undefined && shown.key !== before?.key) setBefore(shown)
  return shown ?? (before?.key === key ? before : undefined)
}
