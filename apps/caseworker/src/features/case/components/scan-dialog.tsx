import { type Application, uploadLimits } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Dialog, toast, UploadWidget } from '@eksport/ui'
import { type FormEvent, useId, useState } from 'react'
import { dialogTexts } from '../actions/case-actions.texts.ts'
import { useKeepScan } from '../api/keep-scan.ts'
import { scanTexts as texts } from '../scan.texts.ts'
import { ActRefusal } from './act-refusal.tsx'

interface ScanDialogProps {
  readonly application: Application
  /** Whether a scan is there that this one takes the place of. */
  readonly replaces: boolean
  readonly onClose: () => void
}

/** Row 21: the signed and stamped paper is scanned in. The file that was chosen stays when it fails. */
export function ScanDialog({ application, replaces, onClose }: ScanDialogProps) {
  const say = useText()
  const form = useId()
  const [scan, setScan] = useState<File>()
  const [checked, setChecked] = useState(false)
  const keep = useKeepScan(application)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (scan === undefined || keep.isPending) return
    keep.mutate(scan, {
      onSuccess: () => {
        toast.success(say(texts.kept))
        onClose()
      },
    })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="md"
      title={say(texts.title)}
      description={`${say(texts.explanation)}${replaces ? ` ${say(texts.replaces)}` : ''}`}
      closable={!keep.isPending}
      footer={
        <>
          <Button type="submit" form={form} kind="primary" busy={keep.isPending}>
            {say(texts.keep)}
          </Button>
          <Button disabled={keep.isPending} onClick={onClose}>
            {say(dialogTexts.cancel)}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <UploadWidget
          label={say(texts.file)}
          mode="single"
          {...uploadLimits('SCANNED_HEALTH_CERTIFICATE')}
          checkContent
          error={checked && scan === undefined ? say(texts.required) : undefined}
          onFilesChange={(files) => setScan(files.find(({ file }) => file !== undefined)?.file)}
        />
        {keep.error && <ActRefusal error={keep.error} />}
      </form>
    </Dialog>
  )
}
