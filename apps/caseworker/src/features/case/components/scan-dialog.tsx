import { type Application, uploadLimits } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { UploadWidget } from '@eksport/ui'
import { useId, useState } from 'react'
import { FormDialog } from '#src/lib/form-dialog.tsx'
import { tellDone } from '#src/lib/tell-done.ts'
import { useKeepScan } from '../api/case-paper.ts'
import { scanTexts as texts } from '../scan.texts.ts'

interface ScanDialogProps {
  readonly application: Application
  /** Whether it replaces an existing scan. */
  readonly replaces: boolean
  readonly onClose: () => void
}

/** Row 21 of the status table: uploads the scan of the signed and stamped paper. The chosen file is kept on failure. */
export function ScanDialog({ application, replaces, onClose }: ScanDialogProps) {
  const say = useText()
  const form = useId()
  const [scan, setScan] = useState<File>()
  const [checked, setChecked] = useState(false)
  const keep = useKeepScan(application)
  const submit = () => {
    setChecked(true)
    if (scan === undefined || keep.isPending) return
    keep.mutate(scan, {
      onSuccess: () => {
        tellDone(application.referenceNumber, say(texts.kept))
        onClose()
      },
    })
  }
  return (
    <FormDialog
      form={form}
      title={say(texts.title)}
      description={`${say(texts.explanation)}${replaces ? ` ${say(texts.replaces)}` : ''}`}
      doLabel={say(texts.keep)}
      busy={keep.isPending}
      error={keep.error}
      version={application.version}
      onSubmit={submit}
      onClose={onClose}
    >
      <UploadWidget
        label={say(texts.file)}
        mode="single"
        {...uploadLimits('SCANNED_HEALTH_CERTIFICATE')}
        checkContent
        error={checked && scan === undefined ? say(texts.required) : undefined}
        onFilesChange={(files) => setScan(files.find(({ file }) => file !== undefined)?.file)}
      />
    </FormDialog>
  )
}
