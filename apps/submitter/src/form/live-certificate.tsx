import type { StepId } from '@eksport/domain/templates'
import { useBrowserValue } from '@eksport/portal/browser/browser-value.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Dialog, IconButton } from '@eksport/ui'
import { type CertificateBox, CertificatePane, type CertificatePaneProps } from '@eksport/ui/certificate'
import { FileText, Maximize2, X } from 'lucide-react'
import { useState } from 'react'
import { useLiveCertificate } from '../draft/api/draw-certificate.ts'
import { useAnswers } from '../draft/draft-context.ts'
import { fieldPlace } from '../draft/field-place.ts'
import { useOpenPage } from '../draft/open-page.ts'
import { useTemplate } from '../draft/template-context.ts'
import { useGoToField } from '../draft/use-go-to-field.ts'
import { certificateTexts as texts } from './certificate.texts.ts'
import { MissingAnswers } from './outcome/missing-answers.tsx'
import { signOnPhone, wordsBesidePhone } from './sign-on-phone.ts'
import { useBoxNotes } from './use-box-notes.ts'

interface LivePaneProps extends Pick<CertificatePaneProps, 'actions' | 'large' | 'heading'> {
  /** Called before moving to a field. */
  readonly onLeave?: () => void
}

/** The certificate for the current answers; its boxes link to the form's fields. */
function LivePane({ onLeave, ...pane }: LivePaneProps) {
  const say = useText()
  const { relevant } = useAnswers()
  const template = useTemplate()
  const goToField = useGoToField()
  const { drawing, state, retry } = useLiveCertificate()
  const noteOf = useBoxNotes()
  const placeOf = ({ paths }: CertificateBox) => fieldPlace(template, relevant, paths)
  return (
    <CertificatePane
      {...pane}
      {...(drawing && { drawing })}
      state={state}
      onRetry={retry}
      noteOf={noteOf}
      missing={<MissingAnswers onFollow={onLeave} />}
      placeOf={(box) => {
        const place = placeOf(box)
        return place && say(place.title)
      }}
      onBox={(box) => {
        const place = placeOf(box)
        if (place === undefined) return
        onLeave?.()
        void goToField(place)
      }}
    />
  )
}

interface CertificateDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The certificate at a readable size. */
export function CertificateDialog({ open, onOpenChange }: CertificateDialogProps) {
  const say = useText()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={say(texts.title)} description={say(texts.note)} size="lg">
      <LivePane large heading={false} onLeave={() => onOpenChange(false)} />
    </Dialog>
  )
}

/** Opens the certificate, in windows without room for it beside the form. */
export function CertificateButton() {
  const say = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button className={signOnPhone} icon={<FileText aria-hidden="true" />} onClick={() => setOpen(true)}>
        <span className={wordsBesidePhone}>{say(texts.show)}</span>
      </Button>
      <CertificateDialog open={open} onOpenChange={setOpen} />
    </>
  )
}

/** Whether the certificate is shown beside the form, remembered in this browser. */
export function useCertificateBeside() {
  const [value, set] = useBrowserValue('certificate-beside')
  return { isOpen: value !== 'closed', setOpen: (open: boolean) => set(open ? 'open' : 'closed') }
}

/** Brings the certificate back beside a page that has room for it. */
export function ShowCertificateBeside() {
  const say = useText()
  const { setOpen } = useCertificateBeside()
  return (
    <Button icon={<FileText aria-hidden="true" />} onClick={() => setOpen(true)}>
      {say(texts.show)}
    </Button>
  )
}

/** Opens the certificate at a readable size. Opened on one page, it is closed on the next, which it would cover. */
function Enlarge() {
  const say = useText()
  const { step } = useOpenPage()
  const [openOn, setOpenOn] = useState<StepId>()
  return (
    <>
      <IconButton small kind="quiet" label={say(texts.enlarge)} onClick={() => setOpenOn(step)}>
        <Maximize2 aria-hidden="true" />
      </IconButton>
      <CertificateDialog open={openOn === step} onOpenChange={(open) => setOpenOn(open ? step : undefined)} />
    </>
  )
}

/** [CRT-08] The certificate beside the form. It follows the draft, and does not re-render when another page opens. */
export function CertificateBeside() {
  const say = useText()
  const { setOpen } = useCertificateBeside()
  return (
    <LivePane
      actions={
        <span className="flex gap-1">
          <Enlarge />
          <IconButton small kind="quiet" label={say(texts.hide)} onClick={() => setOpen(false)}>
            <X aria-hidden="true" />
          </IconButton>
        </span>
      }
    />
  )
}
