import type { NoticeSettings } from '@eksport/api'
import { type Application, clockOf, type NoticeKind, noticeCatalogue } from '@eksport/domain'
import { noticeSettingsQuery } from '@eksport/portal/notices/notices-query.ts'
import { useSaveNoticeSettings } from '@eksport/portal/notices/use-save-notice-settings.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Fetched } from '@eksport/portal/waiting/fetched.tsx'
import { Alert, Heading, Link, Switch } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { receiptTexts as texts } from './receipt.texts.ts'

type Noticed = Pick<Application, 'applicationStatus' | 'certificateFormats' | 'revision'>

/** The notifications that may still be sent about an application, the most likely first; none once it has ended. */
function kindsAhead(application: Noticed): readonly NoticeKind[] {
  if (clockOf(application) === 'ENDED') return []
  const { applicationStatus, certificateFormats } = application
  const isOpen = applicationStatus === 'INNSENDT' || applicationStatus === 'UNDER_VURDERING'
  const asked: readonly NoticeKind[] = isOpen ? ['CLARIFICATION_REQUESTED', 'MESSAGE_TO_EXPORTER'] : []
  const done = certificateFormats.includes('PAPER') ? 'READY_FOR_PICKUP' : 'CERTIFICATE_ISSUED'
  return [...asked, done, ...(isOpen ? (['APPLICATION_REFUSED'] as const) : [])]
}

/** [ACT-13] Which notifications this application sends and where; the choice of e-mails takes effect at once. */
export function ReceiptNotices({ application }: { readonly application: Application }) {
  const say = useText()
  const settings = useQuery(noticeSettingsQuery)
  const kinds = kindsAhead(application)
  if (kinds.length === 0) return null
  return (
    <section aria-labelledby="notices" className="border-t border-line-strong pt-4">
      <Heading level={2} size="h3" id="notices">
        {say(texts.notices)}
      </Heading>
      <Fetched query={settings} failed={say(texts.noticesFailed)}>
        {(data) => <Choices settings={data} kinds={kinds} />}
      </Fetched>
      <Link className="mt-3 inline-block text-small" render={<RouterLink to="/profil" />}>
        {say(texts.allNotices)}
      </Link>
    </section>
  )
}

interface ChoicesProps {
  readonly settings: NoticeSettings
  readonly kinds: readonly NoticeKind[]
}

function Choices({ settings: { mail, locale, withoutMail }, kinds }: ChoicesProps) {
  const say = useText()
  const save = useSaveNoticeSettings()
  const turn = (kind: NoticeKind, isMailed: boolean) => {
    const others = withoutMail.filter((one) => one !== kind)
    save.mutate({ locale, withoutMail: isMailed ? others : [...others, kind] })
  }
  return (
    <>
      <p className="mt-1 text-small text-subtle wrap-anywhere">
        {mail === null ? say(texts.noticesNoMail) : say(texts.noticesByMail, { mail })}
      </p>
      <ul className="mt-2">
        {kinds.map((kind) => (
          <li key={kind} className="border-b border-line py-1.5">
            {mail === null ? (
              say(noticeCatalogue[kind].name)
            ) : (
              <Switch
                label={say(noticeCatalogue[kind].name)}
                checked={!withoutMail.includes(kind)}
                onCheckedChange={(on) => turn(kind, on)}
              />
            )}
          </li>
        ))}
      </ul>
      {save.isError && (
        <Alert tone="danger" role="alert" className="mt-3">
          {say(texts.noticeNotSaved)}
        </Alert>
      )}
    </>
  )
}
