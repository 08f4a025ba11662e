import { useBrowserValue } from '@eksport/portal/browser/browser-value.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Dialog } from '@eksport/ui'
import { BeforeYouStart } from '@eksport/ui/certificate'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { overviewTexts as texts } from '../overview.texts.ts'

/** [RTE-20] Starts an application. The first time in this browser, a notice with what everyone should know comes first. */
export function useCreateNew() {
  const router = useRouter()
  const navigate = useNavigate()
  const [read, setRead] = useBrowserValue('eksport.info-read')
  const [open, setOpen] = useState(false)
  const start = () => void navigate({ to: '/soeknader/varer' })
  const createNew = () => (read === null ? setOpen(true) : start())
  const notice = (
    <Notice
      open={open}
      onOpenChange={setOpen}
      onStart={() => {
        setRead('1')
        setOpen(false)
        start()
      }}
    />
  )
  const loadFirstPage = () => router.preloadRoute({ to: '/soeknader/varer' })
  return { createNew, loadFirstPage, notice }
}

interface NoticeProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onStart: () => void
}

function Notice({ open, onOpenChange, onStart }: NoticeProps) {
  const say = useText()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={say(texts.beforeYouStart)}
      footer={
        <Button kind="primary" iconEnd={<ArrowRight aria-hidden="true" />} onClick={onStart}>
          {say(texts.start)}
        </Button>
      }
    >
      <BeforeYouStart />
    </Dialog>
  )
}
