import { type FilledFormType, filledFormTypes, officeZone, uploadLimits } from '@eksport/domain'
import { domainIssueTexts } from '@eksport/domain/templates'
import { emptyAnswers, issueText, type StepUpload, validateStep } from '@eksport/forms'
import { FormDifferences } from '@eksport/portal/certificate/form-differences.tsx'
import { useFollowedFiles } from '@eksport/portal/journal/use-followed-files.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, Heading, StepForm, toast, type UploadStatus, UploadWidget, useEksport } from '@eksport/ui'
import { refusalMessage } from '@eksport/ui/certificate'
import { Download } from 'lucide-react'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { useJournalKey } from '#src/lib/use-journal-key.ts'
import { useAttachments } from '../../draft/api/attachments.ts'
import { useActs, useAnswers, useStored } from '../../draft/draft-context.ts'
import { hasOutdatedForm, outdatedFormText } from '../../draft/outdated-form.ts'
import { useRefusedAt } from '../../draft/use-refused.ts'
import { useSurroundings } from '../../draft/use-surroundings.ts'
import { FormPage } from '../../form/form-page.tsx'
import { useListScope, useStep } from '../../form/step-page.tsx'
import { useNext } from '../../form/use-next.ts'
import { fillInTexts as texts } from './fill-in.texts.ts'
import { useFormDownload } from './get-form.ts'

const isForm = (type: string): type is FilledFormType => filledFormTypes.some((form) => form === type)
const still: UploadStatus = { sending: 0, refused: 0 }

/** [CRT-11] [WIZ-14] The certificate or its appendix as a file: downloaded, filled in elsewhere, and uploaded again. */
export function FillInPage() {
  const say = useText()
  const { locale } = useEksport()
  const formId = useId()
  const step = useStep('sertifikatmal')
  const { answers, relevant, change, generation } = useAnswers()
  const { application } = useStored()
  const surroundings = useSurroundings(step.sections, useListScope())
  const { busy, next, back } = useNext('sertifikatmal')
  const [files, setFiles] = useState(still)
  const [tried, setTried] = useState(false)
  const [upload] = step.uploads ?? []
  const { now, given } = surroundings
  const missing = useMemo(
    () =>
      validateStep(step, { ...relevant }, { now, timeZone: officeZone, given }).find(
        ({ path }) => path === 'attachments',
      ),
    [step, relevant, now, given],
  )
  const needed = tried ? missing : undefined
  const issues = useMemo(() => (needed === undefined ? [] : [needed]), [needed])
  const refused = useRefusedAt({ step: 'sertifikatmal' }).find(({ path }) => path === 'attachments')
  const wrong = needed ?? refused
  const isOutdated = hasOutdatedForm(application)
  const held = heldBy(files)
  const goOn = () => {
    setTried(true)
    if (missing === undefined && !isOutdated) void next()
  }
  return (
    <FormPage
      step="sertifikatmal"
      intro={step.intro && say(step.intro)}
      actions={{
        form: formId,
        busy,
        ...(held && { blocked: true, note: <Held>{say(held)}</Held> }),
        ...(back && { onBack: back }),
      }}
    >
      <StepForm
        {...surroundings}
        key={generation}
        id={formId}
        sections={step.sections}
        issues={issues}
        answers={emptyAnswers(step.sections, { ...answers })}
        onAnswersChange={(given) => change(given)}
        onInvalid={() => setTried(true)}
        onValid={goOn}
      />
      {upload && isForm(upload.type) && (
        <Exchange
          upload={upload}
          type={upload.type}
          withFields={step.sections.length > 0}
          id={`${formId}-attachments`}
          error={wrong && issueText(wrong, locale, domainIssueTexts)}
          onStatusChange={setFiles}
        />
      )}
      {isOutdated && (
        <Alert tone="danger" role="alert" className="mt-7 max-w-form">
          {say(outdatedFormText)}
        </Alert>
      )}
      <FormDifferences differences={application.formDifferences} isDraft className="mt-7 max-w-form" />
    </FormPage>
  )
}

/** Why the page cannot be left yet. */
function heldBy({ sending, refused }: UploadStatus) {
  if (sending > 0) return texts.heldSending
  return refused > 0 ? texts.heldRefused : undefined
}

const Held = ({ children }: { readonly children: ReactNode }) => <p className="text-small text-subtle">{children}</p>

interface ExchangeProps {
  readonly upload: StepUpload
  readonly type: FilledFormType
  /** Target of the link in the error summary. */
  readonly id: string
  /** Whether the page has questions besides the file. */
  readonly withFields: boolean
  readonly error: string | undefined
  readonly onStatusChange: (status: UploadStatus) => void
}

/** Download of the form and upload of the filled-in file. */
function Exchange({ upload: { label, max }, type, id, withFields, error, onStatusChange }: ExchangeProps) {
  const say = useText()
  const { application } = useStored()
  const { flush, takeFiles } = useActs()
  const { upload, remove } = useAttachments(application.referenceNumber, type)
  // The appendix of a certificate is a separate file.
  const isCertificate = type === 'HEALTH_CERTIFICATE_DRAFT'
  // The form is filled in from stored answers, so they are saved first.
  const download = useFormDownload(application.referenceNumber, type, flush)
  const { field } = useFollowedFiles(useJournalKey(application.referenceNumber), type, application.attachments ?? [], {
    isShown: (file) => file.type === type,
    remove: async (attachmentId) => {
      await remove(attachmentId)
      await takeFiles()
    },
  })
  return (
    <div className={`flex max-w-form flex-col gap-7 ${withFields || error !== undefined ? 'mt-10' : ''}`}>
      <section>
        <Heading level={2} size="ui">
          {say(texts.howTo)}
        </Heading>
        <ol className="mt-2 flex list-decimal flex-col gap-1 pl-5">
          {withFields && <li>{say(texts.stepOne)}</li>}
          <li>{say(texts.stepTwo)}</li>
          <li>{say(texts.stepThree)}</li>
        </ol>
        <Button
          className="mt-4"
          icon={<Download aria-hidden="true" />}
          busy={download.isPending}
          onClick={() => download.mutate()}
        >
          {say(texts.download)}
        </Button>
        <p className="mt-2 text-small text-subtle">{say(texts.downloadHint)}</p>
        {download.isError && (
          <Alert tone="danger" role="alert" className="mt-3">
            {say(texts.downloadFailed)}
          </Alert>
        )}
      </section>
      <UploadWidget<string>
        {...field.props}
        key={field.key}
        id={id}
        label={say(label)}
        hint={say(texts.uploadHint)}
        mode="single"
        replaces
        {...uploadLimits(type)}
        maxFiles={max}
        checkContent
        {...(error !== undefined && { error })}
        {...(isCertificate && { messages: { failed: say(texts.uploadFailed) } })}
        upload={async (file, options) => {
          const id = await upload(file, options)
          await takeFiles()
          if (isCertificate) toast.success(say(texts.uploaded))
          return id
        }}
        getServerMessage={refusalMessage}
        onStatusChange={onStatusChange}
      />
    </div>
  )
}
