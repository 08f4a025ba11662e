import type { NoticeSettings } from '@eksport/api'
import { type NoticeChoices, type NoticeKind, noticeCatalogue } from '@eksport/domain'
import type { Locale, LocalizedText } from '@eksport/forms'
import { Alert, Button, Checkbox, Fieldset, toast } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { isApiError } from '../server/is-api-error.ts'
import { whenDone } from '../server/when-done.ts'
import { languageNames } from '../text/browser-locale.ts'
import { LocaleRadios } from '../text/locale-radios.tsx'
import { useText } from '../text/use-text.ts'
import { Fetched } from '../waiting/fetched.tsx'
import { noticesTexts as texts } from './notices.texts.ts'
import { noticeSettingsQuery } from './notices-query.ts'
import { useSaveNoticeSettings } from './use-save-notice-settings.ts'

/** The subjects of notices. */
type NoticeGroup = 'questions' | 'decisions' | 'paper' | 'cases' | 'failures'

const groupTexts: Readonly<Record<NoticeGroup, LocalizedText>> = {
  questions: { nb: 'Spørsmål og meldinger', nn: 'Spørsmål og meldingar', en: 'Questions and messages' },
  decisions: { nb: 'Hva som blir bestemt', nn: 'Kva som blir bestemt', en: 'What is decided' },
  paper: { nb: 'Henting og papir', nn: 'Henting og papir', en: 'Pickup and paper' },
  cases: { nb: 'Hvem som har saken', nn: 'Kven som har saka', en: 'Who has the case' },
  failures: { nb: 'Det som ikke lyktes', nn: 'Det som ikkje lykkast', en: 'What failed' },
}

/** [ACT-13] The settings list the kinds by group. */
const groupOf: Readonly<Record<NoticeKind, NoticeGroup>> = {
  CLARIFICATION_REQUESTED: 'questions',
  CLARIFICATION_RECALLED: 'questions',
  CLARIFICATION_REMINDER: 'questions',
  MESSAGE_TO_EXPORTER: 'questions',
  CASE_STOPPED: 'decisions',
  CASE_RESUMED: 'decisions',
  APPLICATION_REFUSED: 'decisions',
  COMPLAINT_DECIDED: 'decisions',
  APPROVAL_WITHDRAWN: 'decisions',
  READY_FOR_PICKUP: 'paper',
  CERTIFICATE_ISSUED: 'decisions',
  RETURN_AGREED: 'paper',
  PAPER_TO_RETURN: 'paper',
  PAPER_TO_PRINT_AGAIN: 'paper',
  REPLACED_PAPER_SETTLED: 'paper',
  CANCELLATION_GRANTED: 'decisions',
  CANCELLATION_REFUSED: 'decisions',
  CERTIFICATE_ANNULLED: 'decisions',
  CUSTOMER_ANSWERED: 'questions',
  DRAFT_REMINDER: 'questions',
  CLARIFICATION_ANSWERED: 'questions',
  CLARIFICATION_OVERDUE: 'questions',
  MESSAGE_TO_OFFICER: 'questions',
  CASE_TRANSFERRED: 'cases',
  CASE_TRANSFERRED_TO_OFFICE: 'cases',
  CASE_TAKEN_OVER: 'cases',
  CASE_TRANSFERRED_FROM_YOU: 'cases',
  SIGNING_REJECTED: 'cases',
  CANCELLATION_REQUESTED: 'decisions',
  COMPLAINT_RECEIVED: 'decisions',
  CASE_ENDED: 'decisions',
  PICKUP_MOVED: 'paper',
  DEPARTURE_MOVED: 'cases',
  CASE_OVERDUE: 'cases',
  JOB_FAILED: 'failures',
  AUTHORITY_NOT_TOLD: 'failures',
  AUTHORITY_ANNULLED: 'decisions',
}

/** [ACT-13] Settings: what is sent by mail, and in which language. */
export function NoticeSettingsForm() {
  const say = useText()
  const settings = useQuery(noticeSettingsQuery)
  return (
    <Fetched query={settings} failed={say(texts.failed)}>
      {(data) => <Choices settings={data} />}
    </Fetched>
  )
}

function Choices({ settings: { kinds, mail, version, ...chosen } }: { readonly settings: NoticeSettings }) {
  const say = useText()
  // Until another one is chosen here, the stored language, which may be set along with an address outside this form.
  const [own, setLocale] = useState<Locale>()
  const locale = own ?? chosen.locale
  const [without, setWithout] = useState<ReadonlySet<NoticeKind>>(() => new Set(chosen.withoutMail))
  // [SEC-04] The version that the boxes show; undefined once a change made elsewhere has been reported.
  const [drawn, setDrawn] = useState<number | undefined>(version)
  const save = useSaveNoticeSettings()
  const choose = (kind: NoticeKind, isMailed: boolean) =>
    setWithout((before) => {
      const next = new Set(before)
      if (isMailed) next.delete(kind)
      else next.add(kind)
      return next
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    const choosing = { locale, withoutMail: [...without], ...(drawn !== undefined && { seen: drawn }) }
    const saving = save.mutateAsync(choosing, {
      onSuccess: (kept) => setDrawn(kept.version),
      onError: (error) => isApiError(error, 412) && setDrawn(undefined),
    })
    whenDone(saving, () => toast.success(say(texts.saved)))
  }
  return (
    <form onSubmit={submit} className="grid max-w-form gap-6">
      <p className="text-ui">{mail === null ? say(texts.noMail) : say(texts.sentTo, { mail })}</p>
      <Fieldset legend={say(texts.byMail)} hint={say(texts.byMailHint)}>
        <div className="mt-4 grid gap-x-8 gap-y-5 md:grid-cols-2">
          {[...Map.groupBy(kinds, (kind) => groupOf[kind])].map(([group, own]) => (
            <Fieldset key={group} legend={say(groupTexts[group])}>
              {own.map((kind) => (
                <Checkbox
                  key={kind}
                  label={say(noticeCatalogue[kind].name)}
                  checked={!without.has(kind)}
                  onChange={(event) => choose(kind, event.target.checked)}
                />
              ))}
            </Fieldset>
          ))}
        </div>
      </Fieldset>
      <LocaleRadios legend={say(texts.language)} value={locale} onChange={setLocale} />
      {save.isError && (
        <Alert tone="danger" role="alert">
          {isApiError(save.error, 412) ? <Elsewhere {...chosen} /> : say(texts.saveFailed)}
        </Alert>
      )}
      {/* Visible from the first box to the last. */}
      <div className="sticky bottom-0 z-1 -mx-1 border-t border-line bg-page px-1 py-3">
        <Button type="submit" busy={save.isPending}>
          {say(texts.save)}
        </Button>
      </div>
    </form>
  )
}

/** Settings that were changed in another window, and that apply until this form is saved again. */
function Elsewhere({ locale, withoutMail }: NoticeChoices) {
  const say = useText()
  const language = languageNames[locale]
  const kinds = withoutMail.map((kind) => say(noticeCatalogue[kind].name)).join(', ')
  return (
    <span>
      {[
        say(texts.stale),
        kinds === '' ? say(texts.allNow, { language }) : say(texts.someNow, { kinds, language }),
        say(texts.onceMore),
      ].join(' ')}
    </span>
  )
}
