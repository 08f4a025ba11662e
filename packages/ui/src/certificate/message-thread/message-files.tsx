'use client'
import { type RefObject, useRef } from 'react'
import { Button } from '../../components/button/button.js'
import { IconButton } from '../../components/icon-button/icon-button.js'
import { Paperclip, X } from '../../foundation/icons/icons.js'
import { formatFileSize } from '../../foundation/internal/format-file-size.js'
import { findSuccessor, focusElement } from '../../foundation/internal/successor-focus.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { messageThreadTexts } from './message-thread.texts.js'

interface MessageFilesProps {
  files: readonly File[]
  onFilesChange: (files: readonly File[]) => void
  /** As the attribute of a file input: '.pdf,.jpg'. */
  accept: string | undefined
  disabled: boolean
  addButton: RefObject<HTMLButtonElement | null>
}

const identity = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`

/** The same file chosen twice is one file. */
function withFiles(files: readonly File[], more: readonly File[]): readonly File[] {
  return [...new Map([...files, ...more].map((file) => [identity(file), file])).values()]
}

/** The files that go with a message; one that is taken away gives focus to the next, or to the button that adds. */
export function ChosenFiles({ files, onFilesChange, disabled, addButton }: Omit<MessageFilesProps, 'accept'>) {
  const t = useTexts('message-thread', messageThreadTexts)
  const { locale } = useEksport()
  if (files.length === 0) return null
  const remove = (file: File, item: HTMLElement | null) => {
    const successor = item && findSuccessor(item, 'button', addButton.current)
    onFilesChange(files.filter((other) => other !== file))
    focusElement(successor)
  }
  return (
    <ul aria-label={t('attachments')} className="eks:mt-2 eks:text-ui">
      {files.map((file) => (
        <li
          key={identity(file)}
          className="eks:flex eks:items-center eks:gap-2 eks:border-b eks:border-line eks:last:border-b-0"
        >
          <span className="eks:min-w-0 eks:wrap-anywhere">{file.name}</span>
          <span className="eks:ml-auto eks:text-small eks:whitespace-nowrap eks:tabular-nums eks:text-subtle">
            {formatFileSize(file.size, locale)}
          </span>
          <IconButton
            kind="quiet"
            small
            disabled={disabled}
            label={t('removeFile', { name: file.name })}
            onClick={(event) => remove(file, event.currentTarget.closest('li'))}
          >
            <X aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

/** Opens the browser's own choice of files. */
export function AddFiles({ files, onFilesChange, accept, disabled, addButton }: MessageFilesProps) {
  const t = useTexts('message-thread', messageThreadTexts)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept}
        aria-label={t('addFiles')}
        onChange={(event) => {
          onFilesChange(withFiles(files, [...(event.target.files ?? [])]))
          // The same file may be chosen again after it was taken away.
          event.target.value = ''
        }}
      />
      <Button
        ref={addButton}
        kind="quiet"
        small
        disabled={disabled}
        icon={<Paperclip aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {t('addFiles')}
      </Button>
    </>
  )
}
